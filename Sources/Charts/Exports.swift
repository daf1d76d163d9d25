// Charts' public names use Foundation's dates and formats.
@_exported public import Foundation
