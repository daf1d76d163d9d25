#pragma once
#include <stdio.h>
#include <string.h>
#include <png.h>
#include <turbojpeg.h>
#include <webp/decode.h>

// The functions below are in C, because they need sizes and versions from macros and sizeof, which Swift can't import.

// Reads a PNG file's header. The caller must free the image with png_image_free, even after a failure.
static inline int image_begin_png(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count);
}

// Reads the pixels of the image: eight bits each of blue, green, red and straight alpha.
static inline int image_finish_png(png_image *image, void *pixels) {
  image->format = PNG_FORMAT_BGRA;
  return png_image_finish_read(image, NULL, pixels, 0, NULL);
}

static inline const char *image_png_message(const png_image *image) { return image->message; }

// Decodes a WebP file into premultiplied pixels. Returns a VP8StatusCode.
static inline int image_decode_webp(const void *bytes, size_t count, void *pixels, size_t size, int row_bytes) {
  WebPDecoderConfig config;
  if (!WebPInitDecoderConfig(&config)) return VP8_STATUS_INVALID_PARAM;
  config.output.colorspace = MODE_bgrA;
  config.output.is_external_memory = 1;
  config.output.u.RGBA.rgba = pixels;
  config.output.u.RGBA.size = size;
  config.output.u.RGBA.stride = row_bytes;
  return WebPDecode(bytes, count, &config);
}

// Converts CMYK pixels of a JPEG file to colours. JPEG files store the inverted amounts of ink: the remaining light.
static inline void image_colors_of_inks(unsigned char *pixels, size_t count) {
  for (size_t index = 0; index < count; index++, pixels += 4) {
    unsigned cyan = pixels[0], magenta = pixels[1], yellow = pixels[2], black = pixels[3];
    pixels[0] = (unsigned char)(yellow * black / 255);
    pixels[1] = (unsigned char)(magenta * black / 255);
    pixels[2] = (unsigned char)(cyan * black / 255);
    pixels[3] = 255;
  }
}
