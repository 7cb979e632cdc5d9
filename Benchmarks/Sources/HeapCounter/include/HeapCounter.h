#ifndef HEAP_COUNTER_H
#define HEAP_COUNTER_H

#include <stdbool.h>
#include <stdint.h>

/// What the counting thread asked of the heap since `heap_counter_start`.
struct heap_counter_totals {
  /// Calls that returned memory. A `realloc` is one, and frees what it replaced.
  uint64_t allocations;
  /// The bytes asked for, without what the allocator adds.
  uint64_t bytes;
  /// Those of the allocations that nobody has freed, and their bytes.
  uint64_t held_allocations;
  uint64_t held_bytes;
  /// Whether more was held at one time than the counter can remember: the figures of what is held are wrong then.
  bool overflowed;
};

/// Whether this process counts at all: on Linux with glibc, where an executable can put itself before the allocator.
bool heap_counter_is_available(void);

/// Forgets all totals and counts what the calling thread allocates and frees from now on.
void heap_counter_start(void);

/// Stops counting.
struct heap_counter_totals heap_counter_stop(void);

/// The bytes that all threads of the process hold at this moment, with what the allocator adds; 0 where it does not say.
uint64_t heap_counter_process_bytes(void);

/// Calls a function: callgrind collects nothing but what happens inside, found by this name.
void heap_counter_measured_section(void (*body)(void *), void *context);

#endif
