#include "CBuildCommit.h"

// Swift has no way to take a text from the command line of its compiler; C has.
const char *build_commit(void) { return BUILD_COMMIT; }
