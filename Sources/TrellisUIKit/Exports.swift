// The parts of UIKit that SwiftUI source uses: the window's size, URLs, paths, insets, colours and images. Source that uses the
// rest of UIKit doesn't compile.

@_exported public import TrellisCoreGraphicsCairo
@_exported public import class Trellis.UIColor
@_exported public import class Trellis.UIImage
