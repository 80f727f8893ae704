#include "CWorkCount.h"

#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

static _Thread_local uint64_t counted;

// The hooks of Swift's runtime, which Instruments uses, too.
typedef void *(*allocation)(const void *type, size_t size, size_t alignment);
extern allocation _swift_allocObject;
static allocation allocate;

static void *count_allocation(const void *type, size_t size, size_t alignment) {
  counted += 1;
  return allocate(type, size, alignment);
}

// Elsewhere these functions have a calling convention of their own.
#if defined(__x86_64__)

typedef void *(*retention)(void *object);
extern retention _swift_retain;
static retention retain;

// Newer runtimes look at the hooks only when this is set.
extern bool _swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly
    __attribute__((weak));

static void *count_retention(void *object) {
  counted += 1;
  return retain(object);
}

static void hook_retentions(void) {
  retain = _swift_retain;
  _swift_retain = count_retention;
  bool *enabled = &_swift_enableSwizzlingOfAllocationAndRefCountingFunctions_forInstrumentsOnly;
  if (enabled) *enabled = true;
}

#else

static void hook_retentions(void) {}

#endif

static void hook(void) {
  allocate = _swift_allocObject;
  _swift_allocObject = count_allocation;
  hook_retentions();
}

void work_count_begin(void) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, hook);
  counted = 0;
}

uint64_t work_count(void) { return counted; }
