// The table of symbols, which is data: symbols.def, compiled in, so that nothing has to be found when a program runs.
#pragma once
#include <stddef.h>

typedef struct {
  // What source code asks for, as in Image(systemName:).
  const char *_Nonnull name;
  // What the icon is called that is shown.
  const char *_Nonnull icon;
} symbol_name;

// The lines of symbols.def, in their order.
const symbol_name *_Nonnull symbol_names(size_t *_Nonnull count);
