#include "CSymbolNames.h"

static const symbol_name table[] = {
#define SYMBOL(name, icon) {name, icon},
#include "symbols.def"
#undef SYMBOL
};

const symbol_name *symbol_names(size_t *count) {
  *count = sizeof table / sizeof table[0];
  return table;
}
