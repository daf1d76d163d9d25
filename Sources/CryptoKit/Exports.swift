// The module that source imports as CryptoKit: Apple's own swift-crypto, which has the same declarations except for those of hardware.

@_exported public import Crypto
@_exported public import Foundation
// On a Mac, Foundation itself makes Security available; code that makes nonces relies on it.
@_exported public import Security
