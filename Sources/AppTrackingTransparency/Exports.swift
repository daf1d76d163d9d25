// The module that source imports for the permission to track the user. It is always restricted here.

@_exported public import Foundation
@_exported public import TrellisFoundation
