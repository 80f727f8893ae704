#ifndef C_WORK_COUNT_H
#define C_WORK_COUNT_H

#include <stdint.h>

/// Begins to count the work of the current thread.
void work_count_begin(void);

/// The work of the current thread since it began to count: how many objects Swift has made and, where the hooks of its runtime
/// allow it, how often it has retained one. Both follow the elements that code visits, and no clock.
uint64_t work_count(void);

#endif
