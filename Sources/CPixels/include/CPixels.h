// Loops over pixels, in C because a debug build of Swift runs them some forty times slower than a release build.
//
// A pixel is a 32-bit word: alpha, red, green, blue from the highest byte down, premultiplied. `stride` is the distance
// of rows, in pixels (in bytes for masks, which have one byte a pixel). No function but px_png allocates more than
// a few rows; none reads or writes outside of what it is given, or depends on where in memory that is. What a pixel becomes depends on the
// pixels around it and on nothing else, so a part of a picture comes out as the whole would there.
#pragma once
#include <stddef.h>
#include <stdint.h>

// MARK: blur.c

// How a picture goes on beyond its edges.
enum { PX_CLEAR = 0, PX_CLAMP = 1, PX_REPEAT = 2 };

// Blurs in place with a bell curve of a standard deviation in pixels, `channels` bytes a pixel (1 or 4), `row_bytes` from row
// to row. What is further than px_blur_reach(sigma) from an edge is as if the picture were larger, whatever lies beyond.
// Answers 0 where memory ran out.
int px_blur(uint8_t *bytes, int width, int height, ptrdiff_t row_bytes, int channels, double sigma);
// How many pixels away px_blur takes colours from.
int px_blur_reach(double sigma);
// Averages cells of `factor` by `factor` pixels, a power of two: the source holds all of each of the target's cells.
void px_shrink(const uint8_t *source, ptrdiff_t row_bytes, int channels, int factor, uint8_t *target, int target_width,
               int target_height, ptrdiff_t target_row_bytes);
// The opposite, with straight transitions between the cells' middles: the target's top left pixel is (left, top) of the large
// picture whose first cell begins at (0, 0).
void px_enlarge(const uint8_t *source, int width, int height, ptrdiff_t row_bytes, int channels, int factor, int left,
                int top, uint8_t *target, int target_width, int target_height, ptrdiff_t target_row_bytes);
// Fills a picture from the part of it that is known, by repeating that part's outermost pixels.
void px_extend(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, int right, int bottom);

// MARK: gradient.c

// Fills pixels from a table of colours. `inverse` takes a pixel's middle (x, y) to the gradient's space:
// (i[0] x + i[2] y + i[4], i[1] x + i[3] y + i[5]), the top left pixel being (left, top).
// Linear: x is the place. Radial: the distance from 0 is the place. Both in 0...1, beyond that the end's colour.
void px_linear(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               const uint32_t *colors, int count);
void px_radial(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
               double start, double end, const uint32_t *colors, int count);
// Angular: the part of a full turn from the x axis, clockwise where y points down, is the place in a table that closes.
void px_angular(uint32_t *pixels, int width, int height, ptrdiff_t stride, int left, int top, const double inverse[6],
                const uint32_t *colors, int count);

// MARK: resample.c

enum { PX_NEAREST = 0, PX_BILINEAR = 1, PX_AREA = 2, PX_CUBIC = 3 };

// Scales a picture: the middle of the target's pixel (x, y) is at (x0 + x * dx, y0 + y * dy) of the source, whose pixels have
// their middles at halves; beyond its edges the source goes on with its outermost pixels. Answers 0 where memory ran out.
int px_resample(const uint32_t *source, int width, int height, ptrdiff_t stride, uint32_t *target, int target_width,
                int target_height, ptrdiff_t target_stride, double x0, double dx, double y0, double dy, int filter);

// MARK: warp.c

// Transforms a picture: matrix takes the middle of the target's pixel (x, y), as (x, y, 1) in a row, to the source's (u, v)
// times the third number. Both begin at their (left, top). `filter` is PX_NEAREST or PX_BILINEAR, `edge` says what lies beyond
// the source. Pixels behind the viewer are clear.
void px_warp(const uint32_t *source, int width, int height, ptrdiff_t stride, int source_left, int source_top,
             uint32_t *target, int target_width, int target_height, ptrdiff_t target_stride, int left, int top,
             const double matrix[9], int filter, int edge);

// MARK: colors.c

// Applies a colour matrix, four rows of five, to straight components in 0...1.
void px_color_matrix(uint32_t *pixels, int width, int height, ptrdiff_t stride, const double matrix[20]);
// Takes the alpha of pixels.
void px_alpha(const uint32_t *pixels, int width, int height, ptrdiff_t stride, uint8_t *mask, ptrdiff_t mask_row_bytes);
// Mixes a picture into another: the sum of both less 1. With is_opaque the target's alpha is not looked at.
void px_plus_darker(const uint32_t *source, ptrdiff_t stride, uint32_t *target, int width, int height,
                    ptrdiff_t target_stride, int is_opaque);

// MARK: masks.c

// Adds a mask to another, as far as a byte goes.
void px_add(const uint8_t *source, ptrdiff_t source_row_bytes, uint8_t *target, int width, int height,
            ptrdiff_t target_row_bytes);

// MARK: decoding.c

// Multiplies straight components with their alpha.
void px_premultiply(uint32_t *pixels, size_t count);
// Turns and mirrors a picture as an Exif orientation, 1...8, says: from 5 on the target is as wide as the source is high.
void px_turn(const uint32_t *source, int width, int height, uint32_t *target, int orientation);

// MARK: png.c

// Takes the bytes of a file, some at a time.
typedef void (*px_write)(void *context, const uint8_t *bytes, size_t count);
// Writes a picture as a PNG file: without alpha where every pixel is opaque, or is_opaque says that alpha isn't used. The
// picture is packed as a whole, in as much memory again as it has and, where that helps little, twice as much; up to 8 MB of that
// stay for the next picture. Answers 0 where memory ran out; what was written then is no file.
int px_png(const uint32_t *pixels, int width, int height, ptrdiff_t stride, int is_opaque, px_write write,
           void *context);
