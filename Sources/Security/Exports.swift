// The module that source imports as Security: items of the keychain, which are items of the desktop's Secret Service, random bytes,
// and the numbers of errors. Keys, certificates, trust and code signatures are missing.

@_exported public import Foundation
@_exported public import TrellisFoundation
