#pragma once
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>
#if defined(SDL_VIDEO_DRIVER_X11)
#include <X11/XKBlib.h>
#include <dlfcn.h>
#endif

/* Returns the file descriptor of a window's X11 connection, for poll(2), or -1 if it isn't an X11 window.
   In C because Swift imports neither the macro nor the private structure that the macro accesses. */
static inline int trellis_x11_connection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11)
    return ConnectionNumber(info.info.x11.display);
#endif
  return -1;
}

/* Return a window's connection to its display: a Display for X11, a wl_display for Wayland. NULL if the window system is
   another. */
static inline void *trellis_x11_display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) return info.info.x11.display;
#endif
  return NULL;
}

static inline void *trellis_wayland_display(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_WAYLAND)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_WAYLAND) return info.info.wl.display;
#endif
  return NULL;
}

/* Returns the number of an X11 window, as other programs use it, or 0 if it isn't an X11 window. */
static inline unsigned long trellis_x11_window(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) return info.info.x11.window;
#endif
  return 0;
}

#if defined(SDL_VIDEO_DRIVER_X11)
/* Returns the character of an X11 keysym, or 0 if it is unknown. */
static inline uint32_t trellis_x11_keysym_character(KeySym keysym) {
  if ((keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)) return (uint32_t)keysym;
  if ((keysym & 0xff000000) == 0x01000000) return (uint32_t)(keysym & 0x00ffffff);
  return keysym == 0x20ac ? 0x20ac : 0;
}
#endif

/* Returns the character of a key on a level of the current keyboard layout, or 0 if the layout is unknown. `character` is
   the key's character without modifiers. Level 1 is Shift, 2 is AltGr, 3 is both.

   The X11 library is the one that SDL uses; programs that run on Wayland have none. */
static inline uint32_t trellis_x11_character(SDL_Window *window, uint32_t character, int level) {
#if defined(SDL_VIDEO_DRIVER_X11)
  static KeySym (*keysym_of)(Display *, KeyCode, int, int);
  static Status (*get_state)(Display *, unsigned int, XkbStatePtr);
  Display *display = (Display *)trellis_x11_display(window);
  if (!display) return 0;
  if (!get_state) {
    void *library = dlopen("libX11.so.6", RTLD_LAZY);
    if (!library) return 0;
    *(void **)&keysym_of = dlsym(library, "XkbKeycodeToKeysym");
    *(void **)&get_state = dlsym(library, "XkbGetState");
    if (!keysym_of || !get_state) return 0;
  }
  XkbStateRec state;
  int group = get_state(display, XkbUseCoreKbd, &state) == Success ? state.group : 0;
  for (int code = 8; code < 256; code++) {
    int used = keysym_of(display, (KeyCode)code, group, 0) == NoSymbol ? 0 : group;
    if (trellis_x11_keysym_character(keysym_of(display, (KeyCode)code, used, 0)) != character) continue;
    return trellis_x11_keysym_character(keysym_of(display, (KeyCode)code, used, level));
  }
#endif
  return 0;
}
