// The module that source imports for the analysis of pictures for nudity, which is switched off here.

@_exported public import Foundation
@_exported public import TrellisFoundation
