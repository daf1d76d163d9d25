#include <pthread.h>
#include <stdlib.h>
#include <string.h>

#include "CGStreamer.h"
#include "library.h"

struct media_pipeline {
  void *playbin, *bus, *sink;
  void (*changed)(void *);
  void *context;
  pthread_mutex_t lock;
  // Guarded by the lock.
  int events, has_new_preroll;
  char *message;
};

static const gst_library *lib;

static void add_event(media_pipeline *pipeline, int event, char *message) {
  pthread_mutex_lock(&pipeline->lock);
  pipeline->events |= event;
  if (message) {
    free(pipeline->message);
    pipeline->message = message;
  }
  pthread_mutex_unlock(&pipeline->lock);
  pipeline->changed(pipeline->context);
}

static char *error_text(gst_message *message) {
  gst_error *error = NULL;
  char *details = NULL;
  lib->gst_message_parse_error(message, &error, &details);
  char *text = strdup(error ? error->message : "GStreamer gives no reason");
  if (error) lib->g_error_free(error);
  lib->g_free(details);
  return text;
}

// Records a message on the thread that posts it, and drops the message: nothing reads the bus.
static int on_message(void *bus, gst_message *message, void *data) {
  media_pipeline *pipeline = data;
  int percent = 100;
  switch (message->type) {
    case message_eos: add_event(pipeline, MEDIA_ENDED, NULL); break;
    case message_error: add_event(pipeline, MEDIA_FAILED, error_text(message)); break;
    case message_async_done: add_event(pipeline, MEDIA_SETTLED, NULL); break;
    case message_duration: add_event(pipeline, MEDIA_DURATION, NULL); break;
    case message_buffering:
      lib->gst_message_parse_buffering(message, &percent);
      add_event(pipeline, percent < 100 ? MEDIA_BUFFERING : MEDIA_SETTLED, NULL);
      break;
  }
  lib->gst_mini_object_unref(message);
  return 0;
}

static int on_preroll(void *sink, void *data) {
  media_pipeline *pipeline = data;
  pthread_mutex_lock(&pipeline->lock);
  pipeline->has_new_preroll = 1;
  pthread_mutex_unlock(&pipeline->lock);
  add_event(pipeline, MEDIA_FRAME, NULL);
  return 0;
}

static int on_sample(void *sink, void *data) {
  add_event(data, MEDIA_FRAME, NULL);
  return 0;
}

static void on_end(void *sink, void *data) {}

// Gives a playbin a sink, which the playbin owns.
static void set_sink(media_pipeline *pipeline, const char *property, void *sink) {
  if (sink) lib->g_object_set(pipeline->playbin, property, sink, NULL);
}

media_pipeline *media_open(
    const char *uri, int shows_video, int is_silent, void (*changed)(void *), void *context) {
  if (!(lib = media_library(NULL))) return NULL;
  void *playbin = lib->gst_element_factory_make("playbin", NULL);
  if (!playbin) return NULL;
  media_pipeline *pipeline = calloc(1, sizeof *pipeline);
  pipeline->playbin = lib->gst_object_ref_sink(playbin);
  pipeline->changed = changed;
  pipeline->context = context;
  pthread_mutex_init(&pipeline->lock, NULL);
  enum { flag_video = 1, flag_audio = 2, flag_soft_volume = 16, flag_deinterlace = 512 };
  int flags = flag_audio | flag_soft_volume | (shows_video ? flag_video | flag_deinterlace : 0);
  lib->g_object_set(playbin, "uri", uri, "flags", flags, NULL);
  if (shows_video) {
    void *bin = lib->gst_parse_bin_from_description(
        "videoconvert ! appsink name=frames caps=video/x-raw,format=BGRA,pixel-aspect-ratio=1/1 max-buffers=1 drop=true wait-on-eos=false",
        1, NULL);
    if (bin) {
      pipeline->sink = lib->gst_bin_get_by_name(bin, "frames");
      sink_callbacks callbacks = {on_end, on_preroll, on_sample, {0}};
      lib->gst_app_sink_set_callbacks(pipeline->sink, &callbacks, pipeline, NULL);
      set_sink(pipeline, "video-sink", bin);
    }
  }
  if (is_silent) {
    void *sink = lib->gst_element_factory_make("fakesink", NULL);
    if (sink) lib->g_object_set(sink, "sync", 1, NULL);
    set_sink(pipeline, "audio-sink", sink);
  }
  pipeline->bus = lib->gst_element_get_bus(playbin);
  lib->gst_bus_set_sync_handler(pipeline->bus, on_message, pipeline, NULL);
  lib->gst_element_set_state(playbin, state_paused);
  return pipeline;
}

void media_release(media_pipeline *pipeline) {
  lib->gst_element_set_state(pipeline->playbin, state_null);
  lib->gst_bus_set_sync_handler(pipeline->bus, NULL, NULL, NULL);
  if (pipeline->sink) lib->gst_object_unref(pipeline->sink);
  lib->gst_object_unref(pipeline->bus);
  lib->gst_object_unref(pipeline->playbin);
  pthread_mutex_destroy(&pipeline->lock);
  free(pipeline->message);
  free(pipeline);
}

void media_set_playing(media_pipeline *pipeline, int is_playing) {
  lib->gst_element_set_state(pipeline->playbin, is_playing ? state_playing : state_paused);
}

int media_seek(media_pipeline *pipeline, int64_t position, double rate, int is_accurate) {
  enum { flush = 1, accurate = 2, key_unit = 4, none = 0, set = 1 };
  int flags = flush | (is_accurate ? accurate : key_unit);
  // At a negative rate, the position is the end of the part that is played.
  return rate < 0
             ? lib->gst_element_seek(pipeline->playbin, rate, format_time, flags, set, 0, set, position)
             : lib->gst_element_seek(pipeline->playbin, rate, format_time, flags, set, position, set, -1);
}

void media_set_volume(media_pipeline *pipeline, double volume, int is_muted) {
  lib->g_object_set(pipeline->playbin, "volume", volume, "mute", is_muted, NULL);
}

int64_t media_position(media_pipeline *pipeline) {
  int64_t position = -1;
  return lib->gst_element_query_position(pipeline->playbin, format_time, &position) ? position : -1;
}

int64_t media_duration(media_pipeline *pipeline) {
  int64_t duration = -1;
  return lib->gst_element_query_duration(pipeline->playbin, format_time, &duration) ? duration : -1;
}

int media_stream_count(media_pipeline *pipeline, int is_video) {
  int count = 0;
  lib->g_object_get(pipeline->playbin, is_video ? "n-video" : "n-audio", &count, NULL);
  return count;
}

int media_take_events(media_pipeline *pipeline, char **message) {
  pthread_mutex_lock(&pipeline->lock);
  int events = pipeline->events;
  *message = pipeline->message;
  pipeline->events = 0;
  pipeline->message = NULL;
  pthread_mutex_unlock(&pipeline->lock);
  return events;
}

int media_wait(media_pipeline *pipeline, int64_t nanoseconds) {
  int state = 0, pending = 0;
  enum { success = 1, no_preroll = 3 };
  int result = lib->gst_element_get_state(pipeline->playbin, &state, &pending, nanoseconds);
  return result == success || result == no_preroll;
}

int media_take_frame(media_pipeline *pipeline, media_frame *frame) {
  if (!pipeline->sink) return 0;
  // A paused pipeline has a picture that only the call for prepared ones returns. The other call drops that picture.
  pthread_mutex_lock(&pipeline->lock);
  int is_prepared = pipeline->has_new_preroll;
  pipeline->has_new_preroll = 0;
  pthread_mutex_unlock(&pipeline->lock);
  void *sample = is_prepared ? lib->gst_app_sink_try_pull_preroll(pipeline->sink, 0) : NULL;
  if (!sample) sample = lib->gst_app_sink_try_pull_sample(pipeline->sink, 0);
  if (!sample) return 0;
  void *structure = lib->gst_caps_get_structure(lib->gst_sample_get_caps(sample), 0);
  gst_map *map = calloc(1, sizeof *map);
  void *buffer = lib->gst_sample_get_buffer(sample);
  *frame = (media_frame){.position = media_position(pipeline)};
  if (lib->gst_structure_get_int(structure, "width", &frame->width) &&
      lib->gst_structure_get_int(structure, "height", &frame->height) &&
      lib->gst_buffer_map(buffer, map, 1 /* for reading */)) {
    if (map->size >= (size_t)frame->width * frame->height * 4) {
      frame->pixels = map->data;
      void **kept = malloc(2 * sizeof *kept);
      kept[0] = sample;
      kept[1] = map;
      frame->sample = kept;
      return 1;
    }
    lib->gst_buffer_unmap(buffer, map);
  }
  free(map);
  lib->gst_mini_object_unref(sample);
  return 0;
}

void media_release_frame(media_frame *frame) {
  void **kept = frame->sample;
  if (!kept) return;
  lib->gst_buffer_unmap(lib->gst_sample_get_buffer(kept[0]), kept[1]);
  lib->gst_mini_object_unref(kept[0]);
  free(kept[1]);
  free(kept);
  *frame = (media_frame){0};
}
