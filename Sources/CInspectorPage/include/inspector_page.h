#ifndef INSPECTOR_PAGE_H
#define INSPECTOR_PAGE_H

#include <stddef.h>

/// A file of the inspector's page, as it lies in the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} ip_file;

ip_file ip_document(void);
ip_file ip_style(void);
/// A script by its place in the order in which they are run; NULL behind the last.
ip_file ip_script(size_t index);

#endif
