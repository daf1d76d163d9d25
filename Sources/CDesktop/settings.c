#include "CDesktop.h"

#include <stdint.h>
#include <string.h>

#include "bus.h"

static const char *const portal_settings = "org.freedesktop.portal.Settings";
static const char *const properties = "org.freedesktop.DBus.Properties";
static const char *const reader_status = "org.a11y.Status";
static const char *const reader_is_on = "ScreenReaderEnabled";

// Reads one number of any type. Returns false if the value isn't a number.
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

// Calls the handler with the next setting, whose value may be nested in several variants.
static void tell(iterator at, const char *space, const char *key, desktop_setting_handler handler, void *context) {
  for (int depth = 0; depth < 8 && dbus.message_iter_get_arg_type(&at) == 'v'; depth++) at = bus_inside(&at);
  double values[3];
  int count = 0;
  if (dbus.message_iter_get_arg_type(&at) == 'r') {
    iterator member = bus_inside(&at);
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

// Requests all settings: an array of namespaces, each an array of keys with values.
static void read_all(void *connection, desktop_setting_handler handler, void *context) {
  const char *names[] = {"org.freedesktop.appearance", "org.gnome.desktop.interface"};
  const char **spaces = names;
  void *question = dbus.message_new_method_call(PORTAL, PORTAL_PATH, portal_settings, "ReadAll");
  if (!question) return;
  dbus.message_append_args(question, 'a', 's', &spaces, 2, 0);
  void *answer = dbus.connection_send_with_reply_and_block(connection, question, 5000, NULL);
  dbus.message_unref(question);
  if (!answer) return;
  iterator top;
  if (dbus.message_iter_init(answer, &top) && dbus.message_iter_get_arg_type(&top) == 'a') {
    for (iterator space = bus_inside(&top); dbus.message_iter_get_arg_type(&space) == 'e'; dbus.message_iter_next(&space)) {
      iterator entry = bus_inside(&space);
      const char *name = bus_take_text(&entry);
      if (!name || dbus.message_iter_get_arg_type(&entry) != 'a') continue;
      for (iterator key = bus_inside(&entry); dbus.message_iter_get_arg_type(&key) == 'e'; dbus.message_iter_next(&key)) {
        iterator pair = bus_inside(&key);
        const char *word = bus_take_text(&pair);
        if (word) tell(pair, name, word, handler, context);
      }
    }
  }
  dbus.message_unref(answer);
}

// Requests whether a screen reader runs. Starts nothing.
static void read_reader(void *connection, desktop_setting_handler handler, void *context) {
  void *question = dbus.message_new_method_call("org.a11y.Bus", "/org/a11y/bus", properties, "Get");
  if (!question) return;
  dbus.message_set_auto_start(question, 0);
  dbus.message_append_args(question, 's', &reader_status, 's', &reader_is_on, 0);
  void *answer = dbus.connection_send_with_reply_and_block(connection, question, 5000, NULL);
  dbus.message_unref(question);
  if (!answer) return;
  iterator at;
  if (dbus.message_iter_init(answer, &at)) tell(at, reader_status, reader_is_on, handler, context);
  dbus.message_unref(answer);
}

// Reads a signal about changed properties: an interface, and a table of names and values.
static void read_changes(iterator at, desktop_setting_handler handler, void *context) {
  const char *interface = bus_take_text(&at);
  if (!interface || strcmp(interface, reader_status) != 0 || dbus.message_iter_get_arg_type(&at) != 'a') return;
  for (iterator entry = bus_inside(&at); dbus.message_iter_get_arg_type(&entry) == 'e'; dbus.message_iter_next(&entry)) {
    iterator pair = bus_inside(&entry);
    const char *name = bus_take_text(&pair);
    if (name && strcmp(name, reader_is_on) == 0) tell(pair, reader_status, reader_is_on, handler, context);
  }
}

void desktop_settings_follow(const char *bus, desktop_setting_handler handler, void *context) {
  void *connection = bus_open(bus);
  if (!connection) return;
  dbus.bus_add_match(
      connection,
      "type='signal',sender='" PORTAL "',interface='org.freedesktop.portal.Settings',member='SettingChanged'", NULL);
  dbus.bus_add_match(
      connection,
      "type='signal',path='/org/a11y/bus',interface='org.freedesktop.DBus.Properties',member='PropertiesChanged'", NULL);
  read_all(connection, handler, context);
  handler(context, NULL, NULL, NULL, 0);
  read_reader(connection, handler, context);
  handler(context, NULL, NULL, NULL, 0);
  do {
    void *message;
    while ((message = dbus.connection_pop_message(connection))) {
      iterator at;
      if (dbus.message_is_signal(message, portal_settings, "SettingChanged") && dbus.message_iter_init(message, &at)) {
        const char *space = bus_take_text(&at);
        const char *key = bus_take_text(&at);
        if (space && key) tell(at, space, key, handler, context);
        handler(context, NULL, NULL, NULL, 0);
      } else if (dbus.message_is_signal(message, properties, "PropertiesChanged") && dbus.message_iter_init(message, &at)) {
        read_changes(at, handler, context);
        handler(context, NULL, NULL, NULL, 0);
      }
      dbus.message_unref(message);
    }
  } while (dbus.connection_read_write(connection, -1));
  bus_close(connection);
}
