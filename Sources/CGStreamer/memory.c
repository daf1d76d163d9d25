#define _GNU_SOURCE
#include <sys/mman.h>

#include "CGStreamer.h"

int media_memory_file(void) { return memfd_create("media", MFD_CLOEXEC); }
