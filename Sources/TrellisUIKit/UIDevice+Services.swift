public import Foundation

extension UIDevice {
  /// The state of a battery.
  public nonisolated enum BatteryState: Int, Hashable, Sendable {
    /// There is no battery, or it isn't monitored; it isn't connected; it is charging; it is full.
    case unknown, unplugged, charging, full
  }

  /// Whether ``batteryLevel`` and ``batteryState`` are read; false at first.
  public var isBatteryMonitoringEnabled: Bool {
    get { DeviceValues.monitorsBattery }
    set { DeviceValues.monitorsBattery = newValue }
  }

  /// The charge of the battery in `0...1`; -1 if there is none, or if it isn't monitored.
  public var batteryLevel: Float {
    Battery.value("capacity").flatMap { Float($0) }.map { $0 / 100 } ?? -1
  }

  /// The state of the battery; unknown if there is none, or if it isn't monitored.
  public var batteryState: BatteryState {
    switch Battery.value("status") {
    case "Charging": .charging
    case "Full", "Not charging": .full
    case "Discharging": .unplugged
    default: .unknown
    }
  }

  /// An identifier of this app on this machine, which stays the same; nil if the machine has none.
  public var identifierForVendor: UUID? { DeviceValues.identifier }

  /// Does nothing: the orientation follows the window's size without it.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing.
  public func endGeneratingDeviceOrientationNotifications() {}
  /// Whether notifications of the orientation are posted: never.
  public var isGeneratingDeviceOrientationNotifications: Bool { false }
  /// Does nothing.
  public func playInputClick() {}

  /// Never posted here: a body that reads ``orientation`` is evaluated again when the window's size changes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
  /// Never posted here.
  public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Never posted here.
  public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
}

@MainActor private enum DeviceValues {
  static var monitorsBattery = false

  /// A UUID made of the machine's identifier and the program's name.
  static let identifier: UUID? = {
    guard let data = FileManager.default.contents(atPath: "/etc/machine-id") else { return nil }
    let machine = String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    guard machine.utf8.count >= 16 else { return nil }
    var words: [UInt64] = [0xcbf2_9ce4_8422_2325, 0x8422_2325_cbf2_9ce4]
    for byte in (machine + ProcessInfo.processInfo.processName).utf8 {
      words[0] = (words[0] ^ UInt64(byte)) &* 0x100_0000_01b3
      words[1] = (words[1] &+ words[0] ^ UInt64(byte)) &* 0x9e37_79b9_7f4a_7c15
    }
    var bytes = words.flatMap { word in (0..<8).map { UInt8(truncatingIfNeeded: word >> ($0 * 8)) } }
    bytes[6] = bytes[6] & 0x0F | 0x80
    bytes[8] = bytes[8] & 0x3F | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.load(as: uuid_t.self)) }
  }()
}

/// The first battery of the machine, as the kernel reports it.
@MainActor private enum Battery {
  static func value(_ name: String) -> String? {
    guard DeviceValues.monitorsBattery else { return nil }
    let root = "/sys/class/power_supply"
    let supplies = ((try? FileManager.default.contentsOfDirectory(atPath: root)) ?? []).sorted()
    guard let battery = supplies.first(where: { $0.hasPrefix("BAT") }),
      let data = FileManager.default.contents(atPath: "\(root)/\(battery)/\(name)")
    else { return nil }
    return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
