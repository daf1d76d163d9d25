// The module that source imports for the system's translations. There are none here: no pair of languages is supported, and each
// request fails with `TranslationError.unsupportedLanguagePairing`.

@_exported public import Foundation
@_exported public import TrellisFoundation
