#include "bus.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>

struct bus_library dbus;

static bool is_open;

// Opens libdbus-1 and looks up the functions in `dbus`, once, on the first thread that needs them.
static void open_library(void) {
  void *library = dlopen("libdbus-1.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!library) return;
#define FIND(name) \
  if (!(*(void **)&dbus.name = dlsym(library, "dbus_" #name))) return
  FIND(connection_open_private);
  FIND(bus_register);
  FIND(connection_set_exit_on_disconnect);
  FIND(bus_add_match);
  FIND(message_new_method_call);
  FIND(message_append_args);
  FIND(message_set_auto_start);
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
  FIND(message_get_path);
  FIND(connection_get_unix_fd);
  FIND(connection_send);
  FIND(connection_flush);
  FIND(message_iter_init_append);
  FIND(message_iter_append_basic);
  FIND(message_iter_open_container);
  FIND(message_iter_close_container);
#undef FIND
  is_open = true;
}

// Finds the address of the session bus without libdbus-1, which would start a bus if none runs.
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

void *bus_open(const char *given) {
  char address[1024];
  if (!given && !bus_address(address, sizeof address)) return NULL;
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, open_library);
  if (!is_open) return NULL;
  void *connection = dbus.connection_open_private(given ? given : address, NULL);
  if (!connection) return NULL;
  dbus.connection_set_exit_on_disconnect(connection, 0);
  if (dbus.bus_register(connection, NULL)) return connection;
  bus_close(connection);
  return NULL;
}

void bus_close(void *connection) {
  dbus.connection_close(connection);
  dbus.connection_unref(connection);
}

iterator bus_inside(iterator *outer) {
  iterator inner = {{0}};
  dbus.message_iter_recurse(outer, &inner);
  return inner;
}

const char *bus_take_text(iterator *at) {
  const char *text = NULL;
  if (dbus.message_iter_get_arg_type(at) != 's') return NULL;
  dbus.message_iter_get_basic(at, &text);
  dbus.message_iter_next(at);
  return text;
}
