// The module that source imports by this name. `import SwiftUI` gives the same declarations without it. If a module of this name
// is loaded, swift-testing looks for its own module for UIKit, which doesn't exist on Linux. Therefore this module is imported
// only by name.

@_exported public import Foundation
@_exported public import TrellisUIKit
