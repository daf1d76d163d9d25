// The module that source imports for recognition of speech. No service of this system recognizes it: recognizers are unavailable.

@_exported public import Foundation
@_exported public import TrellisFoundation
