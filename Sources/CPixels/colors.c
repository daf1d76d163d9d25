#include "CPixels.h"

static float limited(float value) { return value > 0 ? (value < 1 ? value : 1) : 0; }

void px_color_matrix(uint32_t *pixels, int width, int height, ptrdiff_t stride, const double matrix[20]) {
  float m[20];
  for (int i = 0; i < 20; i++) m[i] = (float)matrix[i];
  uint32_t before = 0, after = 0;
  int is_known = 0;
  for (int y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    for (int x = 0; x < width; x++) {
      // Neighbours often have the same colour, whose result is then reused.
      if (is_known && row[x] == before) {
        row[x] = after;
        continue;
      }
      const uint32_t p = row[x];
      const float alpha = (float)(p >> 24) / 255, scale = p >> 24 ? 1 / (float)(p >> 24) : 0;
      const float old[4] = {
          (float)(p >> 16 & 255) * scale, (float)(p >> 8 & 255) * scale, (float)(p & 255) * scale, alpha};
      float new[4];
      for (int i = 0; i < 4; i++) {
        const float *r = m + i * 5;
        new[i] = limited(r[0] * old[0] + r[1] * old[1] + r[2] * old[2] + r[3] * old[3] + r[4]);
      }
      uint32_t result = (uint32_t)(new[3] * 255 + 0.5f) << 24;
      for (int i = 0; i < 3; i++) result |= (uint32_t)(new[i] * (float)(result >> 24) + 0.5f) << (16 - 8 * i);
      before = p;
      after = result;
      is_known = 1;
      row[x] = result;
    }
  }
}

void px_alpha(const uint32_t *pixels, int width, int height, ptrdiff_t stride, uint8_t *mask,
              ptrdiff_t mask_row_bytes) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) mask[y * mask_row_bytes + x] = (uint8_t)(pixels[y * stride + x] >> 24);
  }
}

void px_plus_darker(const uint32_t *source, ptrdiff_t stride, uint32_t *target, int width, int height,
                    ptrdiff_t target_stride, int is_opaque) {
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const uint32_t s = source[y * stride + x], d = target[y * target_stride + x];
      const int sa = (int)(s >> 24), da = is_opaque ? 255 : (int)(d >> 24);
      const int alpha = sa + da < 255 ? sa + da : 255;
      uint32_t result = (uint32_t)alpha << 24;
      for (int shift = 0; shift < 24; shift += 8) {
        // The parts missing from white in both colours are subtracted from white.
        const int value = alpha - (sa - (int)(s >> shift & 255)) - (da - (int)(d >> shift & 255));
        result |= (uint32_t)(value > 0 ? value : 0) << shift;
      }
      target[y * target_stride + x] = result;
    }
  }
}
