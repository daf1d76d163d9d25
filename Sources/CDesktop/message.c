// The message box of SDL, which is found in the process at run time.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

#include "CDesktop.h"

typedef struct {
  uint32_t flags;
  int number;
  const char *text;
} box_button;

typedef struct {
  uint32_t flags;
  void *window;
  const char *title;
  const char *message;
  int count;
  const box_button *buttons;
  const void *colors;
} box;

int desktop_message_box(
    const char *title, const char *text, int level, const char *const *titles, const int *keys, int count) {
  int (*show)(const box *, int *) = (int (*)(const box *, int *))dlsym(RTLD_DEFAULT, "SDL_ShowMessageBox");
  if (!show) return -2;
  box_button *buttons = calloc((size_t)count, sizeof *buttons);
  if (!buttons) return -2;
  for (int i = 0; i < count; i++) buttons[i] = (box_button){(uint32_t)keys[i], i, titles[i]};
  const uint32_t flags[] = {0x40, 0x20, 0x10};
  // Buttons are ordered from right to left, as on the desktop that the source was written for.
  box value = {flags[level < 0 || level > 2 ? 0 : level] | 0x100, NULL, title, text, count, buttons, NULL};
  int pressed = -1;
  int failed = show(&value, &pressed);
  free(buttons);
  return failed ? -2 : pressed;
}
