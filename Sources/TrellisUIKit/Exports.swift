// The parts of UIKit that SwiftUI source uses: the window's size, URLs, paths, insets, colours and images. The rest of UIKit
// doesn't exist here, so that source that uses it doesn't compile.

@_exported public import class Trellis.UIColor
@_exported public import class Trellis.UIImage
