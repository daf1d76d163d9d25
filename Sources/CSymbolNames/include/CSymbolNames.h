// The table of symbols from symbols.def. It is compiled in, so that a running program needs no file.
#pragma once
#include <stddef.h>

typedef struct {
  // The name in source code, as in Image(systemName:).
  const char *_Nonnull name;
  // The name of the icon.
  const char *_Nonnull icon;
} symbol_name;

// Returns the lines of symbols.def, in order.
const symbol_name *_Nonnull symbol_names(size_t *_Nonnull count);
