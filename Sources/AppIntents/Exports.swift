// The module that source imports for app intents. An intent is a value of the program: `Button(intent:)` and `Toggle(isOn:intent:)`
// run it. Siri, Shortcuts, Spotlight and the Action button, which run intents on Apple's systems, don't exist here: entities,
// queries and shortcuts are declarations that no service reads.

@_exported public import Foundation
@_exported public import TrellisFoundation
