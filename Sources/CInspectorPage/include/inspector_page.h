#ifndef INSPECTOR_PAGE_H
#define INSPECTOR_PAGE_H

#include <stddef.h>

/// A file of the inspector's page, embedded in the program.
typedef struct {
  const unsigned char *bytes;
  size_t count;
} ip_file;

ip_file ip_document(void);
ip_file ip_style(void);
/// Returns a script by its index in the order of execution, or NULL after the last.
ip_file ip_script(size_t index);

/// The page of a preview, which is only its picture.
ip_file ip_preview_document(void);
ip_file ip_preview_script(size_t index);

/// The page that shows previews side by side.
ip_file ip_previews_document(void);
ip_file ip_previews_script(size_t index);

/// Makes the process end when the thread that started it has ended.
void ip_end_with_parent(void);

#endif
