// The module that source imports for the system's reports about the app. There are none here.

@_exported public import Foundation
@_exported public import TrellisFoundation
