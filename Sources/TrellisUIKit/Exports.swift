// What SwiftUI source names of UIKit: the window's size, addresses, paths, insets, colours and pictures. Nothing else of UIKit is here; what
// isn't doesn't compile.

@_exported public import class Trellis.UIColor
@_exported public import class Trellis.UIImage
