#include "CPixels.h"
#include <math.h>

// The colour of a pixel, with straight or premultiplied components.
typedef struct {
  float c[3], a;
} color;

static float linear_of(float v) { return v <= 0.04045f ? v / 12.92f : powf((v + 0.055f) / 1.055f, 2.4f); }

static float encoded(float v) {
  return v <= 0.0031308f ? v * 12.92f : 1.055f * powf(v < 1 ? v : 1, 1 / 2.4f) - 0.055f;
}

static float least(float a, float b) { return a < b ? a : b; }
static float greatest(float a, float b) { return a > b ? a : b; }

// MARK: Modes that mix each component by itself

static float hard_light(float b, float s) { return s <= 0.5f ? 2 * b * s : b + (2 * s - 1) - b * (2 * s - 1); }

static float soft_light(float b, float s) {
  if (s <= 0.5f) return b - (1 - 2 * s) * b * (1 - b);
  const float d = b <= 0.25f ? ((16 * b - 12) * b + 4) * b : sqrtf(b);
  return b + (2 * s - 1) * (d - b);
}

static float mixed_component(float b, float s, int mode) {
  switch (mode) {
  case PX_MULTIPLY: return b * s;
  case PX_SCREEN: return b + s - b * s;
  case PX_OVERLAY: return hard_light(s, b);
  case PX_DARKEN: return least(b, s);
  case PX_LIGHTEN: return greatest(b, s);
  case PX_COLOR_DODGE: return b <= 0 ? 0 : s >= 1 ? 1 : least(1, b / (1 - s));
  case PX_COLOR_BURN: return b >= 1 ? 1 : s <= 0 ? 0 : 1 - least(1, (1 - b) / s);
  case PX_SOFT_LIGHT: return soft_light(b, s);
  case PX_HARD_LIGHT: return hard_light(b, s);
  case PX_DIFFERENCE: return fabsf(b - s);
  case PX_EXCLUSION: return b + s - 2 * b * s;
  default: return s;
  }
}

// MARK: Modes that mix hue, saturation and luminosity

static float luminosity(color x) { return 0.3f * x.c[0] + 0.59f * x.c[1] + 0.11f * x.c[2]; }
static float lowest(color x) { return least(x.c[0], least(x.c[1], x.c[2])); }
static float highest(color x) { return greatest(x.c[0], greatest(x.c[1], x.c[2])); }

// Returns a colour with a luminosity, and components in 0...1.
static color with_luminosity(color x, float l) {
  const float d = l - luminosity(x);
  for (int i = 0; i < 3; i++) x.c[i] += d;
  const float low = lowest(x), high = highest(x);
  for (int i = 0; i < 3; i++) {
    if (low < 0) x.c[i] = l + (x.c[i] - l) * l / (l - low);
    if (high > 1) x.c[i] = l + (x.c[i] - l) * (1 - l) / (high - l);
  }
  return x;
}

// Returns a colour with a saturation: the distance from the lowest to the highest component.
static color with_saturation(color x, float s) {
  const float low = lowest(x), range = highest(x) - low;
  for (int i = 0; i < 3; i++) x.c[i] = range > 0 ? (x.c[i] - low) * s / range : 0;
  return x;
}

static float saturation(color x) { return highest(x) - lowest(x); }

// Returns the mix of a straight source with a straight backdrop, both opaque.
static color mixed(color b, color s, int mode) {
  switch (mode) {
  case PX_HUE: return with_luminosity(with_saturation(s, saturation(b)), luminosity(b));
  case PX_SATURATION: return with_luminosity(with_saturation(b, saturation(s)), luminosity(b));
  case PX_COLOR: return with_luminosity(s, luminosity(b));
  case PX_LUMINOSITY: return with_luminosity(b, luminosity(s));
  default:
    for (int i = 0; i < 3; i++) s.c[i] = mixed_component(b.c[i], s.c[i], mode);
    return s;
  }
}

static color straight(color x) {
  for (int i = 0; i < 3; i++) x.c[i] = x.a > 0 ? x.c[i] / x.a : 0;
  return x;
}

// Returns a premultiplied source composited with a premultiplied backdrop.
static color composited(color b, color s, int mode) {
  color r;
  switch (mode) {
  case PX_NORMAL:
    for (int i = 0; i < 3; i++) r.c[i] = s.c[i] + b.c[i] * (1 - s.a);
    r.a = s.a + b.a * (1 - s.a);
    return r;
  case PX_SOURCE_ATOP:
    for (int i = 0; i < 3; i++) r.c[i] = s.c[i] * b.a + b.c[i] * (1 - s.a);
    r.a = b.a;
    return r;
  case PX_DESTINATION_OVER: return composited(s, b, PX_NORMAL);
  case PX_DESTINATION_OUT:
    for (int i = 0; i < 3; i++) r.c[i] = b.c[i] * (1 - s.a);
    r.a = b.a * (1 - s.a);
    return r;
  case PX_PLUS_LIGHTER:
    r.a = least(1, s.a + b.a);
    for (int i = 0; i < 3; i++) r.c[i] = least(r.a, s.c[i] + b.c[i]);
    return r;
  case PX_PLUS_DARKER:
    r.a = least(1, s.a + b.a);
    for (int i = 0; i < 3; i++) r.c[i] = greatest(0, r.a - (s.a - s.c[i]) - (b.a - b.c[i]));
    return r;
  default: {
    const color m = mixed(straight(b), straight(s), mode);
    r.a = s.a + b.a - s.a * b.a;
    for (int i = 0; i < 3; i++) r.c[i] = s.c[i] * (1 - b.a) + b.c[i] * (1 - s.a) + s.a * b.a * m.c[i];
    return r;
  }
  }
}

void px_linear_mix(const uint32_t *source, ptrdiff_t stride, float *target, int width, int height,
                   ptrdiff_t target_stride, int mode) {
  float table[256];
  for (int i = 0; i < 256; i++) table[i] = linear_of((float)i / 255);
  for (int y = 0; y < height; y++) {
    for (int x = 0; x < width; x++) {
      const uint32_t p = source[y * stride + x], alpha = p >> 24;
      if (alpha == 0) continue;
      color s = {.a = (float)alpha / 255};
      for (int i = 0; i < 3; i++) {
        const uint32_t component = p >> (16 - 8 * i) & 255;
        const uint32_t value = component >= alpha ? 255 : (component * 255 + alpha / 2) / alpha;
        s.c[i] = table[value] * s.a;
      }
      float *const t = target + (y * target_stride + x) * 4;
      const color b = {.c = {t[0], t[1], t[2]}, .a = t[3]};
      const color r = composited(b, s, mode);
      for (int i = 0; i < 3; i++) t[i] = r.c[i];
      t[3] = r.a;
    }
  }
}

void px_linear_encode(const float *source, ptrdiff_t stride, uint32_t *target, int width, int height,
                      ptrdiff_t target_stride) {
  for (int y = 0; y < height; y++) {
    const float *before = 0;
    for (int x = 0; x < width; x++) {
      const float *const s = source + (y * stride + x) * 4;
      uint32_t *const t = target + y * target_stride + x;
      // Neighbours often have the same colour, whose result is then reused.
      if (before && s[0] == before[0] && s[1] == before[1] && s[2] == before[2] && s[3] == before[3]) {
        *t = t[-1];
        continue;
      }
      before = s;
      const uint32_t alpha = (uint32_t)(least(1, greatest(0, s[3])) * 255 + 0.5f);
      *t = alpha << 24;
      for (int i = 0; i < 3 && alpha; i++) {
        const float value = encoded(greatest(0, s[i] / s[3]));
        *t |= (uint32_t)(least(1, value) * (float)alpha + 0.5f) << (16 - 8 * i);
      }
    }
  }
}
