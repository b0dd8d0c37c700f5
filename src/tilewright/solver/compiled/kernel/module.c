#include "../module.h"

#include "solver.h"

PyMODINIT_FUNC PyInit__kernel(void)
{
    return module_of("tilewright.solver._kernel", "The compiled form of the solver.", sizeof(Workspace));
}
