"""The kernel's own header declares Python's stable ABI as Python.h does."""

import re
import subprocess
import sysconfig
from pathlib import Path

import pytest

from tests.service.servers import part
from tests.solver.test_kernel import KERNEL

HEADER = (KERNEL / "python" / "abi.h").read_text("utf-8")
DECLARED = re.findall(r"^PYTHON (.*?)(\w+)(\(.*\))?;$", HEADER, re.MULTILINE)
STRUCTS = ("PyMethodDef", "PyModuleDef", "PyModuleDef_Slot", "Py_buffer")


@pytest.fixture(scope="module")
def python_h() -> str:
    """Return the folder of Python.h."""
    folder = sysconfig.get_path("include")
    if not Path(folder, "Python.h").exists():
        pytest.skip("no Python.h (Debian: apt install python3-dev)")
    return folder


def compiled(folder: Path, text: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Compile and link a program; return how that went."""
    source = folder / "program.c"
    source.write_text(text)
    words = [part("C compiler"), "-Werror", *options, str(source), "-o", str(folder / "program")]
    return subprocess.run(words, capture_output=True, text=True, check=False)


def test_every_declaration_agrees_with_python_h(python_h: str, tmp_path: Path) -> None:
    assert len(DECLARED) == HEADER.count("\nPYTHON ")
    # In parentheses a name is that of the function, also where Python.h has a macro for it.
    repeated = [f"extern {kind}({name}){given};" for kind, name, given in DECLARED]
    for wrong, fails in (("", False), ("extern int (PyTuple_New)(Py_ssize_t);", True)):
        text = "\n".join(("#define Py_LIMITED_API 0x030B0000", "#include <Python.h>", *repeated, wrong))
        done = compiled(tmp_path, text, f"-I{python_h}", "-c")
        assert bool(done.returncode) == fails, done.stderr


def test_every_layout_and_number_agrees_with_python_h(python_h: str, tmp_path: Path) -> None:
    shown = [f"sizeof({name})" for name in (*STRUCTS, "Py_ssize_t")]
    for name in STRUCTS:
        (body,) = re.findall(rf"^typedef struct.* {{\n((?: .*\n)*)}} {name};", HEADER, re.MULTILINE)
        fields = re.findall(r"^    [^ ].*?(\w+)(?:\)\(.*)?;$", body, re.MULTILINE)
        shown += [f"offsetof({name}, {field}), sizeof((({name} *)0)->{field})" for field in fields]
    shown += re.findall(r"METH_\w+|Py_mod_exec|Py_TPFLAGS_\w+", HEADER)
    assert len(shown) > 30
    body = "".join(
        f'printf("%s %ld %ld\\n", "{one}", (long[]){{{one}, 0}}[0], (long[]){{{one}, 0}}[1]);' for one in shown
    )
    program = f"#include <stddef.h>\n#include <stdio.h>\nint main(void) {{ {body} return 0; }}"
    headers = ("#define Py_LIMITED_API 0x030B0000\n#include <Python.h>\n", '#include "python/abi.h"\n')
    said = []
    for header in headers:
        done = compiled(tmp_path, header + program, f"-I{python_h}", f"-I{KERNEL}", "-O1")
        assert done.returncode == 0, done.stderr
        said.append(subprocess.run([tmp_path / "program"], capture_output=True, text=True, check=True).stdout)
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == len(shown)


def test_one_header_decides_how_the_kernel_sees_python() -> None:
    including = r'#include (?:<Python\.h>|"python/abi\.h")'
    found = {path.name for path in KERNEL.rglob("*.[ch]") if re.search(including, path.read_text("utf-8"))}
    assert found == {"module.h"}
