// Counts of the allocations of the whole program.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// Returns the number of allocations since the program started: malloc and related functions, and mmap.
uint64_t allocations_count(void);
/// Returns the number of bytes that malloc has handed out and that are not freed, including malloc's own large
/// mappings.
uint64_t allocations_live_bytes(void);
/// Returns the program's resident memory in bytes, including code.
uint64_t allocations_resident_bytes(void);
/// Returns malloc's unused memory to the system.
void allocations_trim(void);
