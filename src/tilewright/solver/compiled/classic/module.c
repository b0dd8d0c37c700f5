#include "../module.h"

#include "solver.h"

PyMODINIT_FUNC PyInit__classic(void)
{
    return module_of("tilewright.solver._classic", "The compiled form of the solver.", sizeof(Workspace));
}
