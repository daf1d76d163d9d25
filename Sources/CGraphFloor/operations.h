// The operations of the floor's rules.
#pragma once
#include "floor.h"

enum { FLOOR_INPUT, FLOOR_SUM, FLOOR_DIFFERENCE, FLOOR_ZERO };

/// Computes a node's value from the current values of its inputs. Sums wrap around, hence the unsigned arithmetic.
static inline int32_t floor_computed(const floor_graph *graph, uint32_t node) {
  const int32_t *values = graph->values;
  const uint32_t *input = graph->inputs + graph->inputs_begin[node];
  const uint32_t *end = graph->inputs + graph->inputs_begin[node + 1];
  switch (graph->operations[node]) {
    case FLOOR_SUM: {
      uint32_t sum = (uint32_t)graph->constants[node];
      for (; input < end; input++) sum += (uint32_t)values[*input];
      return (int32_t)sum;
    }
    case FLOOR_DIFFERENCE:
      return (int32_t)((uint32_t)values[input[0]] - (uint32_t)values[input[1]]);
    case FLOOR_ZERO:
      return values[input[0]] & 0;
    default:
      return values[node];
  }
}
