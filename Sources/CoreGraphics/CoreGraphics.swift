// The module that source imports as CoreGraphics. `import SwiftUI` gives the same declarations without it. If a module of this name is
// loaded, swift-testing looks for its own module for CoreGraphics, which doesn't exist on Linux. Therefore no other module imports this
// one.

@_exported public import Foundation
@_exported public import TrellisCoreGraphicsCairo
