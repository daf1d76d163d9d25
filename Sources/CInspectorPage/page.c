#include "inspector_page.h"

#include <signal.h>
#include <sys/prctl.h>

// The compiler embeds the files beside this one, so that a program needs no files at run time.
#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char document[] = {
#embed "page/page.html"
};
static const unsigned char style[] = {
#embed "page/page.css"
};
static const unsigned char connection[] = {
#embed "page/connection.js"
};
static const unsigned char words[] = {
#embed "page/words.js"
};
static const unsigned char recorded_tree[] = {
#embed "page/recorded-tree.js"
};
static const unsigned char recording[] = {
#embed "page/recording.js"
};
static const unsigned char causes[] = {
#embed "page/causes.js"
};
static const unsigned char picture[] = {
#embed "page/picture.js"
};
static const unsigned char shell[] = {
#embed "page/shell.js"
};
static const unsigned char search[] = {
#embed "page/search.js"
};
static const unsigned char lanes[] = {
#embed "page/lanes.js"
};
static const unsigned char graph[] = {
#embed "page/graph.js"
};
static const unsigned char tree[] = {
#embed "page/tree.js"
};
static const unsigned char node[] = {
#embed "page/node.js"
};
static const unsigned char updates[] = {
#embed "page/updates.js"
};
static const unsigned char waste[] = {
#embed "page/waste.js"
};
static const unsigned char layout[] = {
#embed "page/layout.js"
};
static const unsigned char timeline[] = {
#embed "page/timeline.js"
};
static const unsigned char compare[] = {
#embed "page/compare.js"
};
static const unsigned char stepping[] = {
#embed "page/stepping.js"
};
static const unsigned char page[] = {
#embed "page/page.js"
};

static const unsigned char preview_document[] = {
#embed "page/preview.html"
};
static const unsigned char preview[] = {
#embed "page/preview.js"
};
static const unsigned char previews_document[] = {
#embed "page/previews.html"
};
static const unsigned char tiles[] = {
#embed "page/tiles.js"
};
static const unsigned char previews[] = {
#embed "page/previews.js"
};

#define FILE_OF(array) ((ip_file){array, sizeof array})

ip_file ip_document(void) { return FILE_OF(document); }

ip_file ip_style(void) { return FILE_OF(style); }

ip_file ip_script(size_t index) {
  switch (index) {
    case 0: return FILE_OF(connection);
    case 1: return FILE_OF(words);
    case 2: return FILE_OF(recorded_tree);
    case 3: return FILE_OF(recording);
    case 4: return FILE_OF(causes);
    case 5: return FILE_OF(picture);
    case 6: return FILE_OF(shell);
    case 7: return FILE_OF(search);
    case 8: return FILE_OF(lanes);
    case 9: return FILE_OF(graph);
    case 10: return FILE_OF(tree);
    case 11: return FILE_OF(node);
    case 12: return FILE_OF(updates);
    case 13: return FILE_OF(waste);
    case 14: return FILE_OF(layout);
    case 15: return FILE_OF(timeline);
    case 16: return FILE_OF(compare);
    case 17: return FILE_OF(stepping);
    case 18: return FILE_OF(page);
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
