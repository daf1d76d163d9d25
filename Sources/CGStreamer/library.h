// The functions of GStreamer that pipelines use.
#pragma once

#include <stddef.h>
#include <stdint.h>

// Parts of public structures. Their layout is that of GStreamer 1.x, which keeps it.
typedef struct { int domain, code; char *message; } gst_error;
typedef struct {
  struct { uintptr_t type; int counts[3]; void *functions[3]; unsigned bits; void *data; } object;
  unsigned type;
} gst_message;
typedef struct { void *memory; int flags; uint8_t *data; size_t size, most; void *reserved[8]; } gst_map;
typedef struct {
  void (*ended)(void *, void *);
  int (*prepared)(void *, void *);
  int (*sample)(void *, void *);
  void *reserved[8];
} sink_callbacks;

enum { state_null = 1, state_paused = 3, state_playing = 4 };
enum { format_time = 3 };
enum {
  message_eos = 1, message_error = 2, message_buffering = 1 << 5, message_duration = 1 << 18,
  message_async_done = 1 << 21,
};

// Functions of libgstreamer, libgstapp, GObject and GLib.
typedef struct {
  int (*gst_init_check)(int *, char ***, gst_error **);
  void *(*gst_element_factory_make)(const char *, const char *);
  void *(*gst_element_factory_find)(const char *);
  void *(*gst_parse_bin_from_description)(const char *, int, gst_error **);
  int (*gst_element_set_state)(void *, int);
  int (*gst_element_get_state)(void *, int *, int *, uint64_t);
  int (*gst_element_query_position)(void *, int, int64_t *);
  int (*gst_element_query_duration)(void *, int, int64_t *);
  int (*gst_element_seek)(void *, double, int, int, int, int64_t, int, int64_t);
  void *(*gst_element_get_bus)(void *);
  void *(*gst_bin_get_by_name)(void *, const char *);
  void (*gst_bus_set_sync_handler)(void *, int (*)(void *, gst_message *, void *), void *, void *);
  void (*gst_message_parse_error)(gst_message *, gst_error **, char **);
  void (*gst_message_parse_buffering)(gst_message *, int *);
  void (*gst_object_unref)(void *);
  void *(*gst_object_ref_sink)(void *);
  void (*gst_mini_object_unref)(void *);
  void *(*gst_sample_get_buffer)(void *);
  void *(*gst_sample_get_caps)(void *);
  void *(*gst_caps_get_structure)(void *, unsigned);
  int (*gst_structure_get_int)(void *, const char *, int *);
  int (*gst_buffer_map)(void *, gst_map *, int);
  void (*gst_buffer_unmap)(void *, gst_map *);
  void *(*gst_app_sink_try_pull_sample)(void *, uint64_t);
  void *(*gst_app_sink_try_pull_preroll)(void *, uint64_t);
  void (*gst_app_sink_set_callbacks)(void *, sink_callbacks *, void *, void *);
  void (*g_object_set)(void *, const char *, ...);
  void (*g_object_get)(void *, const char *, ...);
  void (*g_error_free)(gst_error *);
  void (*g_free)(void *);
} gst_library;

// Returns the functions, or NULL and the reason.
const gst_library *media_library(const char **reason);
