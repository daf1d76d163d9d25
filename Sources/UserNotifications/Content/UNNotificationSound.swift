public import Foundation

/// The name of a sound file.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// The sound of a notification.
///
/// The desktop plays it, if it plays sounds: a file of the app's resources, or its own sound for new messages.
open class UNNotificationSound: NSObject, NSCopying, @unchecked Sendable {
  let name: UNNotificationSoundName?

  init(name: UNNotificationSoundName?) { self.name = name }

  /// Creates the sound of a file in the main bundle.
  public convenience init(named name: UNNotificationSoundName) { self.init(name: name) }

  /// The default sound.
  open class var `default`: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The default sound of calls, which is ``default``.
  open class var defaultRingtone: UNNotificationSound { UNNotificationSound(name: nil) }
  /// The default sound of critical alerts, which is ``default``.
  open class var defaultCritical: UNNotificationSound { UNNotificationSound(name: nil) }

  /// Returns the default sound.
  ///
  /// The volume is the desktop's.
  open class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound { .default }
  /// Returns the sound of a file in the main bundle.
  open class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name)
  }
  /// Returns the sound of a file in the main bundle.
  open class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(name: name)
  }

  /// Returns the object itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether another object is the sound of the same file.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationSound).map { $0.name == name } ?? false
  }
  /// The hash value of the name.
  open override var hash: Int { name.hashValue }
}
