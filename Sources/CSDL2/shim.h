#pragma once
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>
#if defined(SDL_VIDEO_DRIVER_X11)
#include <X11/XKBlib.h>
#include <dlfcn.h>
#endif

/* The file descriptor of the X11 connection of a window, for poll(2); -1 where it isn't an X11 window.
   Here because Swift imports neither the macro nor the private structure that it looks into. */
static inline int trellis_x11_connection(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11)
    return ConnectionNumber(info.info.x11.display);
#endif
  return -1;
}

/* The connection of an X11 or a Wayland window to its display: a Display or a wl_display; NULL where it is another. */
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

/* The number of an X11 window, by which other programs know it; 0 where it isn't one. */
static inline unsigned long trellis_x11_window(SDL_Window *window) {
#if defined(SDL_VIDEO_DRIVER_X11)
  SDL_SysWMinfo info;
  SDL_VERSION(&info.version);
  if (SDL_GetWindowWMInfo(window, &info) && info.subsystem == SDL_SYSWM_X11) return info.info.x11.window;
#endif
  return 0;
}

#if defined(SDL_VIDEO_DRIVER_X11)
/* The character of an X11 keysym; 0 where it is none that is known here. */
static inline uint32_t trellis_x11_keysym_character(KeySym keysym) {
  if ((keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff)) return (uint32_t)keysym;
  if ((keysym & 0xff000000) == 0x01000000) return (uint32_t)(keysym & 0x00ffffff);
  return keysym == 0x20ac ? 0x20ac : 0;
}
#endif

/* The character that a key writes on a level of the keyboard layout in force, the key being named by what it writes alone: level 1 is that
   of Shift, 2 that of AltGr, 3 that of both. 0 where the layout isn't known. The library is the one that SDL uses; a program that runs on
   Wayland has none. */
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
