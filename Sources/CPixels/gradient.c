#include "CPixels.h"

#include <math.h>

// Returns the table index of a position in 0...1. NaN counts as 0.
static int offset(double place, int count) {
  if (!(place > 0)) return 0;
  return place >= 1 ? count - 1 : (int)(place * (count - 1) + 0.5);
}

void px_linear(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               const uint32_t *colors, int count) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    const double start = inverse[2] * (top + y + 0.5) + inverse[4];
    for (int x = 0; x < width; x++) row[x] = colors[offset(inverse[0] * (left + x + 0.5) + start, count)];
  }
}

void px_radial(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               double start, double end, const uint32_t *colors, int count) {
  const double span = end - start;
  for (int y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    const double py = top + y + 0.5;
    for (int x = 0; x < width; x++) {
      const double px = left + x + 0.5;
      const double u = inverse[0] * px + inverse[2] * py + inverse[4];
      const double v = inverse[1] * px + inverse[3] * py + inverse[5];
      const double radius = sqrt(u * u + v * v);
      row[x] = colors[span != 0 ? offset((radius - start) / span, count) : radius < start ? 0 : count - 1];
    }
  }
}

// Returns the angle of a direction, as a fraction of a full turn in 0..<1. The error is less than a millionth.
static double turn(double x, double y) {
  const double ax = fabs(x), ay = fabs(y);
  const double low = ax < ay ? ax : ay, high = ax < ay ? ay : ax;
  if (!(high > 0)) return 0;
  const double r = low / high, s = r * r;
  // Minimax polynomial of atan(r) on 0...1, by Hastings.
  double angle =
      r * (0.9999993329 + s * (-0.3332985605 + s * (0.1994653599 + s * (-0.1390853351 + s * (0.0964200441 +
      s * (-0.0559098861 + s * (0.0218612288 + s * -0.0040540580)))))));
  if (ay > ax) angle = M_PI_2 - angle;
  if (x < 0) angle = M_PI - angle;
  if (y < 0) angle = 2 * M_PI - angle;
  const double part = angle / (2 * M_PI);
  return part >= 1 ? 0 : part;
}

void px_angular(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
                const uint32_t *colors, int count) {
  for (int y = 0; y < height; y++) {
    uint32_t *row = pixels + y * stride;
    const double py = top + y + 0.5;
    for (int x = 0; x < width; x++) {
      const double px = left + x + 0.5;
      const double u = inverse[0] * px + inverse[2] * py + inverse[4];
      const double v = inverse[1] * px + inverse[3] * py + inverse[5];
      const int place = (int)(turn(u, v) * count);
      row[x] = colors[place < count ? place : count - 1];
    }
  }
}
