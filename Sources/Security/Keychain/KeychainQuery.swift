import Foundation
import TrellisFoundation

/// A dictionary of attributes, with the keys that aren't stored set apart.
struct KeychainQuery {
  /// The texts of attributes by key, as the Secret Service stores them.
  private(set) var attributes: [String: String] = [:]
  private(set) var secret: Data?
  private(set) var item: Data?
  private(set) var returnsData = false
  private(set) var returnsAttributes = false
  private(set) var returnsReference = false
  /// The largest number of results.
  private(set) var limit = 1
  private(set) var interaction = kSecUseAuthenticationUIAllow as String

  /// The keys with a meaning of their own, by the texts of the constants `kSec…`.
  private enum Key: String {
    case secret = "v_Data"
    case object = "v_Ref"
    case item = "v_PersistentRef"
    case returnsData = "r_Data"
    case returnsAttributes = "r_Attributes"
    case returnsObject = "r_Ref"
    case returnsReference = "r_PersistentRef"
    case limit = "m_Limit"
    case interaction = "u_AuthUI"
    case accessControl = "accc"
    case synchronizable = "sync"
    /// Keys that change nothing on Linux, as their constants say.
    case ignoresCase = "m_CaseInsensitive"
    case prompt = "u_OpPrompt"
    case usesDataProtection = "nleg"
  }

  /// Reads a dictionary.
  ///
  /// Throws for classes and keys that Linux lacks, and for values of wrong types.
  init(_ dictionary: CFDictionary, isUpdate: Bool = false) throws(KeychainError) {
    for (key, value) in dictionary {
      guard let key = key as? String else { throw KeychainError(errSecParam) }
      try read(key, value)
    }
    guard let kind = attributes["class"] else {
      if isUpdate || item != nil { return }
      throw KeychainError(errSecParam)
    }
    guard kind == "genp" || kind == "inet" else {
      let isKnown = ["cert", "keys", "idnt"].contains(kind)
      throw KeychainError(isKnown ? errSecUnimplemented : errSecNoSuchClass)
    }
  }

  private mutating func read(_ key: String, _ value: Any) throws(KeychainError) {
    switch Key(rawValue: key) {
    case .secret:
      guard let data = value as? Data ?? (value as? String).map({ Data($0.utf8) }) else {
        throw KeychainError(errSecParam)
      }
      secret = data
    case .item: item = value as? Data
    case .returnsData: returnsData = value as? Bool ?? false
    case .returnsAttributes: returnsAttributes = value as? Bool ?? false
    case .returnsReference: returnsReference = value as? Bool ?? false
    case .returnsObject: if value as? Bool ?? false { throw KeychainError(errSecUnimplemented) }
    case .object, .accessControl: throw KeychainError(errSecUnimplemented)
    case .limit: limit = try KeychainQuery.limit(value)
    case .interaction: interaction = value as? String ?? interaction
    case .synchronizable where value as? String == kSecAttrSynchronizableAny as String: attributes[key] = ""
    case .ignoresCase, .prompt, .usesDataProtection: break
    case .synchronizable: attributes[key] = try KeychainAttribute.text(value)
    case nil:
      guard KeychainAttribute.names.contains(key) else { throw KeychainError(errSecNoSuchAttr) }
      attributes[key] = try KeychainAttribute.text(value)
    }
  }

  private static func limit(_ value: Any) throws(KeychainError) -> Int {
    switch value {
    case let text as String where text == kSecMatchLimitAll as String: return .max
    case let text as String where text == kSecMatchLimitOne as String: return 1
    case let number as Int where number > 0: return number
    default: throw KeychainError(errSecParam)
    }
  }
}

/// The values of attributes as texts.
enum KeychainAttribute {
  /// The keys of all attributes that are stored.
  static let names: Set<String> = [
    "class", "acct", "svce", "srvr", "sdmn", "ptcl", "atyp", "port", "path", "labl", "desc", "icmt", "crtr",
    "type", "gena", "invi", "nega", "agrp", "pdmn", "cdat", "mdat",
  ]

  /// Returns the text of a value that a query may have.
  static func text(_ value: Any) throws(KeychainError) -> String {
    switch value {
    case let text as String: return text
    case let data as Data: return data.base64EncodedString()
    // A Boolean value is a number, 0 or 1.
    case let number as NSNumber: return "\(number.int64Value)"
    default: throw KeychainError(errSecParam)
    }
  }

  /// Returns the value of an attribute's text, by the type of the key.
  static func value(_ text: String, for key: String) -> Any {
    switch key {
    case "gena": Data(base64Encoded: text) ?? Data(text.utf8)
    case "invi", "nega", "sync": text != "0"
    case "port", "crtr", "type": Int(text) ?? 0
    default: text
    }
  }

  /// The attributes that distinguish items of a class, besides the app's.
  static func primary(class kind: String) -> [String] {
    kind == "inet" ? ["acct", "sdmn", "srvr", "ptcl", "atyp", "port", "path"] : ["acct", "svce"]
  }
}
