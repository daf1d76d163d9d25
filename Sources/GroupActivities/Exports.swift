// The module that source imports for SharePlay. There is no FaceTime here: no activity can be started, and no session arrives.

@_exported public import Foundation
@_exported public import TrellisFoundation
