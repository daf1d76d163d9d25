#include "CPixels.h"

#include <libdeflate.h>
#include <math.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

// The effort of libdeflate's search for repetitions. On pictures of user interfaces, level 7 takes a quarter longer and
// makes files one to ten per cent smaller.
enum { LEVEL = 6 };

// The maximum size of a chunk in bytes; its length has 31 bits.
enum { CHUNK = 1 << 30 };

typedef struct {
  px_write write;
  void *context;
} px_file;

static void put_number(uint8_t *bytes, uint32_t number) {
  for (int i = 0; i < 4; i++) bytes[i] = (uint8_t)(number >> (24 - 8 * i));
}

static void put_chunk(px_file *file, const char *name, const uint8_t *bytes, uint32_t count) {
  uint8_t head[8], tail[4];
  put_number(head, count);
  memcpy(head + 4, name, 4);
  uint32_t sum = libdeflate_crc32(0, head + 4, 4);
  if (count) sum = libdeflate_crc32(sum, bytes, count);
  put_number(tail, sum);
  file->write(file->context, head, 8);
  if (count) file->write(file->context, bytes, count);
  file->write(file->context, tail, 4);
}

static int is_opaque_row(const uint32_t *pixels, int width) {
  uint32_t all = 0xff000000;
  for (int x = 0; x < width; x++) all &= pixels[x];
  return all == 0xff000000;
}

// Writes opaque pixels as red, green and blue, followed by alpha if there are four channels.
static inline __attribute__((always_inline)) void straighten_opaque(const uint32_t *restrict pixels, int width,
                                                                    const int channels, uint8_t *restrict row) {
  for (int x = 0; x < width; x++) {
    row[x * channels] = (uint8_t)(pixels[x] >> 16);
    row[x * channels + 1] = (uint8_t)(pixels[x] >> 8);
    row[x * channels + 2] = (uint8_t)pixels[x];
    if (channels == 4) row[x * channels + 3] = 255;
  }
}

static void straighten_pixel(uint32_t pixel, uint32_t alpha, uint8_t *result) {
  for (int c = 0; c < 3; c++) {
    const uint32_t value = ((pixel >> (16 - 8 * c) & 255) * 255 + alpha / 2) / alpha;
    result[c] = (uint8_t)(value < 255 ? value : 255);
  }
  result[3] = (uint8_t)alpha;
}

// Writes pixels as red, green, blue and alpha. In most rows, long runs are opaque or clear.
static void straighten_clear(const uint32_t *pixels, int width, uint8_t *row) {
  for (int x = 0; x < width;) {
    const uint32_t alpha = pixels[x] >> 24;
    int end = x + 1;
    if (alpha != 0 && alpha != 255) {
      straighten_pixel(pixels[x], alpha, row + 4 * x);
    } else {
      while (end < width && pixels[end] >> 24 == alpha) end++;
      if (alpha) straighten_opaque(pixels + x, end - x, 4, row + 4 * x);
      // A clear pixel has no colour.
      if (!alpha) memset(row + 4 * x, 0, 4 * (size_t)(end - x));
    }
    x = end;
  }
}

// The filter types of a row: its pixels, or their differences from the pixels to the left or above.
enum { PLAIN = 0, LEFT = 1, ABOVE = 2 };

// The unfiltered rows of a picture: `count` bytes each, after a byte of 0.
typedef struct {
  uint8_t *bytes;
  int height, channels;
  size_t count;
} px_rows;

static uint8_t *row_at(const px_rows *rows, int y) { return rows->bytes + (size_t)y * (rows->count + 1); }

static void subtract(const uint8_t *restrict bytes, const uint8_t *restrict others, size_t count,
                     uint8_t *restrict result) {
  for (size_t i = 0; i < count; i++) result[i] = (uint8_t)(bytes[i] - others[i]);
}

// Returns the sum of the absolute values of differences, as signed bytes. Rows with a small sum compress well.
static uint64_t weight(const uint8_t *bytes, size_t count) {
  uint64_t sum = 0;
  for (size_t i = 0; i < count; i++) {
    const uint8_t negative = (uint8_t)-bytes[i];
    sum += bytes[i] < negative ? bytes[i] : negative;
  }
  return sum;
}

// Filters an unfiltered row that follows another unfiltered row. Writes the filter type and the differences to
// `result`. `spare` has at least the row's size.
static void filter_row(const px_rows *rows, int y, uint8_t *result, uint8_t *spare) {
  const uint8_t *row = row_at(rows, y) + 1, *above = row - (rows->count + 1);
  const size_t first = (size_t)rows->channels, rest = rows->count - first;
  result[0] = ABOVE;
  if (y > 0) {
    subtract(row, above, rows->count, result + 1);
  } else {
    memcpy(result + 1, row, rows->count);
  }
  const uint64_t weight_above = weight(result + 1, rows->count);
  if (weight_above == 0) return;
  // Rows with the same filter compress better together, so LEFT is used only if it is clearly better.
  memcpy(spare, row, first);
  subtract(row + first, row, rest, spare + first);
  if (weight(spare, rows->count) >= weight_above / 4 * 3) return;
  result[0] = LEFT;
  memcpy(result + 1, spare, rows->count);
}

// Estimates the number of bits after compression. A repetition, found by its first 8 bytes, counts 22 bits. Any other
// byte counts the bits that follow from its frequency.
static double estimate(const uint8_t *bytes, size_t count) {
  enum { TABLE_BITS = 13, WINDOW = 1 << 15, MATCH_BITS = 22, LONGEST = 258 };
  uint32_t last[1 << TABLE_BITS] = {0};
  uint32_t frequencies[256] = {0};
  uint64_t literals = 0, matches = 0;
  size_t i = 0;
  while (i + 16 < count) {
    uint64_t here, there;
    memcpy(&here, bytes + i, 8);
    const size_t slot = here * 0x9e3779b97f4a7c15 >> (64 - TABLE_BITS), candidate = last[slot];
    last[slot] = (uint32_t)i;
    memcpy(&there, bytes + candidate, 8);
    if (here != there || candidate >= i || i - candidate > WINDOW) {
      frequencies[bytes[i++]]++;
      literals++;
      continue;
    }
    size_t length = 8;
    while (i + length < count && bytes[i + length] == bytes[candidate + length]) length++;
    matches += 1 + length / LONGEST;
    i += length;
  }
  double bits = (double)(matches * MATCH_BITS);
  for (int value = 0; value < 256; value++) {
    if (frequencies[value]) bits += frequencies[value] * log2((double)literals / frequencies[value]);
  }
  return bits;
}

// Returns whether differences compress better than pixels, or -1 if memory runs out. The sample is a quarter of the
// rows if there are many. Differences mostly compress worse if colours are few or repeat, as in most drawings.
static int prefers_differences(const px_rows *rows, uint8_t *spare) {
  enum { SAMPLE = 1 << 16, PART = 4 };
  const size_t length = rows->count + 1;
  const int some = length < SAMPLE ? (int)(SAMPLE / length) : 1;
  const int step = rows->height > PART * some ? PART * some : some;
  uint8_t *differences = malloc((size_t)some * length);
  if (!differences) return -1;
  double plain = 0, filtered = 0;
  for (int top = 0; top < rows->height; top += step) {
    const int number = rows->height - top < some ? rows->height - top : some;
    for (int y = 0; y < number; y++) filter_row(rows, top + y, differences + (size_t)y * length, spare);
    plain += estimate(row_at(rows, top), (size_t)number * length);
    filtered += estimate(differences, (size_t)number * length);
  }
  free(differences);
  return filtered < plain;
}

// Filters the rows if filtering helps. Returns 0 if memory runs out.
static int filter_rows(const px_rows *rows) {
  uint8_t *filtered = malloc(rows->count + 1), *spare = malloc(rows->count);
  const int prefers = filtered && spare ? prefers_differences(rows, spare) : -1;
  // From the bottom up, so that the row above is still unfiltered.
  for (int y = rows->height - 1; y >= 0 && prefers == 1; y--) {
    filter_row(rows, y, filtered, spare);
    memcpy(row_at(rows, y), filtered, rows->count + 1);
  }
  free(filtered);
  free(spare);
  return prefers >= 0;
}

// The memory of a compression, kept for the next picture: a new allocation costs a quarter of the time.
typedef struct {
  struct libdeflate_compressor *compressor;
  size_t capacity;
  uint8_t bytes[];
} px_memory;

// The maximum size of kept memory in bytes.
enum { KEPT = 8 << 20 };

// The unused memory. A thread that takes it leaves NULL, and other threads allocate their own.
static _Atomic(px_memory *) kept;

static void free_memory(px_memory *memory) {
  if (!memory) return;
  libdeflate_free_compressor(memory->compressor);
  free(memory);
}

// Returns memory of at least `count` bytes, or NULL if there is none.
static px_memory *take_memory(size_t count) {
  px_memory *memory = atomic_exchange(&kept, NULL);
  if (memory && memory->capacity >= count) return memory;
  free_memory(memory);
  memory = malloc(sizeof(px_memory) + count);
  if (!memory) return NULL;
  memory->capacity = count;
  memory->compressor = libdeflate_alloc_compressor(LEVEL);
  if (memory->compressor) return memory;
  free(memory);
  return NULL;
}

static void give_back(px_memory *memory) {
  free_memory(memory->capacity <= KEPT ? atomic_exchange(&kept, memory) : memory);
}

// Compresses bytes and appends them to the file. Returns 0 if memory runs out.
static int put_packed(px_file *file, struct libdeflate_compressor *compressor, const uint8_t *bytes, size_t count) {
  const size_t most = libdeflate_zlib_compress_bound(compressor, count);
  uint8_t *packed = malloc(most);
  const size_t packed_count = packed ? libdeflate_zlib_compress(compressor, bytes, count, packed, most) : 0;
  for (size_t done = 0; done < packed_count; done += CHUNK) {
    const size_t left = packed_count - done;
    put_chunk(file, "IDAT", packed + done, (uint32_t)(left < CHUNK ? left : CHUNK));
  }
  free(packed);
  return packed_count > 0;
}

static int has_alpha(const uint32_t *pixels, int width, int height, ptrdiff_t stride) {
  for (int y = 0; y < height; y++) {
    if (!is_opaque_row(pixels + y * stride, width)) return 1;
  }
  return 0;
}

int px_png(const uint32_t *pixels, int width, int height, ptrdiff_t stride, int is_opaque, px_write write,
           void *context) {
  px_file file = {write, context};
  const int channels = is_opaque || !has_alpha(pixels, width, height, stride) ? 3 : 4;
  px_rows rows = {NULL, height, channels, (size_t)width * (size_t)channels};
  const size_t count = (rows.count + 1) * (size_t)height;
  px_memory *memory = take_memory(count);
  if (!memory) return 0;
  rows.bytes = memory->bytes;
  for (int y = 0; y < height; y++) {
    *row_at(&rows, y) = PLAIN;
    uint8_t *row = row_at(&rows, y) + 1;
    if (channels == 3) straighten_opaque(pixels + y * stride, width, 3, row);
    if (channels == 4) straighten_clear(pixels + y * stride, width, row);
  }
  int done = filter_rows(&rows);
  if (done) {
    static const uint8_t signature[8] = {137, 'P', 'N', 'G', 13, 10, 26, 10};
    write(context, signature, 8);
    // Eight bits per channel; the colour type is 2, or 6 with alpha.
    uint8_t head[13] = {0, 0, 0, 0, 0, 0, 0, 0, 8, channels == 4 ? 6 : 2, 0, 0, 0};
    put_number(head, (uint32_t)width);
    put_number(head + 4, (uint32_t)height);
    put_chunk(&file, "IHDR", head, 13);
    done = put_packed(&file, memory->compressor, rows.bytes, count);
  }
  if (done) put_chunk(&file, "IEND", NULL, 0);
  give_back(memory);
  return done;
}
