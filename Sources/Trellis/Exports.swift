// The layout's modules declare the values that layouts and views share; all their public declarations are SwiftUI's.
@_exported public import TrellisGeometry
@_exported public import TrellisLayout
// Content types describe dragged items and files.
@_exported public import UniformTypeIdentifiers
