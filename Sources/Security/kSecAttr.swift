public import TrellisFoundation

// The attributes of items. The texts of the constants are Apple's.

/// The key of an item's class.
public nonisolated(unsafe) let kSecClass: CFString = "class"
/// A password for a service.
public nonisolated(unsafe) let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public nonisolated(unsafe) let kSecClassInternetPassword: CFString = "inet"
/// A certificate: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecClassCertificate: CFString = "cert"
/// A cryptographic key: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecClassKey: CFString = "keys"
/// A certificate with its private key: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecClassIdentity: CFString = "idnt"
/// The user's name.
public nonisolated(unsafe) let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
public nonisolated(unsafe) let kSecAttrService: CFString = "svce"
/// The server's domain name or address.
public nonisolated(unsafe) let kSecAttrServer: CFString = "srvr"
/// The security domain.
public nonisolated(unsafe) let kSecAttrSecurityDomain: CFString = "sdmn"
/// The protocol of an internet password.
public nonisolated(unsafe) let kSecAttrProtocol: CFString = "ptcl"
/// The kind of authentication of an internet password.
public nonisolated(unsafe) let kSecAttrAuthenticationType: CFString = "atyp"
/// The port, a number.
public nonisolated(unsafe) let kSecAttrPort: CFString = "port"
/// The path in the server's URL.
public nonisolated(unsafe) let kSecAttrPath: CFString = "path"
/// The label that the user sees.
public nonisolated(unsafe) let kSecAttrLabel: CFString = "labl"
/// The kind of item, as the user sees it.
public nonisolated(unsafe) let kSecAttrDescription: CFString = "desc"
/// The user's comment.
public nonisolated(unsafe) let kSecAttrComment: CFString = "icmt"
/// The creator, a number.
public nonisolated(unsafe) let kSecAttrCreator: CFString = "crtr"
/// The type, a number.
public nonisolated(unsafe) let kSecAttrType: CFString = "type"
/// Data of the app's own.
public nonisolated(unsafe) let kSecAttrGeneric: CFString = "gena"
/// Whether the item is hidden from the user.
public nonisolated(unsafe) let kSecAttrIsInvisible: CFString = "invi"
/// Whether the item says that there is no password.
public nonisolated(unsafe) let kSecAttrIsNegative: CFString = "nega"
/// The date of creation, for results only.
public nonisolated(unsafe) let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change, for results only.
public nonisolated(unsafe) let kSecAttrModificationDate: CFString = "mdat"
/// The group of apps that have the item in common.
///
/// Linux doesn't check that an app belongs to it.
public nonisolated(unsafe) let kSecAttrAccessGroup: CFString = "agrp"
/// Whether other devices get the item.
///
/// On Linux, the item stays on this one; the attribute only distinguishes items.
public nonisolated(unsafe) let kSecAttrSynchronizable: CFString = "sync"
/// A search for items with either value of ``kSecAttrSynchronizable``.
public nonisolated(unsafe) let kSecAttrSynchronizableAny: CFString = "syna"
/// The times when the item can be read.
///
/// Linux stores the attribute; the desktop alone decides when the items are locked.
public nonisolated(unsafe) let kSecAttrAccessible: CFString = "pdmn"
/// The conditions for access: `errSecUnimplemented` on Linux.
public nonisolated(unsafe) let kSecAttrAccessControl: CFString = "accc"
/// Readable while the device is unlocked.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// Readable after the device was unlocked once.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Readable always.
public nonisolated(unsafe) let kSecAttrAccessibleAlways: CFString = "dk"
/// Readable while the device is unlocked, and not part of backups.
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// Readable after the device was unlocked once, and not part of backups.
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Readable always, and not part of backups.
public nonisolated(unsafe) let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// Readable while the device is unlocked and has a passcode.
public nonisolated(unsafe) let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// HTTP.
public nonisolated(unsafe) let kSecAttrProtocolHTTP: CFString = "http"
/// HTTP over TLS.
public nonisolated(unsafe) let kSecAttrProtocolHTTPS: CFString = "htps"
/// FTP.
public nonisolated(unsafe) let kSecAttrProtocolFTP: CFString = "ftp "
/// SSH.
public nonisolated(unsafe) let kSecAttrProtocolSSH: CFString = "ssh "
/// IMAP.
public nonisolated(unsafe) let kSecAttrProtocolIMAP: CFString = "imap"
/// SMTP.
public nonisolated(unsafe) let kSecAttrProtocolSMTP: CFString = "smtp"
/// The default kind of authentication.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeDefault: CFString = "dflt"
/// The basic authentication of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The digest authentication of HTTP.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// A form of a web page.
public nonisolated(unsafe) let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
