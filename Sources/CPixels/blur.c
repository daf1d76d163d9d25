#include "CPixels.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

// The standard deviation below which the picture is convolved with a Gaussian. Larger blurs are three box blurs in
// succession.
static const double bell_limit = 2.5;
enum { bell_taps = 8 };

int px_blur_reach(double sigma) {
  if (!(sigma > 0)) return 0;
  return sigma < bell_limit ? (int)ceil(sigma * 3) : (int)ceil(sigma * 3) + 3;
}

static int clamp(int value, int low, int high) { return value < low ? low : value > high ? high : value; }

// Computes half of the Gaussian's weights in 16-bit fixed point, from the middle outwards. The weights of the whole
// Gaussian add up to exactly 65536.
static void bell_weights(double sigma, int reach, uint32_t *weights) {
  double values[bell_taps + 1], sum = 0;
  for (int i = 0; i <= reach; i++) {
    values[i] = exp(-(double)i * i / (2 * sigma * sigma));
    sum += i ? 2 * values[i] : values[i];
  }
  uint32_t rest = 65536;
  for (int i = reach; i > 0; i--) {
    weights[i] = (uint32_t)lround(values[i] / sum * 65536);
    rest -= 2 * weights[i];
  }
  weights[0] = rest;
}

// Pixels beyond the edges count as 0. A result near an edge is therefore right only if nothing lies beyond the edge.
// Callers ignore other results.
static void bell_row(const uint8_t *source, uint8_t *target, int count, int channels, int reach,
                     const uint32_t *weights) {
  for (int x = 0; x < count; x++) {
    for (int c = 0; c < channels; c++) {
      uint32_t sum = source[x * channels + c] * weights[0];
      for (int i = 1; i <= reach; i++) {
        uint32_t pair = 0;
        if (x >= i) pair += source[(x - i) * channels + c];
        if (x + i < count) pair += source[(x + i) * channels + c];
        sum += pair * weights[i];
      }
      target[x * channels + c] = (uint8_t)((sum + 32768) >> 16);
    }
  }
}

static void bell_columns(uint8_t *bytes, int length, int height, ptrdiff_t row_bytes, int reach,
                         const uint32_t *weights, uint8_t *ring, uint32_t *sums) {
  // The original rows above the current one, in a ring buffer.
  const int size = reach + 1;
  for (int y = 0; y < height; y++) {
    uint8_t *row = bytes + y * row_bytes;
    memcpy(ring + (size_t)(y % size) * length, row, (size_t)length);
    for (int x = 0; x < length; x++) sums[x] = row[x] * weights[0] + 32768;
    for (int i = 1; i <= reach; i++) {
      const uint32_t weight = weights[i];
      if (y >= i) {
        const uint8_t *above = ring + (size_t)((y - i) % size) * length;
        for (int x = 0; x < length; x++) sums[x] += above[x] * weight;
      }
      if (y + i < height) {
        const uint8_t *below = row + i * row_bytes;
        for (int x = 0; x < length; x++) sums[x] += below[x] * weight;
      }
    }
    for (int x = 0; x < length; x++) row[x] = (uint8_t)(sums[x] >> 16);
  }
}

static int bell(uint8_t *bytes, int width, int height, ptrdiff_t row_bytes, int channels, double sigma) {
  const int reach = px_blur_reach(sigma), length = width * channels;
  uint32_t weights[bell_taps + 1];
  bell_weights(sigma, reach, weights);
  uint8_t *ring = malloc((size_t)length * (reach + 1));
  uint32_t *sums = malloc(sizeof(uint32_t) * (size_t)length);
  const int done = ring && sums;
  if (done) {
    for (int y = 0; y < height; y++) {
      memcpy(ring, bytes + y * row_bytes, (size_t)length);
      bell_row(ring, bytes + y * row_bytes, width, channels, reach, weights);
    }
    bell_columns(bytes, length, height, row_bytes, reach, weights, ring, sums);
  }
  free(ring);
  free(sums);
  return done;
}

// Returns the reciprocal of a box's size. A sum of `size` bytes times the reciprocal, plus a half, shifted right by 24,
// is the bytes' mean. The product fits into 32 bits.
static uint32_t reciprocal(int size) { return (1u << 24) / (uint32_t)size; }

static void box_row(const uint8_t *source, uint8_t *target, int count, int channels, int size) {
  const int half = size / 2;
  const uint32_t inverse = reciprocal(size);
  for (int c = 0; c < channels; c++) {
    uint32_t sum = 0;
    for (int x = 0; x < half && x < count; x++) sum += source[x * channels + c];
    for (int x = 0; x < count; x++) {
      if (x + half < count) sum += source[(x + half) * channels + c];
      target[x * channels + c] = (uint8_t)((sum * inverse + (1u << 23)) >> 24);
      if (x >= half) sum -= source[(x - half) * channels + c];
    }
  }
}

static void box_columns(uint8_t *bytes, int length, int height, ptrdiff_t row_bytes, int size, uint8_t *ring,
                        uint32_t *sums) {
  const int half = size / 2;
  const uint32_t inverse = reciprocal(size);
  memset(sums, 0, sizeof(uint32_t) * (size_t)length);
  for (int y = 0; y < half && y < height; y++) {
    const uint8_t *row = bytes + y * row_bytes;
    for (int x = 0; x < length; x++) sums[x] += row[x];
  }
  for (int y = 0; y < height; y++) {
    uint8_t *row = bytes + y * row_bytes;
    if (y + half < height) {
      const uint8_t *entering = row + half * row_bytes;
      for (int x = 0; x < length; x++) sums[x] += entering[x];
    }
    uint8_t *kept = ring + (size_t)(y % (half + 1)) * length;
    memcpy(kept, row, (size_t)length);
    for (int x = 0; x < length; x++) row[x] = (uint8_t)((sums[x] * inverse + (1u << 23)) >> 24);
    if (y >= half) {
      const uint8_t *leaving = ring + (size_t)((y - half) % (half + 1)) * length;
      for (int x = 0; x < length; x++) sums[x] -= leaving[x];
    }
  }
}

int px_blur(uint8_t *bytes, int width, int height, ptrdiff_t row_bytes, int channels, double sigma) {
  if (!(sigma > 0) || width <= 0 || height <= 0) return 1;
  if (sigma < bell_limit) return bell(bytes, width, height, row_bytes, channels, sigma);
  // The sizes of the three boxes are odd. Their variances add up to the Gaussian's variance as nearly as odd sizes
  // allow.
  if (sigma > 64) sigma = 64;
  int small = (int)sqrt(4 * sigma * sigma + 1);
  if (small % 2 == 0) small--;
  const double count = (12 * sigma * sigma - 3.0 * small * small - 12.0 * small - 9) / (-4.0 * small - 4);
  const int smalls = clamp((int)lround(count), 0, 3);
  const int length = width * channels;
  uint8_t *ring = malloc((size_t)length * (small / 2 + 2));
  uint8_t *line = malloc((size_t)length * 2);
  uint32_t *sums = malloc(sizeof(uint32_t) * (size_t)length);
  const int done = ring && line && sums;
  if (done) {
    int sizes[3];
    for (int i = 0; i < 3; i++) sizes[i] = i < smalls ? small : small + 2;
    for (int y = 0; y < height; y++) {
      uint8_t *row = bytes + y * row_bytes;
      box_row(row, line, width, channels, sizes[0]);
      box_row(line, line + length, width, channels, sizes[1]);
      box_row(line + length, row, width, channels, sizes[2]);
    }
    for (int i = 0; i < 3; i++) box_columns(bytes, length, height, row_bytes, sizes[i], ring, sums);
  }
  free(ring);
  free(line);
  free(sums);
  return done;
}

// Returns the binary logarithm of a power of two.
static int bits_of(int power) {
  int bits = 0;
  while (power >> (bits + 1)) bits++;
  return bits;
}

void px_shrink(const uint8_t *source, ptrdiff_t row_bytes, int channels, int factor, uint8_t *target, int target_width,
               int target_height, ptrdiff_t target_row_bytes) {
  const int bits = 2 * bits_of(factor);
  const uint64_t half = ((uint64_t)1 << bits) / 2;
  for (int ty = 0; ty < target_height; ty++) {
    for (int tx = 0; tx < target_width; tx++) {
      uint64_t sums[4] = {0, 0, 0, 0};
      for (int y = 0; y < factor; y++) {
        const uint8_t *row = source + ((ptrdiff_t)ty * factor + y) * row_bytes + (ptrdiff_t)tx * factor * channels;
        for (int x = 0; x < factor * channels; x += channels) {
          for (int c = 0; c < channels; c++) sums[c] += row[x + c];
        }
      }
      uint8_t *pixel = target + ty * target_row_bytes + tx * channels;
      for (int c = 0; c < channels; c++) pixel[c] = (uint8_t)((sums[c] + half) >> bits);
    }
  }
}

// Returns the cell whose middle is left of, or above, a pixel's middle, and stores the distance between the two
// middles. Positions are in half pixels, so that the middles of pixels and cells are whole numbers.
static int cell_before(int pixel, int factor, int *distance) {
  const int64_t place = 2 * (int64_t)pixel + 1 - factor, unit = 2 * (int64_t)factor;
  const int64_t cell = place >= 0 ? place / unit : -((-place + unit - 1) / unit);
  *distance = (int)(place - cell * unit);
  return (int)cell;
}

// Inlined, so that the number of channels is a constant in the inner loop.
static inline __attribute__((always_inline)) void enlarge(
    const uint8_t *source, int width, int height, ptrdiff_t row_bytes, const int channels, int factor, int left, int top,
    uint8_t *target, int target_width, int target_height, ptrdiff_t target_row_bytes) {
  const int unit = 2 * factor, bits = 2 * bits_of(unit);
  const uint64_t half = ((uint64_t)1 << bits) / 2;
  for (int ty = 0; ty < target_height; ty++) {
    int fy, fx;
    const int cell_y = cell_before(top + ty, factor, &fy);
    const uint8_t *above = source + clamp(cell_y, 0, height - 1) * row_bytes;
    const uint8_t *below = source + clamp(cell_y + 1, 0, height - 1) * row_bytes;
    uint8_t *pixel = target + ty * target_row_bytes;
    int cell_x = cell_before(left, factor, &fx);
    // Each iteration draws the pixels between the middles of two neighbouring cells.
    for (int tx = 0; tx < target_width; cell_x++, fx -= unit) {
      const int x0 = clamp(cell_x, 0, width - 1) * channels, x1 = clamp(cell_x + 1, 0, width - 1) * channels;
      uint64_t first[4], second[4];
      for (int c = 0; c < channels; c++) {
        first[c] = (uint64_t)above[x0 + c] * (uint64_t)(unit - fy) + (uint64_t)below[x0 + c] * (uint64_t)fy;
        second[c] = (uint64_t)above[x1 + c] * (uint64_t)(unit - fy) + (uint64_t)below[x1 + c] * (uint64_t)fy;
      }
      for (; fx < unit && tx < target_width; fx += 2, tx++) {
        for (int c = 0; c < channels; c++) {
          *pixel++ = (uint8_t)((first[c] * (uint64_t)(unit - fx) + second[c] * (uint64_t)fx + half) >> bits);
        }
      }
    }
  }
}

void px_enlarge(const uint8_t *source, int width, int height, ptrdiff_t row_bytes, int channels, int factor, int left,
                int top, uint8_t *target, int target_width, int target_height, ptrdiff_t target_row_bytes) {
  if (channels == 1) {
    enlarge(source, width, height, row_bytes, 1, factor, left, top, target, target_width, target_height, target_row_bytes);
  } else {
    enlarge(source, width, height, row_bytes, 4, factor, left, top, target, target_width, target_height, target_row_bytes);
  }
}

void px_extend(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, int right, int bottom) {
  if (left >= right || top >= bottom) return;
  for (int y = top; y < bottom; y++) {
    uint32_t *row = pixels + y * stride;
    for (int x = 0; x < left; x++) row[x] = row[left];
    for (int x = right; x < width; x++) row[x] = row[right - 1];
  }
  for (int y = 0; y < top; y++) memcpy(pixels + y * stride, pixels + top * stride, (size_t)width * 4);
  for (int y = bottom; y < height; y++) memcpy(pixels + y * stride, pixels + (bottom - 1) * stride, (size_t)width * 4);
}
