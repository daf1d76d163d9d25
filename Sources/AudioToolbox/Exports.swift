// The module that source imports as AudioToolbox: the sounds of the system and of an app. Audio queues, units, files and converters are
// missing.

@_exported public import Foundation
@_exported public import TrellisFoundation
