#include "HeapCounter.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

__attribute__((noinline)) void heap_counter_measured_section(void (*body)(void *), void *context) {
  body(context);
  // Keeps the call above from becoming a jump, after which callgrind would not see this function return.
  __asm__ volatile("" ::: "memory");
}

#if defined(__linux__) && defined(__GLIBC__)

#include <errno.h>
#include <malloc.h>
#include <stdint.h>

// The allocator under the names that glibc keeps for those who put themselves before it. Nothing has to be looked up
// at run time, so that the first allocation of the process is like any other.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

// What is held, by address: open addressing, in pages that the system provides when they are first touched.
struct held {
  uintptr_t address;
  size_t bytes;
};
enum { SLOTS = 1 << 22, LIMIT = SLOTS / 4 * 3 };
static struct held table[SLOTS];

static struct heap_counter_totals totals;
static _Thread_local bool counting __attribute__((tls_model("initial-exec")));

static size_t home(uintptr_t address) {
  return (size_t)((uint64_t)address * 0x9E3779B97F4A7C15u >> 42) & (SLOTS - 1);
}

static void note(void *pointer, size_t bytes) {
  if (!pointer) return;
  totals.allocations += 1;
  totals.bytes += bytes;
  if (totals.held_allocations >= LIMIT) {
    totals.overflowed = true;
    return;
  }
  size_t slot = home((uintptr_t)pointer);
  while (table[slot].address) slot = (slot + 1) & (SLOTS - 1);
  table[slot].address = (uintptr_t)pointer;
  table[slot].bytes = bytes;
  totals.held_allocations += 1;
  totals.held_bytes += bytes;
}

// Closes the gap, so that no search ends early at an empty slot.
static void close_gap(size_t gap) {
  size_t slot = gap;
  for (;;) {
    slot = (slot + 1) & (SLOTS - 1);
    if (!table[slot].address) break;
    size_t distance = (slot - home(table[slot].address)) & (SLOTS - 1);
    if (distance < ((slot - gap) & (SLOTS - 1))) continue;
    table[gap] = table[slot];
    gap = slot;
  }
  table[gap].address = 0;
}

static void forget(void *pointer) {
  size_t slot = home((uintptr_t)pointer);
  while (table[slot].address && table[slot].address != (uintptr_t)pointer) slot = (slot + 1) & (SLOTS - 1);
  // Allocated before the count began, or on another thread.
  if (!table[slot].address) return;
  totals.held_allocations -= 1;
  totals.held_bytes -= table[slot].bytes;
  close_gap(slot);
}

void *malloc(size_t bytes) {
  void *pointer = __libc_malloc(bytes);
  if (__builtin_expect(counting, 0)) note(pointer, bytes);
  return pointer;
}

void *calloc(size_t count, size_t bytes) {
  void *pointer = __libc_calloc(count, bytes);
  if (__builtin_expect(counting, 0)) note(pointer, count * bytes);
  return pointer;
}

void *realloc(void *old, size_t bytes) {
  void *pointer = __libc_realloc(old, bytes);
  if (__builtin_expect(counting, 0)) {
    if (old && (pointer || bytes == 0)) forget(old);
    note(pointer, bytes);
  }
  return pointer;
}

void *reallocarray(void *old, size_t count, size_t bytes) {
  size_t product;
  if (__builtin_mul_overflow(count, bytes, &product)) {
    errno = ENOMEM;
    return NULL;
  }
  return realloc(old, product);
}

void *memalign(size_t alignment, size_t bytes) {
  void *pointer = __libc_memalign(alignment, bytes);
  if (__builtin_expect(counting, 0)) note(pointer, bytes);
  return pointer;
}

void *aligned_alloc(size_t alignment, size_t bytes) { return memalign(alignment, bytes); }

int posix_memalign(void **result, size_t alignment, size_t bytes) {
  if (alignment % sizeof(void *) != 0 || alignment == 0 || (alignment & (alignment - 1)) != 0) return EINVAL;
  void *pointer = memalign(alignment, bytes);
  if (!pointer) return ENOMEM;
  *result = pointer;
  return 0;
}

void free(void *pointer) {
  if (__builtin_expect(counting, 0) && pointer) forget(pointer);
  __libc_free(pointer);
}

bool heap_counter_is_available(void) { return true; }

void heap_counter_start(void) {
  // Clearing it touches every page; when all was freed again it is empty.
  if (totals.held_allocations > 0) memset(table, 0, sizeof table);
  memset(&totals, 0, sizeof totals);
  counting = true;
}

struct heap_counter_totals heap_counter_stop(void) {
  counting = false;
  return totals;
}

uint64_t heap_counter_process_bytes(void) {
  // Those of the heap, and those that large blocks have mapped.
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}

#else

bool heap_counter_is_available(void) { return false; }

void heap_counter_start(void) {}

struct heap_counter_totals heap_counter_stop(void) {
  struct heap_counter_totals none;
  memset(&none, 0, sizeof none);
  return none;
}

uint64_t heap_counter_process_bytes(void) { return 0; }

#endif
