/* Hints for X11's window managers that SDL has no functions for; on other window systems, nothing happens. */
#pragma once
#include "shim.h"

#if defined(SDL_VIDEO_DRIVER_X11)
#include <X11/Xatom.h>

typedef struct {
  Atom (*intern)(Display *, const char *, int);
  int (*change)(Display *, Window, Atom, Atom, int, int, const unsigned char *, int);
  int (*get)(
      Display *, Window, Atom, long, long, int, Atom, Atom *, int *, unsigned long *, unsigned long *, unsigned char **);
  int (*release)(void *);
  int (*flush)(Display *);
} trellis_x11_functions;

/* Returns the functions of the X11 library that SDL uses, or NULL without one. */
static inline const trellis_x11_functions *trellis_x11(void) {
  static trellis_x11_functions functions;
  if (!functions.flush) {
    void *library = dlopen("libX11.so.6", RTLD_LAZY);
    if (!library) return NULL;
    *(void **)&functions.intern = dlsym(library, "XInternAtom");
    *(void **)&functions.change = dlsym(library, "XChangeProperty");
    *(void **)&functions.get = dlsym(library, "XGetWindowProperty");
    *(void **)&functions.release = dlsym(library, "XFree");
    *(void **)&functions.flush = dlsym(library, "XFlush");
  }
  return functions.intern && functions.change && functions.get && functions.release ? &functions : NULL;
}
#endif

/* Puts a window that isn't shown yet below all others. */
static inline void trellis_x11_put_below(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  Display *display = (Display *)trellis_x11_display(window);
  const trellis_x11_functions *x11 = display ? trellis_x11() : NULL;
  if (!x11) return;
  Atom below = x11->intern(display, "_NET_WM_STATE_BELOW", 0);
  x11->change(
      display, trellis_x11_window(window), x11->intern(display, "_NET_WM_STATE", 0), XA_ATOM, 32, PropModeAppend,
      (const unsigned char *)&below, 1);
#endif
}

/* Sets which actions window managers offer the user, with the hints of Motif. */
static inline void trellis_x11_allow(SDL_Window *window, int close, int minimize, int resize) {
#if defined(SDL_VIDEO_DRIVER_X11)
  Display *display = (Display *)trellis_x11_display(window);
  const trellis_x11_functions *x11 = display ? trellis_x11() : NULL;
  if (!x11) return;
  /* Flags, functions, decorations, input mode and status. SDL has set the decorations. */
  unsigned long hints[5] = {0};
  Atom property = x11->intern(display, "_MOTIF_WM_HINTS", 0), type;
  int format;
  unsigned long count, rest;
  unsigned char *old = NULL;
  if (x11->get(display, trellis_x11_window(window), property, 0, 5, 0, property, &type, &format, &count, &rest, &old) ==
          Success &&
      format == 32 && count == 5)
    SDL_memcpy(hints, old, sizeof hints);
  if (old) x11->release(old);
  /* The functions count if bit 0 of the flags is set: 2 is resize, 4 move, 8 minimize, 16 maximize, 32 close. */
  hints[0] |= 1;
  hints[1] = 4 | (resize ? 2 | 16 : 0) | (minimize ? 8 : 0) | (close ? 32 : 0);
  x11->change(
      display, trellis_x11_window(window), property, property, 32, PropModeReplace, (const unsigned char *)hints, 5);
  x11->flush(display);
#endif
}
