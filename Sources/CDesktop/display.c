#include "CDesktop.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stddef.h>
#include <stdio.h>
#include <unistd.h>

// Functions of Xlib and libwayland-client are looked up in the libraries that the window system's own library has
// loaded.

static volatile int is_gone;
// Whether `desktop_display_is_gone` was called since the connection broke.
static volatile int is_known;

// Xlib waits forever, in a loop, for a server's reply about a window that opens or closes, even if the server has
// ended. Nothing calls `desktop_display_is_gone` during that wait, so this thread ends the process after ten seconds.
static void *give_up(void *nothing) {
  for (int i = 0; i < 100 && !is_known; i++) usleep(100000);
  if (!is_known) {
    fputs("trellis: the display has gone while it was waited for, and the app with it\n", stderr);
    _exit(69);  // EX_UNAVAILABLE, as when the app notices it
  }
  return nothing;
}

static int note_error(void *display) {
  (void)display;
  pthread_t thread;
  if (!is_gone && pthread_create(&thread, NULL, give_up, NULL) == 0) pthread_detach(thread);
  is_gone = 1;
  return 0;
}

// Xlib calls this function instead of exit after an error of the connection. Xlib has then marked the connection as
// broken, and requests to the connection do nothing.
static void go_on(void *display, void *context) {
  (void)display;
  (void)context;
}

void desktop_display_watch(void *display) {
  void *library = dlopen("libX11.so.6", RTLD_LAZY | RTLD_NOLOAD);
  if (!library) return;
  int (*(*set_handler)(int (*)(void *)))(void *);
  void (*set_exit)(void *, void (*)(void *, void *), void *);
  *(void **)&set_handler = dlsym(library, "XSetIOErrorHandler");
  *(void **)&set_exit = dlsym(library, "XSetIOErrorExitHandler");
  if (set_handler && set_exit) {
    is_gone = is_known = 0;
    set_handler(note_error);
    set_exit(display, go_on, NULL);
  }
  dlclose(library);
}

// Returns Wayland's function for a connection's error, or NULL if the library isn't loaded. The function is cached,
// because the event loop calls it in each iteration.
static int (*wayland_error(void))(void *) {
  static int (*get_error)(void *);
  void *library = get_error ? NULL : dlopen("libwayland-client.so.0", RTLD_LAZY | RTLD_NOLOAD);
  // The library stays open, because the connection needs it.
  if (library) *(void **)&get_error = dlsym(library, "wl_display_get_error");
  return get_error;
}

int desktop_display_is_gone(void *display) {
  if (is_gone) return is_known = 1;
  if (!display) return 0;
  int (*get_error)(void *) = wayland_error();
  return get_error && get_error(display) != 0;
}
