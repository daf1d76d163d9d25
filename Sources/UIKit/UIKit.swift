// The module of the name that source imports. `import SwiftUI` gives the same without it: beside a module of this name, swift-testing looks
// for one of its own that isn't on Linux, so that nothing imports this one that doesn't say so.

@_exported public import Foundation
@_exported public import TrellisUIKit
