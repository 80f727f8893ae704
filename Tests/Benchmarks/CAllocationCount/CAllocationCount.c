#include "CAllocationCount.h"

#include <stddef.h>

static _Thread_local bool is_counting;
static _Thread_local struct allocation_count counted;

void allocation_count_begin(void) {
  counted = (struct allocation_count){0, 0};
  is_counting = true;
}

struct allocation_count allocation_count_end(void) {
  is_counting = false;
  return counted;
}

#if defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(thread_sanitizer)
#define HAS_OTHER_ALLOCATOR 1
#endif
#endif

#if defined(__GLIBC__) && !defined(HAS_OTHER_ALLOCATOR)

#include <malloc.h>

uint64_t allocated_bytes_in_use(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

// The functions of an executable take the place of the library's, for all libraries that it loads;
// glibc keeps its own under these names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *block, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static void count(size_t size) {
  if (!is_counting) return;
  counted.allocations += 1;
  counted.bytes += size;
}

bool allocation_count_is_available(void) { return true; }

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t elements, size_t size) {
  count(elements * size);
  return __libc_calloc(elements, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count(size);
  *block = __libc_memalign(alignment, size);
  // 12 is ENOMEM; the caller has to give a valid alignment.
  return *block == NULL && size != 0 ? 12 : 0;
}

#else

bool allocation_count_is_available(void) { return false; }

uint64_t allocated_bytes_in_use(void) { return 0; }

#endif
