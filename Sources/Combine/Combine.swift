// The module of the name that ordinary source imports: OpenCombine, with what it adds to Dispatch and Foundation, as
// Apple's Combine has it there.

@_exported public import OpenCombine
@_exported public import OpenCombineDispatch
@_exported public import OpenCombineFoundation

import Foundation

/// OpenCombine leaves out what it adds to Foundation's types where there is a module Combine already, as there is none in a
/// clean build.
///
/// Should this not compile, it was built again beside this module, as after a change of the compiler: `swift package clean`.
private func needsWhatIsAdded() {
  _ = NotificationCenter.default.publisher(for: Notification.Name(""))
}
