// PassKit's source uses UIKit without importing it.

@_exported public import TrellisUIKit
