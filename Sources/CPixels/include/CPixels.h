// Loops over pixels. They are in C because a debug build of Swift runs them about forty times slower than a release
// build.
//
// A pixel is a 32-bit word: alpha, red, green, blue from the highest byte down, premultiplied. `stride` is the distance
// of rows in pixels; for masks, which have one byte per pixel, in bytes.
//
// No function but px_png allocates more than a few rows. No function reads or writes outside of its arguments, or
// depends on their addresses. A pixel's result depends only on the pixels around it, so a part of a picture has the
// same result as in the whole.
#pragma once
#include <stddef.h>
#include <stdint.h>

// MARK: blur.c

// The content of a picture beyond its edges.
enum { PX_CLEAR = 0, PX_CLAMP = 1, PX_REPEAT = 2 };

// Blurs in place with a Gaussian of a standard deviation in pixels. `channels` is the number of bytes per pixel (1 or
// 4), `row_bytes` the distance of rows.
//
// Results further than px_blur_reach(sigma) from an edge don't depend on the content beyond the edge. Returns 0 if
// memory runs out.
int px_blur(uint8_t *bytes, int width, int height, ptrdiff_t row_bytes, int channels, double sigma);
// Returns the greatest distance, in pixels, between a pixel and a source pixel that affects its result of px_blur.
int px_blur_reach(double sigma);
// Averages cells of `factor` by `factor` pixels, a power of two. The source has all pixels of each of the target's
// cells.
void px_shrink(const uint8_t *source, ptrdiff_t row_bytes, int channels, int factor, uint8_t *target, int target_width,
               int target_height, ptrdiff_t target_row_bytes);
// Reverses px_shrink, with linear interpolation between the middles of the cells. The target's top left pixel is (left,
// top) of the large picture, whose first cell begins at (0, 0).
void px_enlarge(const uint8_t *source, int width, int height, ptrdiff_t row_bytes, int channels, int factor, int left,
                int top, uint8_t *target, int target_width, int target_height, ptrdiff_t target_row_bytes);
// Fills a picture from its known part, by repeating the outermost pixels of that part.
void px_extend(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, int right, int bottom);

// MARK: gradient.c

// Fills pixels from a table of colours. `inverse` maps a pixel's middle (x, y) to the gradient's space: (i[0] x + i[2]
// y + i[4], i[1] x + i[3] y + i[5]). The top left pixel is at (left, top).
//
// A linear gradient has its first colour at x = 0 and its last at x = 1. A radial gradient has them at the distances
// `start` and `end` from the origin. Beyond these limits, the nearest end's colour is used.
void px_linear(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               const uint32_t *colors, int count);
void px_radial(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               double start, double end, const uint32_t *colors, int count);
// Fills pixels from a table that closes on itself. The position is the fraction of a full turn from the x axis,
// clockwise if y points down.
void px_angular(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
                const uint32_t *colors, int count);

// MARK: resample.c

enum { PX_NEAREST = 0, PX_BILINEAR = 1, PX_AREA = 2, PX_CUBIC = 3 };

// Scales a picture. The middle of the target's pixel (x, y) is at (x0 + x * dx, y0 + y * dy) of the source. The source's
// pixels have their middles at halves. Beyond its edges the source continues with its outermost pixels. Returns 0 if
// memory runs out.
int px_resample(const uint32_t *source, int width, int height, ptrdiff_t stride, uint32_t *target, int target_width,
                int target_height, ptrdiff_t target_stride, double x0, double dx, double y0, double dy, int filter);

// MARK: warp.c

// Transforms a picture. `matrix` maps the row vector (x, y, 1) of a target pixel's middle to (u w, v w, w), where (u,
// v) is the position in the source. Pixels with w <= 0 are behind the viewer, and clear. The top left pixels of source
// and target are at (source_left, source_top) and (left, top). `filter` is PX_NEAREST or PX_BILINEAR; `edge` determines
// the content beyond the source.
void px_warp(const uint32_t *source, int width, int height, ptrdiff_t stride, int source_left, int source_top,
             uint32_t *target, int target_width, int target_height, ptrdiff_t target_stride, int left, int top,
             const double matrix[9], int filter, int edge);

// MARK: colors.c

// Applies a colour matrix, four rows of five, to straight components in 0...1.
void px_color_matrix(uint32_t *pixels, int width, int height, ptrdiff_t stride, const double matrix[20]);
// Copies the alpha of pixels into a mask.
void px_alpha(const uint32_t *pixels, int width, int height, ptrdiff_t stride, uint8_t *mask, ptrdiff_t mask_row_bytes);
// Mixes a picture into another: the sum of both minus 1. If `is_opaque` is true, the target's alpha is ignored.
void px_plus_darker(const uint32_t *source, ptrdiff_t stride, uint32_t *target, int width, int height,
                    ptrdiff_t target_stride, int is_opaque);

// MARK: linear.c

// The modes of px_linear_mix, as in the W3C's “Compositing and Blending”.
enum {
  PX_NORMAL = 0,
  PX_MULTIPLY,
  PX_SCREEN,
  PX_OVERLAY,
  PX_DARKEN,
  PX_LIGHTEN,
  PX_COLOR_DODGE,
  PX_COLOR_BURN,
  PX_SOFT_LIGHT,
  PX_HARD_LIGHT,
  PX_DIFFERENCE,
  PX_EXCLUSION,
  PX_HUE,
  PX_SATURATION,
  PX_COLOR,
  PX_LUMINOSITY,
  PX_SOURCE_ATOP,
  PX_DESTINATION_OVER,
  PX_DESTINATION_OUT,
  PX_PLUS_LIGHTER,
  PX_PLUS_DARKER
};

// Mixes a picture in gamma-encoded sRGB into a picture of four floats per pixel: red, green, blue and alpha, premultiplied, in
// linear sRGB. The strides are in pixels.
void px_linear_mix(const uint32_t *source, ptrdiff_t stride, float *target, int width, int height,
                   ptrdiff_t target_stride, int mode);
// Converts such floats to pixels in gamma-encoded sRGB. Components outside 0...1 are clamped.
void px_linear_encode(const float *source, ptrdiff_t stride, uint32_t *target, int width, int height,
                      ptrdiff_t target_stride);

// MARK: masks.c

// Adds a mask to another, limited to the range of a byte.
void px_add(const uint8_t *source, ptrdiff_t source_row_bytes, uint8_t *target, int width, int height,
            ptrdiff_t target_row_bytes);

// MARK: decoding.c

// Multiplies straight components by their alpha.
void px_premultiply(uint32_t *pixels, size_t count);
// Rotates and mirrors a picture by an Exif orientation, 1...8. From 5 on, the target's width is the source's height.
void px_turn(const uint32_t *source, int width, int height, uint32_t *target, int orientation);

// MARK: png.c

// Receives the bytes of a file in parts.
typedef void (*px_write)(void *context, const uint8_t *bytes, size_t count);
// Writes a picture as a PNG file. Alpha is omitted if every pixel is opaque or if `is_opaque` is true.
//
// The picture is compressed as a whole, in as much memory as the picture itself, or twice as much if it compresses
// badly. Up to 8 MB of that memory are kept for the next picture. Returns 0 if memory runs out; the bytes written until
// then are no valid file.
int px_png(const uint32_t *pixels, int width, int height, ptrdiff_t stride, int is_opaque, px_write write,
           void *context);
