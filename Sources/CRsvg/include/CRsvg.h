// SVG documents, which librsvg-2 reads and draws. The library is loaded when the first document is read.
#pragma once

#include <stddef.h>

/// A document. Only one thread at a time may use it.
typedef struct svg_document svg_document;

/// Reads a document.
///
/// Returns NULL after a failure, for example if librsvg-2 isn't installed.
///
/// @param style CSS that is added to the document's own; NULL adds nothing.
///
/// @param reason Receives the reason of a failure, which the caller must free.
svg_document *_Nullable svg_read(
    const void *_Nullable bytes, size_t count, const char *_Nullable style, size_t style_count,
    char *_Nullable *_Nonnull reason);

/// Releases a document.
void svg_release(svg_document *_Nonnull document);

/// Finds the size of a document in points: its intrinsic size, or else the size of its view box, or else 300 by 150.
void svg_find_size(svg_document *_Nonnull document, double *_Nonnull width, double *_Nonnull height);

/// Draws a document, which has a size in points, stretched to some pixels.
///
/// Returns NULL, or the reason of a failure, which the caller must free.
///
/// @param pixels Transparent pixels without gaps between rows. They receive blue, green, red and alpha, premultiplied.
char *_Nullable svg_draw(
    svg_document *_Nonnull document, double width, double height, void *_Nonnull pixels, int columns, int rows);
