// The least that a graph of values can cost: what the engine's times are divided by.
//
// It knows the whole graph beforehand, so that it needs none of what makes an engine useful: edges never change,
// a value is a 32-bit integer, and a rule is one of three operations. Everything is in flat arrays behind 32-bit
// indices; a node's inputs have smaller indices than the node itself.
//
//   inputs        [ of node 0 | of node 1 | of node 2 … ]      what a node reads, in order
//   inputs_begin  [ 0           2           3         … ]      where a node's part begins, and the last one's end
//   readers, readers_begin                                     the same, the other way round
//
// Two ways to use it. *Marking* is the engine's own algorithm: setting marks what lies downstream, reading brings
// one node up to date and stops where a value stayed equal. *Sweeping* tracks nothing: setting stores, and every
// rule is computed anew, in order.
#pragma once
#include <stddef.h>
#include <stdint.h>

enum {
  /// Something upstream was set.
  FLOOR_PENDING = 1,
  /// A value that the node reads differs from the one that it read.
  FLOOR_MUST_RUN = 2,
};

/// A node that waits for one of its inputs: the node, and which input to look at next.
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
  /// Nodes that were marked and whose readers weren't yet.
  uint32_t *marking;
  floor_frame *frames;
} floor_graph;

floor_graph *floor_create(void);
void floor_destroy(floor_graph *graph);

uint32_t floor_add_input(floor_graph *graph, int32_t value);
/// A constant and all inputs, summed.
uint32_t floor_add_sum(floor_graph *graph, int32_t constant, const uint32_t *inputs, size_t count);
/// The first input less the second.
uint32_t floor_add_difference(floor_graph *graph, uint32_t first, uint32_t second);
/// 0, whatever the input is; the input is read all the same.
uint32_t floor_add_zero(floor_graph *graph, uint32_t input);
/// Ends the building: lists each node's readers, and computes all values once.
void floor_seal(floor_graph *graph);

/// Stores nothing: marks what depends on an input that was set.
void floor_mark_readers(floor_graph *graph, uint32_t input);
/// Brings a marked node up to date; its value.
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
