#include "floor.h"
#include "operations.h"

void floor_sweep(floor_graph *graph) {
  for (uint32_t node = 0, count = graph->count; node < count; node++) {
    graph->values[node] = floor_computed(graph, node);
  }
}
