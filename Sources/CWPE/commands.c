#include <stdlib.h>
#include <string.h>

#include "page.h"

// A command for WebKit's thread. Commands of a page come after its opening and before its closing.
typedef struct {
  web_page *page;
  char *text, *base;
  int64_t number;
  int a, b;
  double scale;
  wpe_key key;
  wpe_pointer pointer;
  wpe_axis axis;
} command;

static command *new_command(web_page *page) {
  command *made = calloc(1, sizeof *made);
  made->page = page;
  return made;
}

static int done(command *command) {
  free(command->text);
  free(command->base);
  free(command);
  return 0;
}

static const web_library *lib(void) { return web_get_library(NULL); }

static int load(void *data) {
  command *command = data;
  lib()->webkit_web_view_load_uri(command->page->view, command->text);
  return done(command);
}

void web_load(web_page *page, const char *uri) {
  command *command = new_command(page);
  command->text = strdup(uri);
  web_invoke(load, command);
}

static int load_html(void *data) {
  command *command = data;
  lib()->webkit_web_view_load_html(command->page->view, command->text, command->base);
  return done(command);
}

void web_load_html(web_page *page, const char *html, const char *base) {
  command *command = new_command(page);
  command->text = strdup(html);
  command->base = base ? strdup(base) : NULL;
  web_invoke(load_html, command);
}

static int reload(void *data) {
  command *command = data;
  if (command->a) lib()->webkit_web_view_reload_bypass_cache(command->page->view);
  else lib()->webkit_web_view_reload(command->page->view);
  return done(command);
}

void web_reload(web_page *page, int from_origin) {
  command *command = new_command(page);
  command->a = from_origin;
  web_invoke(reload, command);
}

static int stop(void *data) {
  command *command = data;
  lib()->webkit_web_view_stop_loading(command->page->view);
  return done(command);
}

void web_stop(web_page *page) { web_invoke(stop, new_command(page)); }

static int go(void *data) {
  command *command = data;
  if (command->a) lib()->webkit_web_view_go_forward(command->page->view);
  else lib()->webkit_web_view_go_back(command->page->view);
  return done(command);
}

void web_go(web_page *page, int is_forward) {
  command *command = new_command(page);
  command->a = is_forward;
  web_invoke(go, command);
}

static int resize(void *data) {
  command *command = data;
  lib()->wpe_view_backend_dispatch_set_device_scale_factor(command->page->backend, (float)command->scale);
  lib()->wpe_view_backend_dispatch_set_size(command->page->backend, command->a, command->b);
  return done(command);
}

void web_resize(web_page *page, int width, int height, double scale) {
  command *command = new_command(page);
  command->a = width;
  command->b = height;
  command->scale = scale;
  web_invoke(resize, command);
}

static int send_pointer(void *data) {
  command *command = data;
  lib()->wpe_view_backend_dispatch_pointer_event(command->page->backend, &command->pointer);
  return done(command);
}

void web_pointer(web_page *page, int x, int y, int button, int is_down, int held, uint32_t time) {
  enum { motion = 1, press = 2, first_button = 1 << 20 };
  command *command = new_command(page);
  command->pointer = (wpe_pointer){
      button ? press : motion, time, x, y, button, is_down, (uint32_t)held * first_button};
  web_invoke(send_pointer, command);
}

static int send_axis(void *data) {
  command *command = data;
  lib()->wpe_view_backend_dispatch_axis_event(command->page->backend, &command->axis);
  return done(command);
}

void web_wheel(web_page *page, int x, int y, double dx, double dy, uint32_t time) {
  enum { smooth_motion = 2, is_2d = 1 << 16 };
  command *command = new_command(page);
  command->axis = (wpe_axis){{smooth_motion | is_2d, time, x, y, 0, 0, 0}, -dx, -dy};
  web_invoke(send_axis, command);
}

static int send_key(void *data) {
  command *command = data;
  lib()->wpe_view_backend_dispatch_keyboard_event(command->page->backend, &command->key);
  return done(command);
}

void web_key(web_page *page, uint32_t symbol, int is_down, int modifiers, uint32_t time) {
  command *command = new_command(page);
  command->key = (wpe_key){time, symbol, 0, is_down != 0, (uint32_t)modifiers};
  web_invoke(send_key, command);
}

static int focus(void *data) {
  command *command = data;
  enum { focused = 2 };
  if (command->a) lib()->wpe_view_backend_add_activity_state(command->page->backend, focused);
  else lib()->wpe_view_backend_remove_activity_state(command->page->backend, focused);
  return done(command);
}

void web_focus(web_page *page, int is_focused) {
  command *command = new_command(page);
  command->a = is_focused;
  web_invoke(focus, command);
}

static void did_run(void *view, void *result, void *data) {
  command *command = data;
  g_error *error = NULL;
  void *value = lib()->webkit_web_view_run_javascript_finish(view, result, &error);
  if (value) {
    char *json = lib()->jsc_value_to_json(lib()->webkit_javascript_result_get_js_value(value), 0);
    web_add_event(command->page, WEB_RESULT, command->number, json ? strdup(json) : NULL);
    lib()->g_free(json);
    lib()->webkit_javascript_result_unref(value);
  } else {
    web_add_event(command->page, WEB_THREW, command->number, strdup(error ? error->message : "no reason is known"));
    if (error) lib()->g_error_free(error);
  }
  web_page *page = command->page;
  page->runs--;
  done(command);
  web_free_page(page);
}

static int run(void *data) {
  command *command = data;
  command->page->runs++;
  lib()->webkit_web_view_run_javascript(command->page->view, command->text, NULL, did_run, command);
  return 0;
}

void web_run(web_page *page, const char *script, int64_t number) {
  command *command = new_command(page);
  command->text = strdup(script);
  command->number = number;
  web_invoke(run, command);
}
