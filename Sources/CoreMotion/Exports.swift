// The module that source imports for sensors of motion. A desktop has none: all are unavailable.

@_exported public import Foundation
@_exported public import TrellisFoundation
