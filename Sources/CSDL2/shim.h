#pragma once
#define SDL_DISABLE_IMMINTRIN_H 1
#define SDL_MAIN_HANDLED 1
#include <SDL.h>
#include <SDL_syswm.h>
