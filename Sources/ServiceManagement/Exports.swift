// The module that source imports for programs that start by themselves. No service here starts them: registration throws.

@_exported public import Foundation
@_exported public import TrellisFoundation
