#include "CRsvg.h"

#include <dlfcn.h>
#include <pthread.h>
#include <string.h>

// The types of librsvg, GLib and Cairo that the functions below use.
typedef struct { int domain, code; char *message; } error_value;
typedef struct { double length; int unit; } length_value;
typedef struct { double x, y, width, height; } rectangle;
enum { argb32 = 0 };

// Functions of librsvg-2, and of GLib and Cairo, which librsvg-2 links.
static struct {
  svg_document *(*rsvg_handle_new_from_data)(const void *, size_t, error_value **);
  void (*rsvg_handle_set_dpi)(svg_document *, double);
  int (*rsvg_handle_set_stylesheet)(svg_document *, const char *, size_t, error_value **);
  int (*rsvg_handle_get_intrinsic_size_in_pixels)(svg_document *, double *, double *);
  void (*rsvg_handle_get_intrinsic_dimensions)(
      svg_document *, int *, length_value *, int *, length_value *, int *, rectangle *);
  int (*rsvg_handle_render_document)(svg_document *, void *, const rectangle *, error_value **);
  void (*g_object_unref)(void *);
  void (*g_error_free)(error_value *);
  void *(*cairo_image_surface_create_for_data)(void *, int, int, int, int);
  void (*cairo_surface_flush)(void *);
  void (*cairo_surface_destroy)(void *);
  void *(*cairo_create)(void *);
  void (*cairo_scale)(void *, double, double);
  void (*cairo_destroy)(void *);
} lib;

static int is_open;

// Loads librsvg-2, once, on the first thread that needs it. It stays loaded, since it can't be unloaded safely.
static void open_library(void) {
  void *library = dlopen("librsvg-2.so.2", RTLD_LAZY | RTLD_LOCAL);
  if (!library) return;
#define FIND(name) \
  if (!(*(void **)&lib.name = dlsym(library, #name))) return
  FIND(rsvg_handle_new_from_data);
  FIND(rsvg_handle_set_dpi);
  FIND(rsvg_handle_set_stylesheet);
  FIND(rsvg_handle_get_intrinsic_size_in_pixels);
  FIND(rsvg_handle_get_intrinsic_dimensions);
  FIND(rsvg_handle_render_document);
  FIND(g_object_unref);
  FIND(g_error_free);
  FIND(cairo_image_surface_create_for_data);
  FIND(cairo_surface_flush);
  FIND(cairo_surface_destroy);
  FIND(cairo_create);
  FIND(cairo_scale);
  FIND(cairo_destroy);
#undef FIND
  is_open = 1;
}

// Returns the message of an error, and frees the error.
static char *message(error_value *error) {
  if (!error) return strdup("librsvg gives no reason");
  char *text = strdup(error->message);
  lib.g_error_free(error);
  return text;
}

svg_document *svg_read(const void *bytes, size_t count, const char *style, size_t style_count, char **reason) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  *reason = NULL;
  if (!is_open) {
    *reason = strdup("librsvg-2 isn't installed, or is older than 2.52");
    return NULL;
  }
  error_value *error = NULL;
  svg_document *document = lib.rsvg_handle_new_from_data(bytes, count, &error);
  if (document) {
    lib.rsvg_handle_set_dpi(document, 96);
    if (!style || lib.rsvg_handle_set_stylesheet(document, style, style_count, &error)) return document;
    svg_release(document);
  }
  *reason = message(error);
  return NULL;
}

void svg_release(svg_document *document) { lib.g_object_unref(document); }

void svg_find_size(svg_document *document, double *width, double *height) {
  if (lib.rsvg_handle_get_intrinsic_size_in_pixels(document, width, height)) return;
  int has_width = 0, has_height = 0, has_box = 0;
  length_value x, y;
  rectangle box;
  lib.rsvg_handle_get_intrinsic_dimensions(document, &has_width, &x, &has_height, &y, &has_box, &box);
  *width = has_box ? box.width : 300;
  *height = has_box ? box.height : 150;
}

char *svg_draw(svg_document *document, double width, double height, void *pixels, int columns, int rows) {
  void *surface = lib.cairo_image_surface_create_for_data(pixels, argb32, columns, rows, columns * 4);
  void *context = lib.cairo_create(surface);
  lib.cairo_scale(context, columns / width, rows / height);
  rectangle viewport = {0, 0, width, height};
  error_value *error = NULL;
  char *reason =
      lib.rsvg_handle_render_document(document, context, &viewport, &error) ? NULL : message(error);
  lib.cairo_destroy(context);
  lib.cairo_surface_flush(surface);
  lib.cairo_surface_destroy(surface);
  return reason;
}
