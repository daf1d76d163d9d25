public import TrellisFoundation

// The keys of queries and of results. The texts of the constants are Apple's.

/// The secret, as data.
public nonisolated(unsafe) let kSecValueData: CFString = "v_Data"
/// An object that stands for an item: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecValueRef: CFString = "v_Ref"
/// Data that stands for an item.
public nonisolated(unsafe) let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// Whether the result has the secret.
public nonisolated(unsafe) let kSecReturnData: CFString = "r_Data"
/// Whether the result has the attributes.
public nonisolated(unsafe) let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the result has an object: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecReturnRef: CFString = "r_Ref"
/// Whether the result has data that stands for the item.
public nonisolated(unsafe) let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The largest number of results: ``kSecMatchLimitOne``, ``kSecMatchLimitAll`` or a number.
public nonisolated(unsafe) let kSecMatchLimit: CFString = "m_Limit"
/// The limit of a single result, which is the default.
public nonisolated(unsafe) let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All results, as an array.
public nonisolated(unsafe) let kSecMatchLimitAll: CFString = "m_LimitAll"
/// Whether case is ignored.
///
/// Linux always distinguishes case.
public nonisolated(unsafe) let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// Whether macOS uses the keychain of iOS.
///
/// Linux has one keychain.
public nonisolated(unsafe) let kSecUseDataProtectionKeychain: CFString = "nleg"
/// The handling of items that need the user: ``kSecUseAuthenticationUIAllow`` or another.
public nonisolated(unsafe) let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked to unlock the items, the default.
public nonisolated(unsafe) let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The call fails with `errSecInteractionNotAllowed` if the items are locked.
public nonisolated(unsafe) let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Locked items are left out.
public nonisolated(unsafe) let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// A text for the user.
///
/// The desktop shows its own.
public nonisolated(unsafe) let kSecUseOperationPrompt: CFString = "u_OpPrompt"
