// Web pages, which WPE WebKit shows offscreen. The libraries are loaded when the first page is opened. All functions may be called on any thread.
#pragma once

#include <stddef.h>
#include <stdint.h>

/// A page.
typedef struct web_page web_page;

/// The state of a page.
typedef struct {
  /// The address and the title; NULL if there is none. The caller must free both.
  char *_Nullable uri, *_Nullable title;
  double progress;
  int is_loading, can_go_back, can_go_forward;
} web_state;

/// A picture of a page: blue, green, red and alpha, premultiplied, without gaps between rows. The caller must free the pixels.
typedef struct {
  int width, height;
  uint8_t *_Nullable pixels;
} web_picture;

/// Kinds of events.
enum {
  WEB_STARTED = 0,
  WEB_REDIRECTED = 1,
  WEB_COMMITTED = 2,
  WEB_FINISHED = 3,
  WEB_FAILED = 4,
  WEB_CRASHED = 5,
  WEB_RESULT = 6,
  WEB_THREW = 7,
};

/// An event: the end of a step of loading, or of a script.
typedef struct {
  int kind;
  /// The number of a script.
  int64_t number;
  /// The reason of a failure, or a script's result as JSON; NULL for none. The caller must free it.
  char *_Nullable text;
} web_event;

/// Returns whether WPE WebKit can be loaded. `reason` receives a text that stays.
int web_is_available(const char *_Nullable *_Nonnull reason);

/// Opens an empty page of a size in pixels; NULL if WPE WebKit can't be loaded.
///
/// @param changed A function that another thread calls after changes until `web_release`; it must return at once.
web_page *_Nullable web_open(int width, int height, void (*_Nonnull changed)(void *_Nullable), void *_Nullable context);

/// Closes a page, and calls a function with the context when `changed` won't be called any more.
void web_release(web_page *_Nonnull page, void (*_Nonnull released)(void *_Nullable));

/// Loads an address, or text of HTML with the address of its folder.
void web_load(web_page *_Nonnull page, const char *_Nonnull uri);
void web_load_html(web_page *_Nonnull page, const char *_Nonnull html, const char *_Nullable base);

/// Loads again, stops, or goes back or forward.
void web_reload(web_page *_Nonnull page, int from_origin);
void web_stop(web_page *_Nonnull page);
void web_go(web_page *_Nonnull page, int is_forward);

/// Sets the size in points, and the pixels per point.
void web_resize(web_page *_Nonnull page, int width, int height, double scale);

/// Sends the mouse at a point: a move with button 0, or a press or release of button 1, 2 or 3. `held` are the buttons' bits.
void web_pointer(web_page *_Nonnull page, int x, int y, int button, int is_down, int held, uint32_t time);
/// Sends a turn of a wheel in points, to the right and down.
void web_wheel(web_page *_Nonnull page, int x, int y, double dx, double dy, uint32_t time);
/// Sends a key by its X11 symbol. `modifiers`: 1 control, 2 shift, 4 alt, 8 meta.
void web_key(web_page *_Nonnull page, uint32_t symbol, int is_down, int modifiers, uint32_t time);
/// Sets whether the page has the focus.
void web_focus(web_page *_Nonnull page, int is_focused);

/// Runs a script; its result is an event with the number.
void web_run(web_page *_Nonnull page, const char *_Nonnull script, int64_t number);

/// Returns the state.
web_state web_get_state(web_page *_Nonnull page);
/// Takes the next event; returns 0 if there is none.
int web_take_event(web_page *_Nonnull page, web_event *_Nonnull event);
/// Takes the newest picture; returns 0 if it was taken before.
int web_take_picture(web_page *_Nonnull page, web_picture *_Nonnull picture);
