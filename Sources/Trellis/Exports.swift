// The modules of the layout declare the values that layouts and views share. All their public declarations are SwiftUI's.
@_exported public import TrellisGeometry
@_exported public import TrellisLayout
// Content types describe dragged items and files.
@_exported public import UniformTypeIdentifiers
