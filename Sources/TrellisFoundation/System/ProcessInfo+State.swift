public import Foundation

extension ProcessInfo {
  /// The heat of the computer, from the point of view of a program.
  public enum ThermalState: Int, Sendable {
    case nominal, fair, serious, critical
  }

  /// The heat of the computer: always `nominal`, because a desktop doesn't report it to programs.
  public var thermalState: ThermalState { .nominal }

  /// Whether the user saves energy: always false, because a desktop doesn't report it to programs.
  public var isLowPowerModeEnabled: Bool { false }

  /// Whether this is an iPhone or iPad app on a Mac: false.
  public var isiOSAppOnMac: Bool { false }

  /// Whether this is an iPhone or iPad app on Apple Vision: false.
  public var isiOSAppOnVision: Bool { false }

  /// Whether this is an iPad app for the Mac: false.
  public var isMacCatalystApp: Bool { false }

  /// The notification of a changed `thermalState`.
  ///
  /// It is never posted.
  public static let thermalStateDidChangeNotification = Notification.Name(
    "NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
  /// The notification of a changed `isLowPowerModeEnabled`.
  ///
  /// It is never posted.
  public static let NSProcessInfoPowerStateDidChange = Self("NSProcessInfoPowerStateDidChangeNotification")
  /// The notification of a clock that was set.
  ///
  /// It is never posted.
  public static let NSSystemClockDidChange = Self("NSSystemClockDidChangeNotification")
}

// MARK: - Activities

extension ProcessInfo {
  /// Options of an activity.
  ///
  /// They have no effect: Linux doesn't suspend programs.
  public struct ActivityOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt64
    /// Creates options from bits.
    public init(rawValue: UInt64) { self.rawValue = rawValue }
    /// The display stays on.
    public static let idleDisplaySleepDisabled = Self(rawValue: 1 << 40)
    /// The computer stays awake.
    public static let idleSystemSleepDisabled = Self(rawValue: 1 << 20)
    /// The program isn't ended suddenly.
    public static let suddenTerminationDisabled = Self(rawValue: 1 << 14)
    /// The program isn't ended automatically.
    public static let automaticTerminationDisabled = Self(rawValue: 1 << 15)
    /// The user has started the activity.
    public static let userInitiated = Self(rawValue: 0x00FF_FFFF | (1 << 20))
    /// The user has started the activity, which may be suspended with the computer.
    public static let userInitiatedAllowingIdleSystemSleep = Self(rawValue: 0x00FF_FFFF & ~(1 << 20))
    /// The user hasn't started the activity.
    public static let background = Self(rawValue: 0xFF)
    /// The activity needs exact timers and fast input.
    public static let latencyCritical = Self(rawValue: 0xFF_0000_0000)
  }

  /// Begins an activity, and returns a token for `endActivity(_:)`.
  ///
  /// This has no effect on Linux.
  public func beginActivity(options: ActivityOptions = [], reason: String) -> any NSObjectProtocol {
    NSObject()
  }

  /// Ends an activity.
  ///
  /// This has no effect on Linux.
  public func endActivity(_ activity: any NSObjectProtocol) {}

  /// Calls a closure.
  public func performActivity(options: ActivityOptions = [], reason: String, using block: () -> Void) {
    block()
  }

  /// Does nothing: Linux doesn't end programs suddenly.
  public func disableSuddenTermination() {}
  /// Does nothing: Linux doesn't end programs suddenly.
  public func enableSuddenTermination() {}
  /// Does nothing: Linux doesn't end programs automatically.
  public func disableAutomaticTermination(_ reason: String) {}
  /// Does nothing: Linux doesn't end programs automatically.
  public func enableAutomaticTermination(_ reason: String) {}
}
