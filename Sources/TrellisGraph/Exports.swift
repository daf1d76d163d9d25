// Re-exports the types that control the comparison of values: `EquatableProjection`, `ValueComparison`.
@_exported public import TrellisComparison
