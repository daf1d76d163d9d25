// The functions of WPE WebKit and of its libraries.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Public structures of libwpe 1.x and of its backend.
typedef struct { uint32_t time, symbol, hardware; _Bool is_down; uint32_t modifiers; } wpe_key;
typedef struct { int type; uint32_t time; int x, y; uint32_t button, state, modifiers; } wpe_pointer;
typedef struct {
  struct { int type; uint32_t time; int x, y; uint32_t axis; int32_t value; uint32_t modifiers; } base;
  double dx, dy;
} wpe_axis;
typedef struct {
  void (*resource)(void *, void *), (*dmabuf)(void *, void *), (*shm)(void *, void *);
  void (*reserved[2])(void);
} wpe_client;
typedef struct { int domain, code; char *message; } g_error;

typedef struct {
  // libwpe
  _Bool (*wpe_loader_init)(const char *);
  void (*wpe_view_backend_add_activity_state)(void *, uint32_t);
  void (*wpe_view_backend_remove_activity_state)(void *, uint32_t);
  void (*wpe_view_backend_dispatch_set_size)(void *, uint32_t, uint32_t);
  void (*wpe_view_backend_dispatch_set_device_scale_factor)(void *, float);
  void (*wpe_view_backend_dispatch_keyboard_event)(void *, wpe_key *);
  void (*wpe_view_backend_dispatch_pointer_event)(void *, wpe_pointer *);
  void (*wpe_view_backend_dispatch_axis_event)(void *, wpe_axis *);
  // libWPEBackend-fdo
  _Bool (*wpe_fdo_initialize_shm)(void);
  void *(*wpe_view_backend_exportable_fdo_create)(const wpe_client *, void *, uint32_t, uint32_t);
  void (*wpe_view_backend_exportable_fdo_destroy)(void *);
  void *(*wpe_view_backend_exportable_fdo_get_view_backend)(void *);
  void (*wpe_view_backend_exportable_fdo_dispatch_frame_complete)(void *);
  void (*wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer)(void *, void *);
  void *(*wpe_fdo_shm_exported_buffer_get_shm_buffer)(void *);
  // libwayland-server
  void (*wl_shm_buffer_begin_access)(void *);
  void (*wl_shm_buffer_end_access)(void *);
  void *(*wl_shm_buffer_get_data)(void *);
  int32_t (*wl_shm_buffer_get_stride)(void *);
  int32_t (*wl_shm_buffer_get_width)(void *);
  int32_t (*wl_shm_buffer_get_height)(void *);
  // libWPEWebKit
  void *(*webkit_web_view_backend_new)(void *, void (*)(void *), void *);
  void *(*webkit_web_context_new)(void);
  void *(*webkit_web_view_new_with_context)(void *, void *);
  void (*webkit_web_view_load_uri)(void *, const char *);
  void (*webkit_web_view_load_html)(void *, const char *, const char *);
  void (*webkit_web_view_reload)(void *);
  void (*webkit_web_view_reload_bypass_cache)(void *);
  void (*webkit_web_view_stop_loading)(void *);
  void (*webkit_web_view_go_back)(void *);
  void (*webkit_web_view_go_forward)(void *);
  int (*webkit_web_view_can_go_back)(void *);
  int (*webkit_web_view_can_go_forward)(void *);
  int (*webkit_web_view_is_loading)(void *);
  double (*webkit_web_view_get_estimated_load_progress)(void *);
  const char *(*webkit_web_view_get_uri)(void *);
  const char *(*webkit_web_view_get_title)(void *);
  void (*webkit_web_view_run_javascript)(void *, const char *, void *, void (*)(void *, void *, void *), void *);
  void *(*webkit_web_view_run_javascript_finish)(void *, void *, g_error **);
  void *(*webkit_javascript_result_get_js_value)(void *);
  void (*webkit_javascript_result_unref)(void *);
  char *(*jsc_value_to_json)(void *, unsigned);
  // GLib and GObject
  unsigned (*g_idle_add_full)(int, int (*)(void *), void *, void (*)(void *));
  void *(*g_main_loop_new)(void *, int);
  void (*g_main_loop_run)(void *);
  unsigned long (*g_signal_connect_data)(void *, const char *, void *, void *, void *, int);
  unsigned (*g_signal_handlers_disconnect_matched)(void *, int, unsigned, unsigned, void *, void *, void *);
  void (*g_object_unref)(void *);
  void (*g_error_free)(g_error *);
  void (*g_free)(void *);
} web_library;

// Returns the functions, after starting the thread that runs WebKit, or NULL and the reason.
const web_library *web_get_library(const char **reason);
