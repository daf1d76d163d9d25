#include "CPixels.h"

void px_add(const uint8_t *source, ptrdiff_t source_row_bytes, uint8_t *target, int width, int height,
            ptrdiff_t target_row_bytes) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      int sum = source[x] + target[x];
      target[x] = sum > 255 ? 255 : (uint8_t)sum;
    }
    source += source_row_bytes;
    target += target_row_bytes;
  }
}
