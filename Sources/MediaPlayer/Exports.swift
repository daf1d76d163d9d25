// The module that source imports for the player of the lock screen and for its keys. No desktop service gets them here: information about
// what is played is only stored, and no command arrives.

@_exported public import Foundation
@_exported public import TrellisUIKit
