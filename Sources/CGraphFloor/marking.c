#include "floor.h"
#include "operations.h"

void floor_mark_readers(floor_graph *graph, uint32_t input) {
  uint8_t *marks = graph->marks;
  uint32_t *marking = graph->marking;
  const uint32_t *begin = graph->readers_begin, *readers = graph->readers;
  uint32_t waiting = 0;
  for (uint32_t edge = begin[input], end = begin[input + 1]; edge < end; edge++) {
    uint32_t reader = readers[edge];
    uint8_t mark = marks[reader];
    marks[reader] = mark | FLOOR_PENDING | FLOOR_MUST_RUN;
    if (!(mark & FLOOR_PENDING)) marking[waiting++] = reader;
  }
  while (waiting > 0) {
    uint32_t node = marking[--waiting];
    for (uint32_t edge = begin[node], end = begin[node + 1]; edge < end; edge++) {
      uint32_t reader = readers[edge];
      if (marks[reader] & FLOOR_PENDING) continue;
      marks[reader] |= FLOOR_PENDING;
      marking[waiting++] = reader;
    }
  }
}

/// Computes a node. If its value changes, its readers must run.
static inline void run(floor_graph *graph, uint32_t node) {
  int32_t value = floor_computed(graph, node);
  if (value == graph->values[node]) return;
  graph->values[node] = value;
  uint8_t *marks = graph->marks;
  const uint32_t *reader = graph->readers + graph->readers_begin[node];
  const uint32_t *end = graph->readers + graph->readers_begin[node + 1];
  for (; reader < end; reader++) marks[*reader] |= FLOOR_MUST_RUN;
}

int32_t floor_bring_up_to_date(floor_graph *graph, uint32_t root) {
  const uint32_t *begin = graph->inputs_begin, *inputs = graph->inputs;
  uint8_t *marks = graph->marks;
  floor_frame *frames = graph->frames;
  size_t depth = 0;
  frames[depth++] = (floor_frame){root, begin[root]};
  while (depth > 0) {
    floor_frame *frame = &frames[depth - 1];
    uint32_t node = frame->node, edge = frame->next, end = begin[node + 1];
    while (edge < end && !marks[inputs[edge]]) edge++;
    if (edge < end) {
      uint32_t input = inputs[edge];
      frame->next = edge + 1;
      frames[depth++] = (floor_frame){input, begin[input]};
      continue;
    }
    if (marks[node] & FLOOR_MUST_RUN) run(graph, node);
    marks[node] = 0;
    depth--;
  }
  return graph->values[root];
}
