#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// What a thread has allocated.
struct allocation_count {
  uint64_t allocations;
  uint64_t bytes;
};

/// Whether allocations are counted on this system.
bool allocation_count_is_available(void);

/// Begins to count the allocations of the current thread.
void allocation_count_begin(void);

/// Ends to count, and tells what the current thread has allocated since it began.
struct allocation_count allocation_count_end(void);

/// The bytes that the process has allocated and not freed; 0 on systems that do not tell.
uint64_t allocated_bytes_in_use(void);

#endif
