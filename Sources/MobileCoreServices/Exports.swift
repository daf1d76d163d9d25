// The module that source for iOS imports for what CoreServices has on a Mac.

@_exported public import CoreServices
