// Counts what the whole program asks for, whoever asks.
#pragma once
#include <stddef.h>
#include <stdint.h>

/// How often memory was asked for since the program started: malloc and its kin, and mmap.
uint64_t allocations_count(void);
/// What malloc has given out at present and not got back, in bytes, its own large mappings included.
uint64_t allocations_live_bytes(void);
/// What of the program is in memory at present, in bytes, code and all.
uint64_t allocations_resident_bytes(void);
/// Gives what malloc keeps in reserve back to the system.
void allocations_trim(void);
