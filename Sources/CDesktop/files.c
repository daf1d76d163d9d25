#include "CDesktop.h"

#include <poll.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include "bus.h"

#define FILE_CHOOSER "org.freedesktop.portal.FileChooser"
#define REQUEST "org.freedesktop.portal.Request"

// MARK: Request

// Begins an entry of a table of options. The caller appends its value before the entry ends.
static void begin_option(iterator *table, const char *key, const char *type, iterator *entry, iterator *value) {
  *entry = *value = (iterator){{0}};
  dbus.message_iter_open_container(table, 'e', NULL, entry);
  dbus.message_iter_append_basic(entry, 's', &key);
  dbus.message_iter_open_container(entry, 'v', type, value);
}

static void end_option(iterator *table, iterator *entry, iterator *value) {
  dbus.message_iter_close_container(entry, value);
  dbus.message_iter_close_container(table, entry);
}

static void add_text(iterator *table, const char *key, const char *text) {
  if (!text) return;
  iterator entry, value;
  begin_option(table, key, "s", &entry, &value);
  dbus.message_iter_append_basic(&value, 's', &text);
  end_option(table, &entry, &value);
}

static void add_switch(iterator *table, const char *key, int on) {
  if (!on) return;
  iterator entry, value;
  uint32_t is_on = 1;
  begin_option(table, key, "b", &entry, &value);
  dbus.message_iter_append_basic(&value, 'b', &is_on);
  end_option(table, &entry, &value);
}

// Appends a path as bytes with a terminating zero.
static void append_bytes(iterator *to, const char *path) {
  iterator bytes = {{0}};
  dbus.message_iter_open_container(to, 'a', "y", &bytes);
  for (size_t index = 0; index <= strlen(path); index++) {
    uint8_t byte = (uint8_t)path[index];
    dbus.message_iter_append_basic(&bytes, 'y', &byte);
  }
  dbus.message_iter_close_container(to, &bytes);
}

static void add_path(iterator *table, const char *key, const char *path) {
  if (!path) return;
  iterator entry, value;
  begin_option(table, key, "ay", &entry, &value);
  append_bytes(&value, path);
  end_option(table, &entry, &value);
}

static void add_names(iterator *table, const char *const *names) {
  if (!names) return;
  iterator entry, value, list = {{0}};
  begin_option(table, "files", "aay", &entry, &value);
  dbus.message_iter_open_container(&value, 'a', "ay", &list);
  for (; *names; names++) append_bytes(&list, *names);
  dbus.message_iter_close_container(&value, &list);
  end_option(table, &entry, &value);
}

// Appends the rules of a filter: 0 is a pattern, 1 a MIME type.
static void append_rules(iterator *to, uint32_t kind, const char *const *texts) {
  for (; *texts; texts++) {
    iterator rule = {{0}};
    dbus.message_iter_open_container(to, 'r', NULL, &rule);
    dbus.message_iter_append_basic(&rule, 'u', &kind);
    dbus.message_iter_append_basic(&rule, 's', texts);
    dbus.message_iter_close_container(to, &rule);
  }
}

static void add_filters(iterator *table, const desktop_file_filter *filters, int count) {
  if (count == 0) return;
  iterator entry, value, list = {{0}};
  begin_option(table, "filters", "a(sa(us))", &entry, &value);
  dbus.message_iter_open_container(&value, 'a', "(sa(us))", &list);
  for (int index = 0; index < count; index++) {
    iterator filter = {{0}}, rules = {{0}};
    dbus.message_iter_open_container(&list, 'r', NULL, &filter);
    dbus.message_iter_append_basic(&filter, 's', &filters[index].name);
    dbus.message_iter_open_container(&filter, 'a', "(us)", &rules);
    append_rules(&rules, 0, filters[index].patterns);
    append_rules(&rules, 1, filters[index].types);
    dbus.message_iter_close_container(&filter, &rules);
    dbus.message_iter_close_container(&list, &filter);
  }
  dbus.message_iter_close_container(&value, &list);
  end_option(table, &entry, &value);
}

static void *make_question(const desktop_file_request *request) {
  void *question = dbus.message_new_method_call(PORTAL, PORTAL_PATH, FILE_CHOOSER, request->method);
  if (!question) return NULL;
  iterator at = {{0}}, table = {{0}};
  dbus.message_iter_init_append(question, &at);
  dbus.message_iter_append_basic(&at, 's', &request->parent);
  dbus.message_iter_append_basic(&at, 's', &request->title);
  dbus.message_iter_open_container(&at, 'a', "{sv}", &table);
  add_text(&table, "accept_label", request->accept);
  add_path(&table, "current_folder", request->folder);
  add_text(&table, "current_name", request->name);
  add_names(&table, request->names);
  add_switch(&table, "multiple", request->multiple);
  add_switch(&table, "directory", request->directory);
  add_filters(&table, request->filters, request->filter_count);
  dbus.message_iter_close_container(&at, &table);
  return question;
}

// MARK: Response

// Calls the handler with each chosen file's address: the items of the list `uris` in a table of strings and variants.
static void tell_addresses(iterator *table, desktop_file_handler handler, void *context) {
  if (dbus.message_iter_get_arg_type(table) != 'a') return;
  for (iterator entry = bus_inside(table); dbus.message_iter_get_arg_type(&entry) == 'e'; dbus.message_iter_next(&entry)) {
    iterator pair = bus_inside(&entry);
    const char *key = bus_take_text(&pair);
    if (!key || strcmp(key, "uris") != 0 || dbus.message_iter_get_arg_type(&pair) != 'v') continue;
    iterator value = bus_inside(&pair);
    if (dbus.message_iter_get_arg_type(&value) != 'a') continue;
    iterator address = bus_inside(&value);
    const char *text;
    while ((text = bus_take_text(&address))) handler(context, text);
  }
}

// Reads a response: a number (0 if files were chosen, 1 if not) and a table.
static desktop_files_answer read_response(void *message, desktop_file_handler handler, void *context) {
  iterator at;
  uint32_t number = 2;
  if (!dbus.message_iter_init(message, &at) || dbus.message_iter_get_arg_type(&at) != 'u') return desktop_files_failed;
  dbus.message_iter_get_basic(&at, &number);
  if (number == 1) return desktop_files_cancelled;
  if (number != 0 || !dbus.message_iter_next(&at)) return desktop_files_failed;
  tell_addresses(&at, handler, context);
  return desktop_files_chosen;
}

static void close_dialog(void *connection, const char *path) {
  void *message = dbus.message_new_method_call(PORTAL, path, REQUEST, "Close");
  if (!message) return;
  dbus.connection_send(connection, message, NULL);
  dbus.connection_flush(connection);
  dbus.message_unref(message);
}

// Waits for the response of the dialog at a path, or until the dialog is cancelled.
static desktop_files_answer await_response(
    void *connection, const char *path, int cancel, desktop_file_handler handler, void *context) {
  int fd = -1;
  if (!dbus.connection_get_unix_fd(connection, &fd)) return desktop_files_failed;
  for (;;) {
    void *message;
    while ((message = dbus.connection_pop_message(connection))) {
      const char *from = dbus.message_get_path(message);
      bool is_answer = dbus.message_is_signal(message, REQUEST, "Response") && from && strcmp(from, path) == 0;
      desktop_files_answer answer = is_answer ? read_response(message, handler, context) : desktop_files_failed;
      dbus.message_unref(message);
      if (is_answer) return answer;
    }
    struct pollfd sources[] = {{fd, POLLIN, 0}, {cancel, POLLIN, 0}};
    if (poll(sources, 2, -1) < 0) continue;
    if (sources[1].revents) {
      close_dialog(connection, path);
      return desktop_files_cancelled;
    }
    if (!dbus.connection_read_write(connection, 0)) return desktop_files_failed;
  }
}

desktop_files_answer desktop_files_ask(
    const char *bus, const desktop_file_request *request, int cancel, desktop_file_handler handler, void *context) {
  void *connection = bus_open(bus);
  if (!connection) return desktop_files_no_bus;
  desktop_files_answer answer = desktop_files_no_portal;
  // The match is added before the request, because the response may follow the request at once.
  dbus.bus_add_match(
      connection, "type='signal',sender='" PORTAL "',interface='" REQUEST "',member='Response'", NULL);
  void *question = make_question(request);
  void *reply = question ? dbus.connection_send_with_reply_and_block(connection, question, 30000, NULL) : NULL;
  if (question) dbus.message_unref(question);
  if (reply) {
    iterator at;
    const char *path = NULL;
    char copy[512];
    if (dbus.message_iter_init(reply, &at) && dbus.message_iter_get_arg_type(&at) == 'o')
      dbus.message_iter_get_basic(&at, &path);
    if (path && snprintf(copy, sizeof copy, "%s", path) < (int)sizeof copy)
      answer = await_response(connection, copy, cancel, handler, context);
    dbus.message_unref(reply);
  }
  bus_close(connection);
  return answer;
}
