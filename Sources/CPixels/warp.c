#include "CPixels.h"

// Source positions are rounded to 256ths of a pixel, so that a pixel's result doesn't depend on the pixel's index in
// its row.

// The number of pixels of a row whose positions are computed together. The compiler vectorizes that loop.
enum { BLOCK = 64 };
// The furthest position, and the position of pixels behind the viewer.
static const double farthest = 1e9;
enum { BEHIND = -1050000000 };

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

static int wrap(int value, int size) {
  const int rest = value % size;
  return rest < 0 ? rest + size : rest;
}

typedef struct {
  const uint32_t *pixels;
  int width, height;
  ptrdiff_t stride;
  int edge;
} px_source;

static uint32_t pixel(const px_source *source, int x, int y) {
  if (source->edge == PX_CLEAR && (x < 0 || y < 0 || x >= source->width || y >= source->height)) return 0;
  const int column = source->edge == PX_REPEAT ? wrap(x, source->width) : clamp(x, 0, source->width - 1);
  const int row = source->edge == PX_REPEAT ? wrap(y, source->height) : clamp(y, 0, source->height - 1);
  return source->pixels[row * source->stride + column];
}

// Returns a pixel's components in 16 bits each, so that one multiplication handles all four.
static uint64_t spread(uint32_t pixel) { return (pixel & 0x00ff00ff) | (uint64_t)(pixel & 0xff00ff00) << 24; }

static uint32_t gather(uint64_t spread) { return (uint32_t)(spread | spread >> 24); }

// Returns a mix of two pixels; `part` is in 0...255 of 256. Differences of components may be negative, but no sum is
// negative.
static uint64_t mix(uint64_t first, uint64_t second, uint32_t part) {
  return ((first << 8) + (second - first) * part + 0x0080008000800080) >> 8 & 0x00ff00ff00ff00ff;
}

static uint32_t mix_four(uint32_t a, uint32_t b, uint32_t c, uint32_t d, uint32_t part_x, uint32_t part_y) {
  return gather(mix(mix(spread(a), spread(b), part_x), mix(spread(c), spread(d), part_x), part_y));
}

// Returns the greatest integer not above a position; NaN is far to the left. Conversions round towards 0, but the
// offset makes every converted number positive.
static int32_t below(double place) {
  place = place > -farthest ? place : -farthest;
  place = place < farthest ? place : farthest;
  return (int32_t)(place + 1073741824.0) - 1073741824;
}

// Finds the positions in the source of consecutive pixels of a row. Returns whether the four pixels around each
// position are all within the source.
static int find_places(const double matrix[9], double x, double y, int count, double offset_u, double offset_v,
                       int last_u, int last_v, int32_t *u, int32_t *v) {
  const double row_u = y * matrix[3] + matrix[6], row_v = y * matrix[4] + matrix[7];
  const double row_depth = y * matrix[5] + matrix[8];
  int32_t outside = 0;
  for (int i = 0; i < count; i++) {
    const double px = x + i, depth = px * matrix[2] + row_depth, part = 256 / depth;
    const int32_t found_u = below((px * matrix[0] + row_u) * part + offset_u);
    const int32_t found_v = below((px * matrix[1] + row_v) * part + offset_v);
    u[i] = depth > 0 ? found_u : BEHIND;
    v[i] = found_v;
    // The sign bit is set if a position is before the first pixel or after the last one.
    outside |= u[i] | v[i] | (last_u - u[i]) | (last_v - v[i]);
  }
  return outside >= 0;
}

// Returns one pixel, which may be at an edge.
static uint32_t look_up(const px_source *source, int32_t u, int32_t v, int filter) {
  if (u == BEHIND) return 0;
  const int x = u >> 8, y = v >> 8;
  if (filter == PX_NEAREST) return pixel(source, x, y);
  if (source->edge == PX_CLEAR && (x < -1 || y < -1 || x >= source->width || y >= source->height)) return 0;
  return mix_four(pixel(source, x, y), pixel(source, x + 1, y), pixel(source, x, y + 1), pixel(source, x + 1, y + 1),
                  u & 255, v & 255);
}

void px_warp(const uint32_t *source, int width, int height, ptrdiff_t stride, int source_left, int source_top,
             uint32_t *target, int target_width, int target_height, ptrdiff_t target_stride, int left, int top,
             const double matrix[9], int filter, int edge) {
  if (width <= 0 || height <= 0) return;
  const px_source all = {source, width, height, stride, edge};
  // The offset from edges to middles, and rounding to the nearest 256th.
  const double middle = filter == PX_NEAREST ? 0 : -127.5;
  const double offset_u = middle - source_left * 256.0, offset_v = middle - source_top * 256.0;
  const int last_u = width < 4000000 ? (width - 1) * 256 - 1 : -1;
  const int last_v = height < 4000000 ? (height - 1) * 256 - 1 : -1;
  int32_t u[BLOCK], v[BLOCK];
  for (int y = 0; y < target_height; y++) {
    for (int x = 0; x < target_width; x += BLOCK) {
      const int count = target_width - x < BLOCK ? target_width - x : BLOCK;
      uint32_t *out = target + y * target_stride + x;
      const int is_inside =
          find_places(matrix, left + x + 0.5, top + y + 0.5, count, offset_u, offset_v, last_u, last_v, u, v);
      if (is_inside && filter != PX_NEAREST) {
        for (int i = 0; i < count; i++) {
          const uint32_t *near = source + (v[i] >> 8) * stride + (u[i] >> 8), *under = near + stride;
          out[i] = mix_four(near[0], near[1], under[0], under[1], u[i] & 255, v[i] & 255);
        }
      } else {
        for (int i = 0; i < count; i++) out[i] = look_up(&all, u[i], v[i], filter);
      }
    }
  }
}
