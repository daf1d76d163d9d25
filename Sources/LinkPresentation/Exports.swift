// The module that source imports for the title and images of web pages, which are read from the pages themselves.

@_exported public import Foundation
@_exported public import TrellisFoundation
@_exported public import TrellisUIKit
