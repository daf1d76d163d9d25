// What a test looks at: display lists, attributes by kind, and pixels.
@_exported public import TrellisCairo
@_exported public import TrellisDisplayList
@_exported public import TrellisGraph
