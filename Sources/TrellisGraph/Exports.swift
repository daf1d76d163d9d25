// How values are compared is said to the graph, and of it: `ComparedByPart`, `ValueComparison`.
@_exported public import TrellisComparison
