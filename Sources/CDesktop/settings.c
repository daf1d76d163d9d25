#include "CDesktop.h"

#include <dlfcn.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

// libdbus-1 is opened when it is wanted, so that a program runs where there is none. What is declared here of it is the part of its
// interface that is used, which hasn't changed since version 1.0; its iterators are structures of 72 bytes, for which there is room.
typedef struct {
  void *words[16];
} iterator;

static struct {
  void *(*connection_open_private)(const char *address, void *error);
  unsigned (*bus_register)(void *connection, void *error);
  void (*connection_set_exit_on_disconnect)(void *connection, unsigned exits);
  void (*bus_add_match)(void *connection, const char *rule, void *error);
  void *(*message_new_method_call)(const char *name, const char *path, const char *interface, const char *method);
  unsigned (*message_append_args)(void *message, int type, ...);
  void *(*connection_send_with_reply_and_block)(void *connection, void *message, int milliseconds, void *error);
  unsigned (*connection_read_write)(void *connection, int milliseconds);
  void *(*connection_pop_message)(void *connection);
  unsigned (*message_is_signal)(void *message, const char *interface, const char *name);
  void (*message_unref)(void *message);
  unsigned (*message_iter_init)(void *message, iterator *iterator);
  int (*message_iter_get_arg_type)(iterator *iterator);
  void (*message_iter_recurse)(iterator *outer, iterator *inner);
  void (*message_iter_get_basic)(iterator *iterator, void *value);
  unsigned (*message_iter_next)(iterator *iterator);
  void (*connection_close)(void *connection);
  void (*connection_unref)(void *connection);
} dbus;

static const char *const portal = "org.freedesktop.portal.Desktop";
static const char *const portal_path = "/org/freedesktop/portal/desktop";
static const char *const portal_settings = "org.freedesktop.portal.Settings";

// Finds all that is used of the library; false where something is missing.
static bool open_library(void) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return false;
#define FIND(name) \
  if (!(*(void **)&dbus.name = dlsym(library, "dbus_" #name))) return false
  FIND(connection_open_private);
  FIND(bus_register);
  FIND(connection_set_exit_on_disconnect);
  FIND(bus_add_match);
  FIND(message_new_method_call);
  FIND(message_append_args);
  FIND(connection_send_with_reply_and_block);
  FIND(connection_read_write);
  FIND(connection_pop_message);
  FIND(message_is_signal);
  FIND(message_unref);
  FIND(message_iter_init);
  FIND(message_iter_get_arg_type);
  FIND(message_iter_recurse);
  FIND(message_iter_get_basic);
  FIND(message_iter_next);
  FIND(connection_close);
  FIND(connection_unref);
#undef FIND
  return true;
}

// The address of the session's bus. The library itself would start a bus where there is none.
static bool bus_address(char *address, size_t size) {
  const char *given = getenv("DBUS_SESSION_BUS_ADDRESS");
  if (given && *given) return snprintf(address, size, "%s", given) < (int)size;
  const char *folder = getenv("XDG_RUNTIME_DIR");
  struct stat status;
  char path[512];
  if (!folder || snprintf(path, sizeof path, "%s/bus", folder) >= (int)sizeof path) return false;
  if (stat(path, &status) != 0 || !S_ISSOCK(status.st_mode)) return false;
  return snprintf(address, size, "unix:path=%s", path) < (int)size;
}

static iterator inside(iterator *outer) {
  iterator inner = {{0}};
  dbus.message_iter_recurse(outer, &inner);
  return inner;
}

// Reads a text, and goes on to what follows it; NULL where something else is there.
static const char *take_text(iterator *at) {
  const char *text = NULL;
  if (dbus.message_iter_get_arg_type(at) != 's') return NULL;
  dbus.message_iter_get_basic(at, &text);
  dbus.message_iter_next(at);
  return text;
}

// Reads one number, whatever its type; false where it is none.
static bool read_number(iterator *at, double *number) {
  union {
    uint32_t u;
    int32_t i;
    double d;
    uint64_t room;
  } value = {.room = 0};
  switch (dbus.message_iter_get_arg_type(at)) {
  case 'u':
  case 'b': dbus.message_iter_get_basic(at, &value); *number = value.u; return true;
  case 'i': dbus.message_iter_get_basic(at, &value); *number = value.i; return true;
  case 'd': dbus.message_iter_get_basic(at, &value); *number = value.d; return true;
  default: return false;
  }
}

// Tells of a setting whose value is next, in one variant or in several.
static void tell(iterator at, const char *space, const char *key, desktop_setting_handler handler, void *context) {
  for (int depth = 0; depth < 8 && dbus.message_iter_get_arg_type(&at) == 'v'; depth++) at = inside(&at);
  double values[3];
  int count = 0;
  if (dbus.message_iter_get_arg_type(&at) == 'r') {
    iterator member = inside(&at);
    while (count < 3 && read_number(&member, &values[count])) {
      count++;
      if (!dbus.message_iter_next(&member)) break;
    }
    if (count != 3) return;
  } else if (read_number(&at, &values[0])) {
    count = 1;
  }
  if (count > 0) handler(context, space, key, values, count);
}

// Asks for all settings: an array of spaces, each an array of keys with values.
static void read_all(void *connection, desktop_setting_handler handler, void *context) {
  const char *names[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface"};
  const char **spaces = names;
  void *question = dbus.message_new_method_call(portal, portal_path, portal_settings, "ReadAll");
  if (!question) return;
  dbus.message_append_args(question, 'a', 's', &spaces, 2, 0);
  void *answer = dbus.connection_send_with_reply_and_block(connection, question, 5000, NULL);
  dbus.message_unref(question);
  if (!answer) return;
  iterator top;
  if (dbus.message_iter_init(answer, &top) && dbus.message_iter_get_arg_type(&top) == 'a') {
    for (iterator space = inside(&top); dbus.message_iter_get_arg_type(&space) == 'e'; dbus.message_iter_next(&space)) {
      iterator entry = inside(&space);
      const char *name = take_text(&entry);
      if (!name || dbus.message_iter_get_arg_type(&entry) != 'a') continue;
      for (iterator key = inside(&entry); dbus.message_iter_get_arg_type(&key) == 'e'; dbus.message_iter_next(&key)) {
        iterator pair = inside(&key);
        const char *word = take_text(&pair);
        if (word) tell(pair, name, word, handler, context);
      }
    }
  }
  dbus.message_unref(answer);
}

void desktop_settings_follow(const char *bus, desktop_setting_handler handler, void *context) {
  char address[1024];
  if (!bus && !bus_address(address, sizeof address)) return;
  if (!open_library()) return;
  void *connection = dbus.connection_open_private(bus ? bus : address, NULL);
  if (!connection) return;
  dbus.connection_set_exit_on_disconnect(connection, 0);
  if (dbus.bus_register(connection, NULL)) {
    dbus.bus_add_match(
        connection,
        "type='signal',sender='org.freedesktop.portal.Desktop',interface='org.freedesktop.portal.Settings',"
        "member='SettingChanged'",
        NULL);
    read_all(connection, handler, context);
    handler(context, NULL, NULL, NULL, 0);
    do {
      void *message;
      while ((message = dbus.connection_pop_message(connection))) {
        iterator at;
        if (dbus.message_is_signal(message, portal_settings, "SettingChanged") && dbus.message_iter_init(message, &at)) {
          const char *space = take_text(&at);
          const char *key = take_text(&at);
          if (space && key) tell(at, space, key, handler, context);
          handler(context, NULL, NULL, NULL, 0);
        }
        dbus.message_unref(message);
      }
    } while (dbus.connection_read_write(connection, -1));
  }
  dbus.connection_close(connection);
  dbus.connection_unref(connection);
}
