"""The names of the research kit, and where each is defined: `import tilewright.research` offers these lines."""

from tilewright.research.actions import NotLegal as NotLegal
from tilewright.research.aec import env as env
from tilewright.research.aec import parallel_env as parallel_env
from tilewright.research.aec import raw_env as raw_env
from tilewright.research.batch import vector_env as vector_env
from tilewright.research.one_seat import gym_env as gym_env
from tilewright.research.tasks import TASKS as TASKS
from tilewright.research.tasks import score as score

__all__: list[str]
