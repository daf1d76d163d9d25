// The session bus: the functions that are used of libdbus-1, and helpers shared by several portals.
#pragma once

#include <stdbool.h>
#include <stddef.h>

// libdbus-1 is opened at first use, so that a program also runs on systems without the library. The declarations here
// are the used part of the library's interface, which is unchanged since version 1.0. The library's iterators have 72
// bytes.
typedef struct {
  void *words[16];
} iterator;

struct bus_library {
  void *(*connection_open_private)(const char *address, void *error);
  unsigned (*bus_register)(void *connection, void *error);
  void (*connection_set_exit_on_disconnect)(void *connection, unsigned exits);
  void (*bus_add_match)(void *connection, const char *rule, void *error);
  void *(*message_new_method_call)(const char *name, const char *path, const char *interface, const char *method);
  unsigned (*message_append_args)(void *message, int type, ...);
  void (*message_set_auto_start)(void *message, unsigned starts);
  void *(*connection_send_with_reply_and_block)(void *connection, void *message, int milliseconds, void *error);
  unsigned (*connection_read_write)(void *connection, int milliseconds);
  void *(*connection_pop_message)(void *connection);
  unsigned (*message_is_signal)(void *message, const char *interface, const char *name);
  void (*message_unref)(void *message);
  unsigned (*message_iter_init)(void *message, iterator *at);
  int (*message_iter_get_arg_type)(iterator *at);
  void (*message_iter_recurse)(iterator *outer, iterator *inner);
  void (*message_iter_get_basic)(iterator *at, void *value);
  unsigned (*message_iter_next)(iterator *at);
  void (*connection_close)(void *connection);
  void (*connection_unref)(void *connection);
  const char *(*message_get_path)(void *message);
  unsigned (*connection_get_unix_fd)(void *connection, int *fd);
  unsigned (*connection_send)(void *connection, void *message, unsigned *serial);
  void (*connection_flush)(void *connection);
  void (*message_iter_init_append)(void *message, iterator *at);
  unsigned (*message_iter_append_basic)(iterator *at, int type, const void *value);
  unsigned (*message_iter_open_container)(iterator *at, int type, const char *contained, iterator *inner);
  unsigned (*message_iter_close_container)(iterator *at, iterator *inner);
};

extern struct bus_library dbus;

#define PORTAL "org.freedesktop.portal.Desktop"
#define PORTAL_PATH "/org/freedesktop/portal/desktop"

/// Opens a private connection to a bus; a NULL address is the session bus.
///
/// Returns NULL if the library or the bus is missing, or if the bus doesn't respond. Starts nothing.
void *bus_open(const char *address);

void bus_close(void *connection);

/// Returns an iterator over the contents of the container at another iterator.
iterator bus_inside(iterator *outer);

/// Reads a string and advances the iterator. Returns NULL if the next value isn't a string.
const char *bus_take_text(iterator *at);
