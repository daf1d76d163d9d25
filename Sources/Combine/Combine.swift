// The module of the name that ordinary source imports: OpenCombine, with what it adds to Dispatch and Foundation, as
// Apple's Combine has it there.

@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

import Foundation

/// OpenCombine leaves out what it adds to Foundation's types where there is a module Combine, as there is none in a clean
/// build, but perhaps after one that was killed, or with another compiler.
private func needsWhatIsAdded() {
  // Doesn't this compile? OpenCombine was built again beside an older build of this module: run `swift package clean`.
  _ = NotificationCenter.default.publisher(for: Notification.Name(""))
}
