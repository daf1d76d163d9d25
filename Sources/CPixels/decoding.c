#include "CPixels.h"

void px_premultiply(uint32_t *pixels, size_t count) {
  for (size_t index = 0; index < count; index++) {
    uint32_t pixel = pixels[index], alpha = pixel >> 24;
    if (alpha == 255) continue;
    // Two channels at a time: x / 255, rounded, is (x + 128 + ((x + 128) >> 8)) >> 8.
    uint32_t pair = (pixel & 0x00FF00FF) * alpha + 0x00800080;
    pair = ((pair + ((pair >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
    uint32_t green = ((pixel >> 8) & 0xFF) * alpha + 128;
    green = ((green + (green >> 8)) >> 8) & 0xFF;
    pixels[index] = alpha << 24 | green << 8 | pair;
  }
}

void px_turn(const uint32_t *source, int width, int height, uint32_t *target, int orientation) {
  int is_upright = orientation < 5;
  int target_width = is_upright ? width : height, target_height = is_upright ? height : width;
  int from_right = orientation == 2 || orientation == 3 || orientation == 7 || orientation == 8;
  int from_bottom = orientation == 3 || orientation == 4 || orientation == 6 || orientation == 7;
  for (int y = 0; y < target_height; y++) {
    for (int x = 0; x < target_width; x++) {
      int column = is_upright ? x : y, row = is_upright ? y : x;
      if (from_right) column = width - 1 - column;
      if (from_bottom) row = height - 1 - row;
      target[(size_t)y * target_width + x] = source[(size_t)row * width + column];
    }
  }
}
