public import Foundation

/// A store of settings that iCloud shares between a user's devices, as it is without an iCloud account: the values stay on this computer.
///
/// The values are kept in a domain of `UserDefaults` of their own. Since no other device changes them, the notification is never posted.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  /// The store of the program.
  public static let `default` = NSUbiquitousKeyValueStore()

  /// The notification of values that another device has changed.
  ///
  /// It is never posted.
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private let defaults: UserDefaults
  private let domain: String

  /// Creates a store with the values of the program's store.
  public override convenience init() {
    let program = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    self.init(domain: program + ".ubiquitous")
  }

  init(domain: String) {
    self.domain = domain
    defaults = UserDefaults(suiteName: domain) ?? .standard
  }

  /// Returns the value of a key; nil if there is none.
  open func object(forKey aKey: String) -> Any? { dictionaryRepresentation[aKey] }

  /// Sets the value of a key to an object of a property list; nil removes it.
  open func set(_ anObject: Any?, forKey aKey: String) { defaults.set(anObject, forKey: aKey) }

  /// Removes the value of a key.
  open func removeObject(forKey aKey: String) { defaults.removeObject(forKey: aKey) }

  /// Returns the string of a key; nil if its value isn't a string.
  open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
  /// Returns the array of a key; nil if its value isn't an array.
  open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
  /// Returns the dictionary of a key; nil if its value isn't a dictionary.
  open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
  /// Returns the data of a key; nil if its value isn't data.
  open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
  /// Returns the integer of a key; 0 if its value isn't a number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  /// Returns the number of a key; 0 if its value isn't a number.
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  /// Returns the Boolean of a key; false if its value isn't a number.
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  /// Sets the string of a key; nil removes it.
  open func set(_ aString: String?, forKey aKey: String) { set(aString as Any?, forKey: aKey) }
  /// Sets the data of a key; nil removes it.
  open func set(_ aData: Data?, forKey aKey: String) { set(aData as Any?, forKey: aKey) }
  /// Sets the array of a key; nil removes it.
  open func set(_ anArray: [Any]?, forKey aKey: String) { set(anArray as Any?, forKey: aKey) }
  /// Sets the dictionary of a key; nil removes it.
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { set(aDictionary as Any?, forKey: aKey) }
  /// Sets the integer of a key.
  open func set(_ value: Int64, forKey aKey: String) { set(Int(value) as Any?, forKey: aKey) }
  /// Sets the number of a key.
  open func set(_ value: Double, forKey aKey: String) { set(value as Any?, forKey: aKey) }
  /// Sets the Boolean of a key.
  open func set(_ value: Bool, forKey aKey: String) { set(value as Any?, forKey: aKey) }

  /// The keys with their values.
  open var dictionaryRepresentation: [String: Any] { defaults.persistentDomain(forName: domain) ?? [:] }

  /// Writes the values to the disk.
  ///
  /// Returns whether this has succeeded.
  @discardableResult open func synchronize() -> Bool { defaults.synchronize() }

  private func number(_ key: String) -> NSNumber? {
    switch object(forKey: key) {
    case let number as NSNumber: number
    case let bool as Bool: NSNumber(value: bool)
    case let int as Int: NSNumber(value: int)
    case let double as Double: NSNumber(value: double)
    default: nil
    }
  }
}

/// The key of the reason, in the information of the notification of changed values.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
/// The key of the changed keys, in the information of the notification of changed values.
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
/// The reason that another device has changed values.
public let NSUbiquitousKeyValueStoreServerChange = 0
/// The reason that the values were loaded for the first time.
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
/// The reason that there are too many values.
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
/// The reason that the user uses another account.
public let NSUbiquitousKeyValueStoreAccountChange = 3
