// On a Mac, Foundation has the types of FoundationNetworking. So this module is Apple's Foundation in one import.

@_exported public import Foundation
@_exported public import FoundationNetworking
