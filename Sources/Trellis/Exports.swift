// The values that layouts and views share are declared with the layouts: everything public there is SwiftUI's.
@_exported public import TrellisGeometry
@_exported public import TrellisLayout
