#include "inspector_page.h"

#include <signal.h>
#include <sys/prctl.h>

// The compiler embeds the files beside this one, so that a program needs no files at run time.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char document[] = {
#embed "page.html"
};
static const unsigned char style[] = {
#embed "page.css"
};
static const unsigned char connection[] = {
#embed "connection.js"
};
static const unsigned char recording[] = {
#embed "recording.js"
};
static const unsigned char picture[] = {
#embed "picture.js"
};
static const unsigned char graph[] = {
#embed "graph.js"
};
static const unsigned char panes[] = {
#embed "panes.js"
};
static const unsigned char stepping[] = {
#embed "stepping.js"
};
static const unsigned char page[] = {
#embed "page.js"
};

static const unsigned char preview_document[] = {
#embed "preview.html"
};
static const unsigned char preview[] = {
#embed "preview.js"
};
static const unsigned char previews_document[] = {
#embed "previews.html"
};
static const unsigned char tiles[] = {
#embed "tiles.js"
};
static const unsigned char previews[] = {
#embed "previews.js"
};

#define FILE_OF(array) ((ip_file){array, sizeof array})

ip_file ip_document(void) { return FILE_OF(document); }

ip_file ip_style(void) { return FILE_OF(style); }

ip_file ip_script(size_t index) {
  switch (index) {
    case 0: return FILE_OF(connection);
    case 1: return FILE_OF(recording);
    case 2: return FILE_OF(picture);
    case 3: return FILE_OF(graph);
    case 4: return FILE_OF(panes);
    case 5: return FILE_OF(stepping);
    case 6: return FILE_OF(page);
    default: return (ip_file){0, 0};
  }
}

ip_file ip_preview_document(void) { return FILE_OF(preview_document); }

ip_file ip_preview_script(size_t index) {
  switch (index) {
    case 0: return FILE_OF(connection);
    case 1: return FILE_OF(picture);
    case 2: return FILE_OF(preview);
    default: return (ip_file){0, 0};
  }
}

ip_file ip_previews_document(void) { return FILE_OF(previews_document); }

ip_file ip_previews_script(size_t index) {
  switch (index) {
    case 0: return FILE_OF(connection);
    case 1: return FILE_OF(tiles);
    case 2: return FILE_OF(previews);
    default: return (ip_file){0, 0};
  }
}

void ip_end_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL); }
