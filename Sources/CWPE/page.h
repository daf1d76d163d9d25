// A page, as the thread of WebKit uses it.
#pragma once

#include <pthread.h>

#include "CWPE.h"
#include "library.h"

typedef struct queued_event {
  web_event event;
  struct queued_event *next;
} queued_event;

struct web_page {
  void *exportable, *backend, *view;
  void (*changed)(void *);
  void *context;
  void (*released)(void *);
  // The number of scripts that run, on WebKit's thread.
  int runs;
  int is_closed;
  pthread_mutex_t lock;
  // Guarded by the lock.
  web_state state;
  web_picture picture;
  int has_new_picture;
  queued_event *first, *last;
};

// Adds an event, whose text the page then owns, and reports a change.
void web_add_event(web_page *page, int kind, int64_t number, char *text);
// Frees a closed page, unless scripts still run.
void web_free_page(web_page *page);
// Runs a function on WebKit's thread.
void web_invoke(int (*body)(void *), void *data);
