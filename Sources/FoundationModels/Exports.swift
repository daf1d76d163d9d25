// The module that source imports for the system's language model. There is none here: it isn't available, and each request fails
// with `LanguageModelSession.GenerationError.assetsUnavailable`.

@_exported public import Foundation
@_exported public import TrellisFoundation
