#include "page.h"

#include <stdlib.h>
#include <string.h>

static const web_library *lib;

void web_invoke(int (*body)(void *), void *data) { lib->g_idle_add_full(0, body, data, NULL); }

static char *copied(const char *text) { return text ? strdup(text) : NULL; }

void web_add_event(web_page *page, int kind, int64_t number, char *text) {
  queued_event *added = calloc(1, sizeof *added);
  added->event = (web_event){kind, number, text};
  pthread_mutex_lock(&page->lock);
  if (page->last) page->last->next = added;
  else page->first = added;
  page->last = added;
  pthread_mutex_unlock(&page->lock);
  page->changed(page->context);
}

static void update_state(web_page *page) {
  web_state state = {
      copied(lib->webkit_web_view_get_uri(page->view)), copied(lib->webkit_web_view_get_title(page->view)),
      lib->webkit_web_view_get_estimated_load_progress(page->view), lib->webkit_web_view_is_loading(page->view),
      lib->webkit_web_view_can_go_back(page->view), lib->webkit_web_view_can_go_forward(page->view)};
  pthread_mutex_lock(&page->lock);
  free(page->state.uri);
  free(page->state.title);
  page->state = state;
  pthread_mutex_unlock(&page->lock);
  page->changed(page->context);
}

static void on_load(void *view, int step, web_page *page) {
  update_state(page);
  web_add_event(page, step, 0, NULL);
}

static int on_failure(void *view, int step, const char *uri, g_error *error, web_page *page) {
  update_state(page);
  web_add_event(page, WEB_FAILED, 0, strdup(error ? error->message : "no reason is known"));
  // WebKit shows a page of its own with the reason.
  return 0;
}

static void on_crash(void *view, int reason, web_page *page) {
  web_add_event(page, WEB_CRASHED, 0, strdup("the process of the page has ended"));
}

static void on_property(void *view, void *property, web_page *page) { update_state(page); }

// Copies a picture out of the memory that it shares with the page's process.
static void on_picture(void *data, void *exported) {
  web_page *page = data;
  void *buffer = lib->wpe_fdo_shm_exported_buffer_get_shm_buffer(exported);
  int width = lib->wl_shm_buffer_get_width(buffer), height = lib->wl_shm_buffer_get_height(buffer);
  int stride = lib->wl_shm_buffer_get_stride(buffer);
  uint8_t *copy = malloc((size_t)width * height * 4);
  if (copy) {
    lib->wl_shm_buffer_begin_access(buffer);
    const uint8_t *pixels = lib->wl_shm_buffer_get_data(buffer);
    for (int row = 0; row < height; row++)
      memcpy(copy + (size_t)row * width * 4, pixels + (size_t)row * stride, (size_t)width * 4);
    lib->wl_shm_buffer_end_access(buffer);
    pthread_mutex_lock(&page->lock);
    free(page->picture.pixels);
    page->picture = (web_picture){width, height, copy};
    page->has_new_picture = 1;
    pthread_mutex_unlock(&page->lock);
    page->changed(page->context);
  }
  lib->wpe_view_backend_exportable_fdo_dispatch_release_shm_exported_buffer(page->exportable, exported);
  lib->wpe_view_backend_exportable_fdo_dispatch_frame_complete(page->exportable);
}

static void on_other(void *data, void *exported) {}

typedef struct { web_page *page; int width, height; } opening;

static int open_page(void *data) {
  static const wpe_client client = {on_other, on_other, on_picture};
  opening *wanted = data;
  web_page *page = wanted->page;
  page->exportable =
      lib->wpe_view_backend_exportable_fdo_create(&client, page, wanted->width, wanted->height);
  page->backend = lib->wpe_view_backend_exportable_fdo_get_view_backend(page->exportable);
  // All pages share a context, which stays. At the process's end, WebKit would release its default one on another thread, and abort.
  static void *context;
  if (!context) context = lib->webkit_web_context_new();
  // The view releases the backend after itself.
  void *backend = lib->webkit_web_view_backend_new(
      page->backend, lib->wpe_view_backend_exportable_fdo_destroy, page->exportable);
  page->view = lib->webkit_web_view_new_with_context(backend, context);
  enum { visible = 1, focused = 2, in_window = 4 };
  lib->wpe_view_backend_add_activity_state(page->backend, visible | in_window);
  lib->g_signal_connect_data(page->view, "load-changed", on_load, page, NULL, 0);
  lib->g_signal_connect_data(page->view, "load-failed", on_failure, page, NULL, 0);
  lib->g_signal_connect_data(page->view, "web-process-terminated", on_crash, page, NULL, 0);
  static const char *properties[] = {"notify::title", "notify::uri", "notify::estimated-load-progress", "notify::is-loading"};
  for (int i = 0; i < 4; i++) lib->g_signal_connect_data(page->view, properties[i], on_property, page, NULL, 0);
  free(wanted);
  return 0;
}

web_page *web_open(int width, int height, void (*changed)(void *), void *context) {
  if (!(lib = web_get_library(NULL))) return NULL;
  web_page *page = calloc(1, sizeof *page);
  page->changed = changed;
  page->context = context;
  pthread_mutex_init(&page->lock, NULL);
  opening *wanted = malloc(sizeof *wanted);
  *wanted = (opening){page, width, height};
  web_invoke(open_page, wanted);
  return page;
}

void web_free_page(web_page *page) {
  if (!page->is_closed || page->runs) return;
  page->released(page->context);
  web_event event;
  while (web_take_event(page, &event)) free(event.text);
  free(page->state.uri);
  free(page->state.title);
  free(page->picture.pixels);
  pthread_mutex_destroy(&page->lock);
  free(page);
}

static int close_page(void *data) {
  web_page *page = data;
  enum { match_data = 16 };
  lib->g_signal_handlers_disconnect_matched(page->view, match_data, 0, 0, NULL, NULL, page);
  lib->g_object_unref(page->view);
  page->is_closed = 1;
  web_free_page(page);
  return 0;
}

void web_release(web_page *page, void (*released)(void *)) {
  page->released = released;
  web_invoke(close_page, page);
}

web_state web_get_state(web_page *page) {
  pthread_mutex_lock(&page->lock);
  web_state state = page->state;
  state.uri = copied(state.uri);
  state.title = copied(state.title);
  pthread_mutex_unlock(&page->lock);
  return state;
}

int web_take_event(web_page *page, web_event *event) {
  pthread_mutex_lock(&page->lock);
  queued_event *first = page->first;
  if (first) {
    *event = first->event;
    page->first = first->next;
    if (!page->first) page->last = NULL;
    free(first);
  }
  pthread_mutex_unlock(&page->lock);
  return first != NULL;
}

int web_take_picture(web_page *page, web_picture *picture) {
  pthread_mutex_lock(&page->lock);
  int is_new = page->has_new_picture;
  if (is_new) {
    *picture = page->picture;
    page->picture = (web_picture){0};
    page->has_new_picture = 0;
  }
  pthread_mutex_unlock(&page->lock);
  return is_new;
}
