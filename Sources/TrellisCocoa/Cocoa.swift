// The module that source imports as Cocoa; see the module TrellisAppKit. Two aliases can't stand for one module.

@_exported public import Foundation
@_exported public import TrellisUIKit
