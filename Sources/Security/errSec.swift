public import TrellisFoundation

/// No error.
public let errSecSuccess: OSStatus = 0
/// The function isn't implemented.
public let errSecUnimplemented: OSStatus = -4
/// The disk is full.
public let errSecDiskFull: OSStatus = -34
/// Input or output failed.
public let errSecIO: OSStatus = -36
/// The file is already open for writing.
public let errSecOpWr: OSStatus = -49
/// A parameter isn't valid.
public let errSecParam: OSStatus = -50
/// The user isn't allowed to write.
public let errSecWrPerm: OSStatus = -61
/// Memory is short.
public let errSecAllocate: OSStatus = -108
/// The user cancelled the operation.
public let errSecUserCanceled: OSStatus = -128
/// A parameter is bad.
public let errSecBadReq: OSStatus = -909
/// A part of the keychain failed.
public let errSecInternalComponent: OSStatus = -2070
/// No keychain is available: on Linux, no Secret Service is on the session's bus.
public let errSecNotAvailable: OSStatus = -25291
/// The keychain can't be changed.
public let errSecReadOnly: OSStatus = -25292
/// Authentication failed.
public let errSecAuthFailed: OSStatus = -25293
/// The keychain doesn't exist.
public let errSecNoSuchKeychain: OSStatus = -25294
/// The keychain isn't valid.
public let errSecInvalidKeychain: OSStatus = -25295
/// An item with the same primary attributes exists.
public let errSecDuplicateItem: OSStatus = -25299
/// No item matches.
public let errSecItemNotFound: OSStatus = -25300
/// The buffer is too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// The data is too large.
public let errSecDataTooLarge: OSStatus = -25302
/// The attribute doesn't exist.
public let errSecNoSuchAttr: OSStatus = -25303
/// The reference to the item isn't valid.
public let errSecInvalidItemRef: OSStatus = -25304
/// The class of items doesn't exist.
public let errSecNoSuchClass: OSStatus = -25306
/// No default keychain exists.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// The user would have to be asked, which isn't allowed.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The user has to be asked.
public let errSecInteractionRequired: OSStatus = -25315
/// The data couldn't be decoded.
public let errSecDecode: OSStatus = -26275
/// The app lacks an entitlement.
public let errSecMissingEntitlement: OSStatus = -34018
/// The encoding of a text isn't valid.
public let errSecInvalidEncoding: OSStatus = -67853

/// Returns a text about an error; nil for numbers without one.
///
/// The second parameter isn't used.
///
/// Source: ours: the texts aren't Apple's.
public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
  let text: String? =
    switch status {
    case errSecSuccess: "No error."
    case errSecUnimplemented: "The function isn't implemented."
    case errSecIO: "Input or output failed."
    case errSecParam: "A parameter isn't valid."
    case errSecAllocate: "There isn't enough memory."
    case errSecUserCanceled: "The user cancelled the operation."
    case errSecInternalComponent: "A part of the keychain failed."
    case errSecNotAvailable: "No keychain is available."
    case errSecReadOnly: "The keychain can't be changed."
    case errSecAuthFailed: "Authentication failed."
    case errSecDuplicateItem: "The item exists already."
    case errSecItemNotFound: "The item couldn't be found."
    case errSecNoSuchAttr: "There is no such attribute."
    case errSecNoSuchClass: "There is no such class of items."
    case errSecInteractionNotAllowed: "The user would have to be asked, which isn't allowed."
    case errSecDecode: "The data couldn't be decoded."
    case errSecMissingEntitlement: "The app lacks an entitlement."
    case errSecInvalidEncoding: "The encoding of a text isn't valid."
    default: nil
    }
  return text.map { CFString(string: $0) }
}
