// The module that source imports for Spotlight's index. There is no Spotlight here: indexing fails with
// `CSIndexError.indexUnavailableError`.

@_exported public import Foundation
@_exported public import TrellisFoundation
