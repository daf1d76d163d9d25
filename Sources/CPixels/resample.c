#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

// The whole number below a place, within what an int holds; NaN is 0.
static int below(double place) {
  if (!(place > -1e9)) return place == place ? -1000000000 : 0;
  return place < 1e9 ? (int)floor(place) : 1000000000;
}

static double kernel(double x, int filter) {
  x = fabs(x);
  if (filter != PX_CUBIC) return x < 1 ? 1 - x : 0;
  // Mitchell and Netravali's, with B = C = 1/3.
  if (x < 1) return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6;
  return x < 2 ? (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 : 0;
}

// What a target's row or column takes from the source: `count` weights from `first` on, which add up to 1.
typedef struct {
  int first, count;
} px_taps;

static int tap_limit(double step, int filter) {
  const double radius = filter == PX_CUBIC ? 2 : 1;
  const double stretch = filter >= PX_AREA && fabs(step) > 1 ? fabs(step) : 1;
  const double taps = 2 * radius * stretch + 3;
  return taps < 1e6 ? (int)taps : 1000000;
}

static px_taps find_taps(double place, double step, int size, int filter, float *weights, int limit) {
  if (filter == PX_NEAREST) {
    weights[0] = 1;
    return (px_taps){clamp(below(place), 0, size - 1), 1};
  }
  const double stretch = filter >= PX_AREA && fabs(step) > 1 ? fabs(step) : 1;
  const double radius = (filter == PX_CUBIC ? 2 : 1) * stretch;
  const int low = below(place - radius), high = below(place + radius) + 1;
  const int first = clamp(low, 0, size - 1), last = clamp(high, 0, size - 1);
  const int count = last - first + 1 < limit ? last - first + 1 : limit;
  for (int i = 0; i < count; i++) weights[i] = 0;
  double sum = 0;
  for (int i = low; i <= high && i < low + limit + 2; i++) {
    const double weight = kernel((i + 0.5 - place) / stretch, filter);
    sum += weight;
    // What lies beyond an edge has the edge's colour.
    weights[clamp(clamp(i, first, last) - first, 0, count - 1)] += (float)weight;
  }
  for (int i = 0; i < count; i++) weights[i] = sum > 0 ? weights[i] / (float)sum : i == 0;
  return (px_taps){first, count};
}

static uint32_t component(float value, uint32_t limit) {
  if (!(value > 0)) return 0;
  const uint32_t rounded = (uint32_t)(value + 0.5f);
  return rounded < limit ? rounded : limit;
}

static uint32_t pack(const float *color) {
  const uint32_t alpha = component(color[3], 255);
  return alpha << 24 | component(color[2], alpha) << 16 | component(color[1], alpha) << 8 | component(color[0], alpha);
}

int px_resample(const uint32_t *source, int width, int height, ptrdiff_t stride, uint32_t *target, int target_width,
                int target_height, ptrdiff_t target_stride, double x0, double dx, double y0, double dy, int filter) {
  if (width <= 0 || height <= 0 || target_width <= 0 || target_height <= 0) return 1;
  int limit_x = tap_limit(dx, filter), limit_y = tap_limit(dy, filter);
  if (limit_x > width) limit_x = width;
  if (limit_y > height) limit_y = height;
  px_taps *columns = malloc(sizeof(px_taps) * (size_t)target_width);
  float *weights = malloc(sizeof(float) * (size_t)target_width * limit_x);
  float *row_weights = malloc(sizeof(float) * (size_t)limit_y);
  float *line = malloc(sizeof(float) * 4 * (size_t)width);
  const int done = columns && weights && row_weights && line;
  if (done) {
    int low = width, high = 0;
    for (int x = 0; x < target_width; x++) {
      columns[x] = find_taps(x0 + x * dx, dx, width, filter, weights + (size_t)x * limit_x, limit_x);
      if (columns[x].first < low) low = columns[x].first;
      if (columns[x].first + columns[x].count > high) high = columns[x].first + columns[x].count;
    }
    for (int y = 0; y < target_height; y++) {
      const px_taps rows = find_taps(y0 + y * dy, dy, height, filter, row_weights, limit_y);
      const int length = (high - low) * 4;
      memset(line, 0, sizeof(float) * (size_t)length);
      for (int i = 0; i < rows.count; i++) {
        const uint8_t *bytes = (const uint8_t *)(source + (rows.first + i) * stride + low);
        const float weight = row_weights[i];
        for (int x = 0; x < length; x++) line[x] += weight * bytes[x];
      }
      uint32_t *out = target + y * target_stride;
      for (int x = 0; x < target_width; x++) {
        float color[4] = {0, 0, 0, 0};
        const float *part = line + (size_t)(columns[x].first - low) * 4, *weight = weights + (size_t)x * limit_x;
        for (int i = 0; i < columns[x].count; i++) {
          for (int c = 0; c < 4; c++) color[c] += weight[i] * part[i * 4 + c];
        }
        out[x] = pack(color);
      }
    }
  }
  free(columns);
  free(weights);
  free(row_weights);
  free(line);
  return done;
}

static int wrap(int value, int size) {
  const int rest = value % size;
  return rest < 0 ? rest + size : rest;
}

static uint32_t pixel(const uint32_t *source, int width, int height, ptrdiff_t stride, int x, int y, int edge) {
  if (edge == PX_CLEAR && (x < 0 || y < 0 || x >= width || y >= height)) return 0;
  const int column = edge == PX_REPEAT ? wrap(x, width) : clamp(x, 0, width - 1);
  const int row = edge == PX_REPEAT ? wrap(y, height) : clamp(y, 0, height - 1);
  return source[row * stride + column];
}

// A mix of two pixels, two components at a time; part is in 0...256.
static uint32_t mix(uint32_t first, uint32_t second, uint32_t part) {
  const uint32_t rest = 256 - part;
  const uint32_t even = ((first & 0xff00ff) * rest + (second & 0xff00ff) * part + 0x800080) >> 8 & 0xff00ff;
  const uint32_t odd = ((first >> 8 & 0xff00ff) * rest + (second >> 8 & 0xff00ff) * part + 0x800080) & 0xff00ff00;
  return even | odd;
}

// A part in 0..<1 as one in 0...256; what isn't one is none.
static uint32_t fraction(double part) { return part > 0 && part < 1 ? (uint32_t)(part * 256 + 0.5) : 0; }

void px_warp(const uint32_t *source, int width, int height, ptrdiff_t stride, int source_left, int source_top,
             uint32_t *target, int target_width, int target_height, ptrdiff_t target_stride, int left, int top,
             const double matrix[9], int filter, int edge) {
  if (width <= 0 || height <= 0) return;
  for (int y = 0; y < target_height; y++) {
    uint32_t *out = target + y * target_stride;
    const double py = top + y + 0.5;
    for (int x = 0; x < target_width; x++) {
      const double px = left + x + 0.5;
      const double depth = px * matrix[2] + py * matrix[5] + matrix[8];
      if (!(depth > 0)) {
        out[x] = 0;
        continue;
      }
      const double part = 1 / depth;
      const double u = (px * matrix[0] + py * matrix[3] + matrix[6]) * part;
      const double v = (px * matrix[1] + py * matrix[4] + matrix[7]) * part;
      if (filter == PX_NEAREST) {
        out[x] = pixel(source, width, height, stride, below(u) - source_left, below(v) - source_top, edge);
        continue;
      }
      const int u0 = below(u - 0.5), v0 = below(v - 0.5);
      const uint32_t part_x = fraction(u - 0.5 - u0), part_y = fraction(v - 0.5 - v0);
      const int x0 = u0 - source_left, y0 = v0 - source_top;
      if (edge == PX_CLEAR && (x0 < -1 || y0 < -1 || x0 >= width || y0 >= height)) {
        out[x] = 0;
        continue;
      }
      if (x0 >= 0 && y0 >= 0 && x0 < width - 1 && y0 < height - 1) {
        const uint32_t *near = source + y0 * stride + x0;
        out[x] = mix(mix(near[0], near[1], part_x), mix(near[stride], near[stride + 1], part_x), part_y);
        continue;
      }
      const uint32_t upper = mix(pixel(source, width, height, stride, x0, y0, edge),
                                 pixel(source, width, height, stride, x0 + 1, y0, edge), part_x);
      const uint32_t lower = mix(pixel(source, width, height, stride, x0, y0 + 1, edge),
                                 pixel(source, width, height, stride, x0 + 1, y0 + 1, edge), part_x);
      out[x] = mix(upper, lower, part_y);
    }
  }
}
