// The module that source imports as AppKit: `trellis` makes that name an alias of this module, in modules whose source imports it
// outside of `#if`. A module named AppKit would change the branches of all source that asks for it by `canImport`.

@_exported public import Foundation
@_exported public import TrellisUIKit
