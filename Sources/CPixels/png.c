#include "CPixels.h"

#include <stdlib.h>
#include <string.h>
#include <zlib.h>

// How hard zlib looks for what it saw before: like its level 6, but in 32 places rather than 128, and content with nothing
// but the longest. On pictures of user interfaces files are some 2 per cent larger, and take three quarters of the time.
enum { LEVEL = 6, GOOD = 8, LAZY = 16, NICE = 258, PLACES = 32 };

// Bytes of a chunk, after its length and its name.
enum { CHUNK = 1 << 16 };

typedef struct {
  px_write write;
  void *context;
  z_stream zip;
  uint8_t *chunk;
} px_file;

static void put_number(uint8_t *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void put_chunk(px_file *file, const char *name, const uint8_t *bytes, uint32_t count) {
  uint8_t head[8], tail[4];
  put_number(head, count);
  memcpy(head + 4, name, 4);
  uLong sum = crc32(crc32(0, NULL, 0), head + 4, 4);
  if (count) sum = crc32(sum, bytes, count);
  put_number(tail, (uint32_t)sum);
  file->write(file->context, head, 8);
  if (count) file->write(file->context, bytes, count);
  file->write(file->context, tail, 4);
}

// Hands bytes on to zlib, and what comes of them to the file; answers 0 where zlib fails.
static int zip(px_file *file, uint8_t *bytes, size_t count, int flush) {
  file->zip.next_in = bytes;
  file->zip.avail_in = (uInt)count;
  for (;;) {
    const int status = deflate(&file->zip, flush);
    if (status == Z_STREAM_ERROR) return 0;
    const int is_over = flush == Z_FINISH ? status == Z_STREAM_END : file->zip.avail_out > 0;
    if (file->zip.avail_out == 0 || (is_over && flush == Z_FINISH)) {
      put_chunk(file, "IDAT", file->chunk, CHUNK - file->zip.avail_out);
      file->zip.next_out = file->chunk;
      file->zip.avail_out = CHUNK;
    }
    if (is_over) return 1;
  }
}

// A row as red, green and blue, and alpha after them where there are four channels.
static void straighten(const uint32_t *pixels, int width, int channels, uint8_t *row) {
  for (int x = 0; x < width; x++, row += channels) {
    const uint32_t pixel = pixels[x], alpha = channels == 4 ? pixel >> 24 : 255;
    if (alpha == 255) {
      row[0] = (uint8_t)(pixel >> 16);
      row[1] = (uint8_t)(pixel >> 8);
      row[2] = (uint8_t)pixel;
    } else if (alpha) {
      for (int c = 0; c < 3; c++) {
        const uint32_t value = ((pixel >> (16 - 8 * c) & 255) * 255 + alpha / 2) / alpha;
        row[c] = (uint8_t)(value < 255 ? value : 255);
      }
    } else {
      row[0] = row[1] = row[2] = 0;
    }
    if (channels == 4) row[3] = (uint8_t)alpha;
  }
}

// How far from 0 differences are, in all: what is small is packed well.
static uint32_t weight(const uint8_t *bytes, int count) {
  uint32_t sum = 0;
  for (int i = 0; i < count; i++) sum += bytes[i] < 128 ? bytes[i] : 256u - bytes[i];
  return sum;
}

static int distance(int first, int second) { return first < second ? second - first : first - second; }

// Differences from the pixel above.
static void filter_up(const uint8_t *row, const uint8_t *above, int count, uint8_t *result) {
  for (int i = 0; i < count; i++) result[i] = (uint8_t)(row[i] - above[i]);
}

// Differences from the left pixel, the one above or the one beside that, whichever is nearest to where the three lead: Paeth's
// filter. Both rows have a clear pixel before the first.
static void filter_three(const uint8_t *row, const uint8_t *above, int count, int channels, uint8_t *result) {
  for (int i = 0; i < count; i++) {
    const int left = row[i - channels], up = above[i], corner = above[i - channels];
    const int to_left = distance(up, corner), to_up = distance(left, corner), to_corner = distance(left + up, 2 * corner);
    const int other = to_up <= to_corner ? up : corner;
    const int nearest = to_left <= to_up && to_left <= to_corner ? left : other;
    result[i] = (uint8_t)(row[i] - nearest);
  }
}

static int write_rows(px_file *file, const uint32_t *pixels, int width, int height, ptrdiff_t stride, int channels) {
  const int count = width * channels;
  // The row and the one above, each after a clear pixel; and what the filters make, each after the filter's number.
  uint8_t *rows[2] = {calloc((size_t)count + 4, 1), calloc((size_t)count + 4, 1)};
  uint8_t *up = malloc((size_t)count + 1), *three = malloc((size_t)count + 1);
  int done = rows[0] && rows[1] && up && three;
  for (int y = 0; y < height && done; y++) {
    uint8_t *row = rows[y & 1] + 4, *above = rows[~y & 1] + 4;
    straighten(pixels + y * stride, width, channels, row);
    up[0] = 2;
    three[0] = 4;
    filter_up(row, above, count, up + 1);
    const uint32_t weight_up = weight(up + 1, count);
    // Rows that are treated alike find more of themselves again: the other way has to be clearly better.
    if (weight_up > 0) filter_three(row, above, count, channels, three + 1);
    const int is_three = weight_up > 0 && weight(three + 1, count) < weight_up / 4 * 3;
    done = zip(file, is_three ? three : up, (size_t)count + 1, Z_NO_FLUSH);
  }
  free(rows[0]);
  free(rows[1]);
  free(up);
  free(three);
  return done && zip(file, NULL, 0, Z_FINISH);
}

static int has_alpha(const uint32_t *pixels, int width, int height, ptrdiff_t stride) {
  for (int y = 0; y < height; y++) {
    uint32_t all = 0xff000000;
    for (int x = 0; x < width; x++) all &= pixels[y * stride + x];
    if (all != 0xff000000) return 1;
  }
  return 0;
}

int px_png(const uint32_t *pixels, int width, int height, ptrdiff_t stride, int is_opaque, px_write write,
           void *context) {
  px_file file = {write, context, {0}, malloc(CHUNK)};
  if (!file.chunk) return 0;
  if (deflateInit(&file.zip, LEVEL) != Z_OK) {
    free(file.chunk);
    return 0;
  }
  deflateTune(&file.zip, GOOD, LAZY, NICE, PLACES);
  file.zip.next_out = file.chunk;
  file.zip.avail_out = CHUNK;
  const int channels = is_opaque || !has_alpha(pixels, width, height, stride) ? 3 : 4;
  static const uint8_t signature[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
  write(context, signature, 8);
  // Eight bits a channel; the colour type is 2 or, with alpha, 6.
  uint8_t head[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, channels == 4 ? 6 : 2, 0, 0, 0};
  put_number(head, (uint32_t)width);
  put_number(head + 4, (uint32_t)height);
  put_chunk(&file, "IHDR", head, 13);
  const int done = write_rows(&file, pixels, width, height, stride, channels);
  if (done) put_chunk(&file, "IEND", NULL, 0);
  deflateEnd(&file.zip);
  free(file.chunk);
  return done;
}
