#pragma once
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>

// A macro of Xlib, for Swift: the connection's file descriptor.
static inline int trellis_x11_connection(Display *display) { return ConnectionNumber(display); }
