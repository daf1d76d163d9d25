public import TrellisFoundation

/// Adds an item to the keychain, and waits.
///
/// The keychain is the desktop's Secret Service (GNOME Keyring, KWallet, KeePassXC), reached over the session's bus. The desktop may ask
/// the user to unlock it. Items of the classes for passwords are possible; others return `errSecUnimplemented`. Without a service, the
/// result is `errSecNotAvailable`; if an item with the same primary attributes exists, `errSecDuplicateItem`.
///
/// An app sees its own items, which have its bundle identifier, or else the program's name, and the items of the access groups that it
/// names. Any program of the user can read them in other ways: Linux doesn't separate programs. Source: documented,
/// developer.apple.com/documentation/security/secitemadd(_:_:); the storage is ours.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  Keychain.status {
    try $0.add(KeychainQuery(attributes))
  } result: {
    result?.pointee = $0
  }
}

/// Finds items of the keychain, and waits.
///
/// The result is what the query's keys `kSecReturn…` request: the secret as data, or a dictionary with attributes, or an array
/// of these for more than one item.
///
/// Returns `errSecItemNotFound` if no item matches, `errSecParam` if the limit isn't a positive number or one of its constants, and
/// `errSecNoSuchAttr` if a key has no constant here. Otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?)
  -> OSStatus
{
  Keychain.status {
    try $0.matching(KeychainQuery(query))
  } result: {
    result?.pointee = $0
  }
}

/// Changes the attributes or secrets of all items that match, and waits.
///
/// Returns `errSecItemNotFound` if no item matches. Otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  Keychain.status {
    try $0.update(KeychainQuery(query), to: KeychainQuery(attributesToUpdate, isUpdate: true))
    return nil
  }
}

/// Deletes all items that match, and waits.
///
/// Returns `errSecItemNotFound` if no item matches. Otherwise as ``SecItemAdd(_:_:)``.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  Keychain.status {
    try $0.delete(KeychainQuery(query))
    return nil
  }
}
