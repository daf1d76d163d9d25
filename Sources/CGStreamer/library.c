#include "library.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

#include "CGStreamer.h"

static gst_library lib;
static const char *missing = "GStreamer 1.x isn't installed (Debian: libgstreamer1.0-0, libgstreamer-plugins-base1.0-0)";

// Loads GStreamer, once. It stays loaded, since it can't be unloaded safely.
static void open_library(void) {
  void *library = dlopen("libgstreamer-1.0.so.0", RTLD_LAZY | RTLD_LOCAL);
  void *app = library ? dlopen("libgstapp-1.0.so.0", RTLD_LAZY | RTLD_LOCAL) : NULL;
  if (!app) return;
#define FIND(name)                                                            \
  if (!(*(void **)&lib.name = dlsym(library, #name)) &&                       \
      !(*(void **)&lib.name = dlsym(app, #name))) {                           \
    missing = "GStreamer has no function " #name;                             \
    return;                                                                   \
  }
  FIND(gst_init_check);
  FIND(gst_element_factory_make);
  FIND(gst_element_factory_find);
  FIND(gst_parse_bin_from_description);
  FIND(gst_element_set_state);
  FIND(gst_element_get_state);
  FIND(gst_element_query_position);
  FIND(gst_element_query_duration);
  FIND(gst_element_seek);
  FIND(gst_element_get_bus);
  FIND(gst_bin_get_by_name);
  FIND(gst_bus_set_sync_handler);
  FIND(gst_message_parse_error);
  FIND(gst_message_parse_buffering);
  FIND(gst_object_unref);
  FIND(gst_object_ref_sink);
  FIND(gst_mini_object_unref);
  FIND(gst_sample_get_buffer);
  FIND(gst_sample_get_caps);
  FIND(gst_caps_get_structure);
  FIND(gst_structure_get_int);
  FIND(gst_buffer_map);
  FIND(gst_buffer_unmap);
  FIND(gst_app_sink_try_pull_sample);
  FIND(gst_app_sink_try_pull_preroll);
  FIND(gst_app_sink_set_callbacks);
  FIND(g_object_set);
  FIND(g_object_get);
  FIND(g_error_free);
  FIND(g_free);
#undef FIND
  gst_error *error = NULL;
  if (!lib.gst_init_check(NULL, NULL, &error)) {
    missing = "GStreamer can't be started";
    return;
  }
  static const char *elements[][2] = {
      {"playbin", "GStreamer has no playbin (Debian: gstreamer1.0-plugins-base)"},
      {"videoconvert", "GStreamer has no videoconvert (Debian: gstreamer1.0-plugins-base)"},
      {"appsink", "GStreamer has no appsink (Debian: gstreamer1.0-plugins-base)"},
      {"autoaudiosink", "GStreamer has no autoaudiosink (Debian: gstreamer1.0-plugins-good)"},
  };
  for (unsigned i = 0; i < sizeof elements / sizeof *elements; i++) {
    void *found = lib.gst_element_factory_find(elements[i][0]);
    if (!found) {
      missing = elements[i][1];
      return;
    }
    lib.gst_object_unref(found);
  }
  missing = NULL;
}

const gst_library *media_library(const char **reason) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  if (reason) *reason = missing;
  return missing ? NULL : &lib;
}

int media_is_available(const char **reason) { return media_library(reason) != NULL; }
