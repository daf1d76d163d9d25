// Playback of media by GStreamer 1.x. The library is loaded when the first player is made.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// A pipeline that plays one address.
typedef struct media_pipeline media_pipeline;

/// Kinds of events, as bits.
enum {
  MEDIA_ENDED = 1,
  MEDIA_FAILED = 2,
  MEDIA_SETTLED = 4,
  MEDIA_FRAME = 8,
  MEDIA_BUFFERING = 16,
  MEDIA_DURATION = 32,
};

/// A picture of a video. The pixels are blue, green, red and 255, without gaps between rows.
typedef struct {
  int width, height;
  const uint8_t *_Nullable pixels;
  /// Keeps the pixels; see `media_release_frame`.
  void *_Nullable sample;
  /// The position in nanoseconds.
  int64_t position;
} media_frame;

/// Returns whether GStreamer can be loaded, and has the elements that every pipeline needs. `reason` receives a text that stays.
int media_is_available(const char *_Nullable *_Nonnull reason);

/// Makes a pipeline for an address, paused; NULL if GStreamer isn't available.
///
/// @param shows_video Whether pictures are decoded; otherwise only sound is.
///
/// @param is_silent Whether sound is decoded, and then dropped.
///
/// @param changed A function that any thread may call until `media_release`; it must return at once, and then `media_take_events`
/// be called.
media_pipeline *_Nullable media_open(
    const char *_Nonnull uri, int shows_video, int is_silent, void (*_Nonnull changed)(void *_Nullable), void *_Nullable context);

/// Stops and frees a pipeline. Later, `changed` isn't called.
void media_release(media_pipeline *_Nonnull pipeline);

/// Plays or pauses.
void media_set_playing(media_pipeline *_Nonnull pipeline, int is_playing);

/// Goes to a position in nanoseconds, at a rate, which may be negative, but not 0. Returns 0 if the media can't.
int media_seek(media_pipeline *_Nonnull pipeline, int64_t position, double rate, int is_accurate);

/// Sets the volume, which is linear from 0 to 1, and whether sound is muted.
void media_set_volume(media_pipeline *_Nonnull pipeline, double volume, int is_muted);

/// The position and the duration in nanoseconds; -1 if unknown.
int64_t media_position(media_pipeline *_Nonnull pipeline);
int64_t media_duration(media_pipeline *_Nonnull pipeline);

/// Returns the number of streams of video, or of sound.
int media_stream_count(media_pipeline *_Nonnull pipeline, int is_video);

/// Returns the events since the last call. `message` receives the reason of a failure, which the caller must free, or NULL.
int media_take_events(media_pipeline *_Nonnull pipeline, char *_Nullable *_Nonnull message);

/// Waits for the end of a change of state or a seek. Returns 0 after `nanoseconds`, or after a failure.
int media_wait(media_pipeline *_Nonnull pipeline, int64_t nanoseconds);

/// Takes the newest picture that wasn't taken. Returns 0 if there is none.
int media_take_frame(media_pipeline *_Nonnull pipeline, media_frame *_Nonnull frame);

/// Releases the pixels of a picture.
void media_release_frame(media_frame *_Nonnull frame);

/// Makes a file in memory. Returns its descriptor, or -1.
int media_memory_file(void);
