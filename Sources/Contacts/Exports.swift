// The module that source imports for the user's contacts. No service here has any: access is denied.

@_exported public import Foundation
@_exported public import TrellisFoundation
