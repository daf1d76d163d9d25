// The module that source imports for a paired watch. There is none here: `WCSession.isSupported()` is false.

@_exported public import Foundation
@_exported public import TrellisFoundation
