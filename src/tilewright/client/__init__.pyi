"""The names of the client, and where each is defined: `import tilewright.client` offers these lines."""

from tilewright.client.errors import ClientError as ClientError
from tilewright.client.errors import CommandRefused as CommandRefused
from tilewright.client.errors import Gone as Gone
from tilewright.client.errors import NoAnswer as NoAnswer
from tilewright.client.errors import RequestRefused as RequestRefused
from tilewright.client.errors import SocketClosed as SocketClosed
from tilewright.client.live_match import LiveMatch as LiveMatch
from tilewright.client.live_match import follow as follow
from tilewright.client.live_table import LiveTable as LiveTable
from tilewright.client.live_table import attend as attend
from tilewright.client.server import Answer as Answer
from tilewright.client.server import Network as Network
from tilewright.client.server import Server as Server
from tilewright.client.socket import Socket as Socket
from tilewright.client.socket import open_socket as open_socket
from tilewright.client.tally import Acked as Acked
from tilewright.client.tally import Tally as Tally

__all__: list[str]
