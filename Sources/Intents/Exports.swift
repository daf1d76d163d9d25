// The module that source imports for SiriKit. There is no Siri here: an interaction can't be donated, and no intent arrives.

@_exported public import Foundation
@_exported public import TrellisFoundation
