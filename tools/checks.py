"""The steps of ./check and its closing screen."""

import argparse
import json
import os
import subprocess
import sysconfig
import tempfile
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, wait
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from statistics import mean
from typing import Any
from xml.etree import ElementTree

from tools.changed import affected_tests, changed_since
from tools.environment import KERNEL, ROOT, Trouble, command, compiler, prepare, run, say
from tools.node import code as browser_code
from tools.node import types as browser_types
from tools.parts import PARTS, in_ci, install_missing
from tools.processor import MOST_OF_OTHERS, others_now, used_by_ended

SKIP_LINES = 8
DEAREST = 40
# What the tests cost: every row, and the screen of the dearest as text.
COSTS = ROOT / "build" / "costs.json"

EXAMPLES = """\
examples:
  ./check                        everything, as CI runs it
  ./check --fix                  the same, but format and mend first
  ./check --deep                 the long forms of the tests
  ./check --deep --part 3/8      the third of eight parts of them; when it was interrupted, the rest of it
  ./check --changed              the tests of what was changed since the last commit; `--changed main`: since main
  ./check --speed                the tests of durations, alone on a quiet machine
  ./check -- tests/sets -k joker what follows -- goes to pytest
"""


@dataclass(frozen=True)
class Result:
    """One line of the closing screen."""

    name: str
    verdict: str
    note: str = ""
    seconds: float | None = None


def main(arguments: Sequence[str]) -> int:
    """Run every step, show the results, and return 1 if any step failed."""
    began = time.monotonic()
    options, for_pytest = _options(arguments)
    if options.speed:
        return _judge_speed(for_pytest)
    # The tests start hundreds of processes; without bytecode each would compile all its imports.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    if in_ci():
        install_missing()
    prepare("test")
    environment = used_by_ended()
    # Tests often wait for servers and clocks, so the code is checked meanwhile; what is mended is mended before.
    with ThreadPoolExecutor(1) as beside:
        style = beside.submit(_style_steps, options.fix)
        if options.fix:
            wait([style])
        types = beside.submit(_type_steps)
        code = beside.submit(used_by_ended)
        tests = _test_step([*_deep_words(options), *for_pytest, *_chosen(options.changed)])
        results = [*style.result(), *types.result(), *tests, *_part_lines()]
    if COSTS.exists():
        spent = (environment, code.result() - environment, sum(_costs()["seconds"].values()))
        parts = "{:.0f} s for the environment, {:.0f} s for the code, {:.0f} s for the tests".format(*spent)
        results.append(Result("processor time", "used", f"{sum(spent):.0f} s: {parts}"))
    print(screen(results, time.monotonic() - began), flush=True)
    return int(any(result.verdict == "failed" for result in results))


def screen(results: Sequence[Result], seconds: float) -> str:
    """Return the closing screen: one line per result, then a summary."""
    width = max(len(result.name) for result in results)
    lines = ["", "what ran, and what did not", ""]
    for name, verdict, note, took in ((r.name, r.verdict, r.note, r.seconds) for r in results):
        spent = "" if took is None else f"{took:.1f} s"
        lines.append(f"  {name:{width}}  {verdict:8}{spent:>8}  {note}".rstrip())
    failed = [result.name for result in results if result.verdict == "failed"]
    total = f"failed: {', '.join(failed)}" if failed else "all checks passed"
    return "\n".join([*lines, "", f"{total} ({seconds:.1f} s)"])


def skips(report: str) -> Counter[str]:
    """Return how often a JUnit report gives each reason to skip."""
    skipped = ElementTree.fromstring(report).iter("skipped")
    return Counter(each.get("message", "") for each in skipped if each.get("type") == "pytest.skip")


def dearest(costs: Mapping[str, Mapping[str, Any]]) -> list[Result]:
    """Return a line for each of the dearest modules, fixtures and servers, with what it proves or makes."""
    spent = defaultdict[str, float](float)
    for row, seconds in costs["seconds"].items():
        spent[row.partition("::")[0]] += seconds
    return [
        Result("tests", "dear", f"{row}: {costs['about'].get(row, '')}".removesuffix(": "), seconds)
        for row, seconds in sorted(spent.items(), key=lambda each: -each[1])[:DEAREST]
    ]


def _costs() -> Mapping[str, Mapping[str, Any]]:
    """Return what the tests of this run cost."""
    whole: dict[str, dict[str, Any]] = json.loads(COSTS.read_text(encoding="utf-8"))
    return whole


def _options(arguments: Sequence[str]) -> tuple[argparse.Namespace, Sequence[str]]:
    """Return our own options, and the arguments after `--` for pytest."""
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    parser = argparse.ArgumentParser(
        prog="check",
        description="Check everything: format, lint, types and all tests.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        usage="./check [--fix] [--deep [--part K/N [--again]] | --changed [COMMIT] | --speed] [-- PYTEST-ARGUMENT ...]",
    )
    parser.add_argument("--fix", action="store_true", help="format the code and mend what the linter can")
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--deep", action="store_true", help="run the long forms of the tests")
    which.add_argument("--changed", metavar="COMMIT", nargs="?", const="HEAD", help="run the tests of what was changed")
    which.add_argument("--speed", action="store_true", help="run the tests of durations, which need a quiet machine")
    parser.add_argument("--part", metavar="K/N", help="run part K of N, without what passed since the last change")
    parser.add_argument("--again", action="store_true", help="run all tests of the part")
    options = parser.parse_args(arguments[:cut])
    if options.part and not options.deep:
        parser.error("--part needs --deep")
    if options.again and not options.part:
        parser.error("--again needs --part")
    return options, arguments[cut + 1 :]


def _deep_words(options: argparse.Namespace) -> list[str]:
    """Return the options of a deep run for pytest."""
    wanted = {"--deep": options.deep, f"--part={options.part}": options.part, "--again": options.again}
    return [word for word, is_wanted in wanted.items() if is_wanted]


def _chosen(commit: str | None) -> list[str]:
    """Return the files of tests that what was changed since a commit can fail; none of them stand for all."""
    if commit is None:
        return []
    files = affected_tests(changed_since(commit))
    if files is None:
        say(f"what was changed since {commit} can fail any test")
        return []
    say(f"what was changed since {commit} can fail the tests of {len(files)} files")
    return files or ["--collect-only"]


def _judge_speed(for_pytest: Sequence[str]) -> int:
    """Run the tests of durations one after the other, if nothing else needs the machine before and meanwhile."""
    prepare("test")
    if (before := others_now()) > MOST_OF_OTHERS:
        raise Trouble(f"not quiet: other programs use {before:.0%} of this machine; no verdict.")
    looks = []
    words = [str(command("python")), "-m", "pytest", "-n0", "--speed", *for_pytest]
    with subprocess.Popen(words, cwd=ROOT) as tests:
        while tests.poll() is None:
            looks.append(others_now())
    if (meanwhile := mean(looks)) > MOST_OF_OTHERS:
        raise Trouble(f"not quiet: meanwhile other programs used {meanwhile:.0%} of this machine; no verdict.")
    return tests.returncode


def _quiet_step(name: str, *arguments: str) -> Result:
    """Run the environment's Python for a step, and print its output only if it fails."""
    return _quiet(name, [str(command("python")), *arguments])


def _quiet(name: str, words: Sequence[str]) -> Result:
    """Run a command, and print its output only if it fails."""
    say(f"{name} ...")
    began = time.monotonic()
    done = run(words)
    if done.returncode:
        print(done.stdout, flush=True)
    return Result(name, "failed" if done.returncode else "passed", seconds=time.monotonic() - began)


def _style_steps(fix: bool) -> list[Result]:
    """Check or mend the format and style of all code, and check that the kernel was built."""
    return [
        _quiet_step("format", "-m", "ruff", "format", *([] if fix else ["--check"]), "."),
        _quiet_step("lint", "-m", "ruff", "check", *(["--fix"] if fix else []), "."),
        _browser_step("browser code", partial(browser_code, fix=fix)),
        *([_kernel_step()] if KERNEL.exists() else []),
    ]


def _type_steps() -> list[Result]:
    """Check the types of the Python code and of the browser scripts."""
    return [
        _quiet_step("types", "-m", "mypy"),
        _quiet_step("message types", "-m", "tools.message_types"),
        _browser_step("browser types", browser_types),
    ]


def _browser_step(name: str, words: Callable[[], Sequence[str]]) -> Result:
    """Check the browser part with npm packages, which only such steps need."""
    try:
        return _quiet(name, words())
    except Trouble as wanting:
        return Result(name, "failed" if in_ci() else "skipped", str(wanting))


def _kernel_step() -> Result:
    """Check that the compiled kernel can be imported: its build ignores errors silently."""
    wanting = "no C compiler" if compiler() is None else ""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        wanting = "no Python.h (Debian: apt install python3-dev)"
    if wanting and not in_ci():
        return Result("kernel", "skipped", f"{wanting}; the plain kernel is used")
    result = replace(_quiet_step("kernel", "-c", "import tilewright.kernel._kernel"), note=wanting)
    if result.verdict == "failed":
        with tempfile.TemporaryDirectory() as folder:
            words = [f"--build-lib={folder}", f"--build-temp={folder}"]
            print(run([str(command("python")), "setup.py", "build_ext", *words]).stdout, flush=True)
    return result


def _test_step(arguments: Sequence[str]) -> list[Result]:
    """Run pytest with its output shown, then read from its report how many ran and why others did not."""
    say("tests ...")
    began = time.monotonic()
    COSTS.parent.mkdir(exist_ok=True)
    COSTS.unlink(missing_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.xml")
        words = ["-m", "pytest", "-n", str(_cores() + 1), "--dist=worksteal", f"--junitxml={report}"]
        code = subprocess.call([command("python"), *words, f"--costs={COSTS}", *arguments], cwd=ROOT)
        text = report.read_text(encoding="utf-8") if report.exists() else "<testsuites/>"
    reasons = skips(text)
    ran = sum(1 for _ in ElementTree.fromstring(text).iter("testcase")) - reasons.total()
    note = f"{ran} ran, {reasons.total()} skipped"
    tests = Result("tests", "failed" if code else "passed", note, time.monotonic() - began)
    dear = dearest(_costs()) if COSTS.exists() else []
    COSTS.with_suffix(".txt").write_text("".join(f"{line.seconds:7.1f} s  {line.note}\n" for line in dear), "utf-8")
    return [tests, *dear, *_skip_lines(reasons)]


def _skip_lines(reasons: Counter[str]) -> list[Result]:
    """Return one line for each reason to skip, the most common first."""
    lines = [Result("tests", "skipped", f"{times}: {why}") for why, times in reasons.most_common(SKIP_LINES)]
    if len(reasons) > SKIP_LINES:
        lines.append(Result("tests", "skipped", f"for {len(reasons) - SKIP_LINES} more reasons, shown above"))
    return lines


def _part_lines() -> list[Result]:
    """Return one line for each program outside Python; in CI a missing one is a failure."""
    absent = "failed" if in_ci() else "skipped"
    found = ((part, part.path()) for part in PARTS)
    return [
        Result(part.name, "found", path) if path else Result(part.name, absent, part.advice()) for part, path in found
    ]


def _cores() -> int:
    """Return how many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1
