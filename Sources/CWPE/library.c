#include "library.h"

#include <dlfcn.h>
#include <pthread.h>

#include "CWPE.h"

static web_library lib;
static const char *missing = "WPE WebKit isn't installed (Debian: libwpewebkit-1.1-0, libwpebackend-fdo-1.0-1)";

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t started = PTHREAD_COND_INITIALIZER;
static int is_started;

static int find_functions(void) {
  static const char *names[] = {
      "libwpe-1.0.so.1",       "libWPEBackend-fdo-1.0.so.1", "libwayland-server.so.0", "libWPEWebKit-1.1.so.0",
      "libgobject-2.0.so.0", "libglib-2.0.so.0"};
  enum { count = sizeof names / sizeof *names };
  void *libraries[count];
  for (int i = 0; i < count; i++) {
    // The backend is found by its name, and its symbols by all.
    if (!(libraries[i] = dlopen(names[i], RTLD_LAZY | RTLD_GLOBAL))) return 0;
  }
#define FIND(name)                                                        \
  for (int i = 0; i < count && !lib.name; i++) *(void **)&lib.name = dlsym(libraries[i], #name); \
  if (!lib.name) {                                                        \
    missing = "WPE WebKit has no function " #name;                        \
    return 0;                                                             \
  }
  FIND(wpe_loader_init)
  FIND(wpe_view_backend_add_activity_state)
  FIND(wpe_view_backend_remove_activity_state)
  FIND(wpe_view_backend_dispatch_set_size)
  FIND(wpe_view_backend_dispatch_set_device_scale_factor)
  FIND(wpe_view_backend_dispatch_keyboard_event)
  FIND(wpe_view_backend_dispatch_pointer_event)
  FIND(wpe_view_backend_dispatch_axis_event)
  FIND(wpe_fdo_initialize_shm)
  FIND(wpe_view_backend_exportable_fdo_create)
  FIND(wpe_view_backend_exportable_fdo_destroy)
  FIND(wpe_view_backend_exportable_fdo_get_view_backend)
  FIND(wpe_view_backend_exportable_fdo_dispatch_frame_complete)
  FIND(wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer)
  FIND(wpe_fdo_shm_exported_buffer_get_shm_buffer)
  FIND(wl_shm_buffer_begin_access)
  FIND(wl_shm_buffer_end_access)
  FIND(wl_shm_buffer_get_data)
  FIND(wl_shm_buffer_get_stride)
  FIND(wl_shm_buffer_get_width)
  FIND(wl_shm_buffer_get_height)
  FIND(webkit_web_view_backend_new)
  FIND(webkit_web_context_new)
  FIND(webkit_web_view_new_with_context)
  FIND(webkit_web_view_load_uri)
  FIND(webkit_web_view_load_html)
  FIND(webkit_web_view_reload)
  FIND(webkit_web_view_reload_bypass_cache)
  FIND(webkit_web_view_stop_loading)
  FIND(webkit_web_view_go_back)
  FIND(webkit_web_view_go_forward)
  FIND(webkit_web_view_can_go_back)
  FIND(webkit_web_view_can_go_forward)
  FIND(webkit_web_view_is_loading)
  FIND(webkit_web_view_get_estimated_load_progress)
  FIND(webkit_web_view_get_uri)
  FIND(webkit_web_view_get_title)
  FIND(webkit_web_view_run_javascript)
  FIND(webkit_web_view_run_javascript_finish)
  FIND(webkit_javascript_result_get_js_value)
  FIND(webkit_javascript_result_unref)
  FIND(jsc_value_to_json)
  FIND(g_idle_add_full)
  FIND(g_main_loop_new)
  FIND(g_main_loop_run)
  FIND(g_signal_connect_data)
  FIND(g_signal_handlers_disconnect_matched)
  FIND(g_object_unref)
  FIND(g_error_free)
  FIND(g_free)
#undef FIND
  return 1;
}

// Loads WebKit and runs its loop. WebKit must always be used on the thread that used it first.
static void *run(void *unused) {
  int is_ready = 0;
  if (find_functions()) {
    is_ready = lib.wpe_loader_init("libWPEBackend-fdo-1.0.so.1") && lib.wpe_fdo_initialize_shm();
    missing = is_ready ? NULL : "WPE WebKit can't be started without a screen";
  }
  pthread_mutex_lock(&lock);
  is_started = 1;
  pthread_cond_broadcast(&started);
  pthread_mutex_unlock(&lock);
  if (is_ready) lib.g_main_loop_run(lib.g_main_loop_new(NULL, 0));
  return NULL;
}

static void start(void) {
  pthread_t thread;
  if (pthread_create(&thread, NULL, run, NULL)) {
    is_started = 1;
    return;
  }
  pthread_detach(thread);
}

const web_library *web_get_library(const char **reason) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, start);
  pthread_mutex_lock(&lock);
  while (!is_started) pthread_cond_wait(&started, &lock);
  pthread_mutex_unlock(&lock);
  if (reason) *reason = missing;
  return missing ? NULL : &lib;
}

int web_is_available(const char **reason) { return web_get_library(reason) != NULL; }
