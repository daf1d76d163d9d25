#include <stdlib.h>
#include <string.h>

#include "floor.h"
#include "operations.h"

static void *resized(void *memory, size_t count, size_t size) {
  void *result = realloc(memory, count * size);
  if (!result) abort();
  return result;
}

static void reserve(floor_graph *graph, size_t edges) {
  if (graph->count + 2 > graph->node_capacity) {
    uint32_t capacity = graph->node_capacity = graph->node_capacity * 2 + 64;
    graph->values = resized(graph->values, capacity, sizeof *graph->values);
    graph->constants = resized(graph->constants, capacity, sizeof *graph->constants);
    graph->operations = resized(graph->operations, capacity, sizeof *graph->operations);
    graph->inputs_begin = resized(graph->inputs_begin, capacity, sizeof *graph->inputs_begin);
  }
  if (graph->edge_count + edges > graph->edge_capacity) {
    graph->edge_capacity = graph->edge_capacity * 2 + (uint32_t)edges + 64;
    graph->inputs = resized(graph->inputs, graph->edge_capacity, sizeof *graph->inputs);
  }
}

static uint32_t add(
    floor_graph *graph, uint8_t operation, int32_t value, int32_t constant, const uint32_t *inputs, size_t count) {
  reserve(graph, count);
  uint32_t node = graph->count++;
  graph->operations[node] = operation;
  graph->values[node] = value;
  graph->constants[node] = constant;
  graph->inputs_begin[node] = graph->edge_count;
  for (size_t i = 0; i < count; i++) graph->inputs[graph->edge_count++] = inputs[i];
  graph->inputs_begin[node + 1] = graph->edge_count;
  return node;
}

floor_graph *floor_create(void) {
  return calloc(1, sizeof(floor_graph));
}

void floor_destroy(floor_graph *graph) {
  free(graph->values);
  free(graph->constants);
  free(graph->operations);
  free(graph->marks);
  free(graph->inputs_begin);
  free(graph->inputs);
  free(graph->readers_begin);
  free(graph->readers);
  free(graph->marking);
  free(graph->frames);
  free(graph);
}

uint32_t floor_add_input(floor_graph *graph, int32_t value) {
  return add(graph, FLOOR_INPUT, value, 0, NULL, 0);
}

uint32_t floor_add_sum(floor_graph *graph, int32_t constant, const uint32_t *inputs, size_t count) {
  return add(graph, FLOOR_SUM, 0, constant, inputs, count);
}

uint32_t floor_add_difference(floor_graph *graph, uint32_t first, uint32_t second) {
  return add(graph, FLOOR_DIFFERENCE, 0, 0, (uint32_t[]){first, second}, 2);
}

uint32_t floor_add_zero(floor_graph *graph, uint32_t input) {
  return add(graph, FLOOR_ZERO, 0, 0, &input, 1);
}

void floor_seal(floor_graph *graph) {
  uint32_t count = graph->count, edges = graph->edge_count;
  graph->marks = calloc(count, sizeof *graph->marks);
  graph->marking = resized(NULL, count, sizeof *graph->marking);
  graph->frames = resized(NULL, count, sizeof *graph->frames);
  graph->readers = resized(NULL, edges, sizeof *graph->readers);
  graph->readers_begin = calloc(count + 2, sizeof *graph->readers_begin);
  if (!graph->marks || !graph->readers_begin) abort();

  // Counts the readers of a node at index `node + 2`. The prefix sums put the start of each node's readers at `node +
  // 1`. Filling in the readers advances that entry to their end, which is the start of the next node's readers.
  uint32_t *begin = graph->readers_begin;
  for (uint32_t edge = 0; edge < edges; edge++) begin[graph->inputs[edge] + 2]++;
  for (uint32_t node = 1; node <= count; node++) begin[node + 1] += begin[node];
  for (uint32_t node = 0; node < count; node++) {
    for (uint32_t edge = graph->inputs_begin[node]; edge < graph->inputs_begin[node + 1]; edge++) {
      graph->readers[begin[graph->inputs[edge] + 1]++] = node;
    }
  }
  floor_sweep(graph);
}
