// The values that layouts and views share are declared with the layouts: everything public there is SwiftUI's.
@_exported public import TrellisGeometry
@_exported public import TrellisLayout
// What can be dragged, and what files are asked for, is said by its kind.
@_exported public import UniformTypeIdentifiers
