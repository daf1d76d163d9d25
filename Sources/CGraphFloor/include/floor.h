// The least cost of a graph of values: the divisor of the engine's times.
//
// The whole graph is known beforehand, so the floor needs none of an engine's useful features. Edges never change, a
// value is a 32-bit integer, and a rule is one of three operations. All data is in flat arrays with 32-bit indices. A
// node's inputs have smaller indices than the node itself.
//
//   inputs        [ of node 0 | of node 1 | of node 2 … ]      the inputs of each node, in read order
//   inputs_begin  [ 0           2           3         … ]      the start of each node's part, and the end of the last
//   readers, readers_begin                                     the same in the other direction
//
// There are two ways to use the graph. *Marking* is the engine's own algorithm: a set marks all dependents. A read
// updates one node, and stops where a value stayed equal. *Sweeping* tracks nothing: a set stores, and every rule is
// computed again, in order.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  /// A direct or indirect source was set.
  FLOOR_PENDING = 1,
  /// A source's value differs from the value that the node read.
  FLOOR_MUST_RUN = 2,
};

/// A node that waits for one of its inputs, and the index of the next input to check.
typedef struct {
  uint32_t node, next;
} floor_frame;

typedef struct {
  uint32_t count, edge_count;
  uint32_t node_capacity, edge_capacity;
  int32_t *values, *constants;
  uint8_t *operations, *marks;
  uint32_t *inputs_begin, *inputs;
  uint32_t *readers_begin, *readers;
  /// The marked nodes whose readers aren't marked yet.
  uint32_t *marking;
  floor_frame *frames;
} floor_graph;

floor_graph *floor_create(void);
void floor_destroy(floor_graph *graph);

uint32_t floor_add_input(floor_graph *graph, int32_t value);
/// Adds a node: the sum of a constant and all inputs.
uint32_t floor_add_sum(floor_graph *graph, int32_t constant, const uint32_t *inputs, size_t count);
/// Adds a node: the first input minus the second.
uint32_t floor_add_difference(floor_graph *graph, uint32_t first, uint32_t second);
/// Adds a node that reads its input and is always 0.
uint32_t floor_add_zero(floor_graph *graph, uint32_t input);
/// Completes the graph: lists each node's readers, and computes all values once.
void floor_seal(floor_graph *graph);

/// Marks the dependents of an input that was set. Stores nothing.
void floor_mark_readers(floor_graph *graph, uint32_t input);
/// Updates a marked node and returns its value.
int32_t floor_bring_up_to_date(floor_graph *graph, uint32_t node);
/// Computes all rules, in order.
void floor_sweep(floor_graph *graph);

static inline void floor_set(floor_graph *graph, uint32_t input, int32_t value) {
  if (graph->values[input] == value) return;
  graph->values[input] = value;
  floor_mark_readers(graph, input);
}

static inline int32_t floor_read(floor_graph *graph, uint32_t node) {
  return graph->marks[node] ? floor_bring_up_to_date(graph, node) : graph->values[node];
}
