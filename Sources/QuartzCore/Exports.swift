// The module that source imports as QuartzCore: transforms of space and the time. `import SwiftUI` gives the same declarations
// without it.

@_exported public import Foundation
@_exported public import TrellisFoundation
@_exported public import TrellisGeometry
