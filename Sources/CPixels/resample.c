#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

// Returns the greatest integer not above a position, clamped to the range of int. NaN counts as 0.
static int below(double place) {
  if (!(place > -1e9)) return place == place ? -1000000000 : 0;
  return place < 1e9 ? (int)floor(place) : 1000000000;
}

static double kernel(double x, int filter) {
  x = fabs(x);
  if (filter != PX_CUBIC) return x < 1 ? 1 - x : 0;
  // The filter by Mitchell and Netravali, with B = C = 1/3.
  if (x < 1) return (7 * x * x * x - 12 * x * x + 16.0 / 3) / 6;
  return x < 2 ? (-7.0 / 3 * x * x * x + 12 * x * x - 20 * x + 32.0 / 3) / 6 : 0;
}

// The source pixels of a row or column of the target: `count` weights from `first` on, which add up to 1.
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
    // Pixels beyond an edge have the edge's colour.
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
