// What a test looks at: display lists, and attributes by kind.
@_exported public import TrellisDisplayList
@_exported public import TrellisGraph
