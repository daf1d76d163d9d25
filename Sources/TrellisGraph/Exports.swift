// How values are compared is said to the graph, and of it: `EquatableProjection`, `ValueComparison`.
@_exported public import TrellisComparison
