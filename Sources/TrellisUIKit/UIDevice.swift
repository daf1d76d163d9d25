public import Foundation
import Trellis

/// The kind of device that an interface is for.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// No kind in particular.
  case unspecified = -1
  /// A phone; the value in the phone theme.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A desktop; the value in other themes.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Sendable {
  /// Unknown.
  case unknown
  /// Upright.
  case portrait
  /// Upright, upside down.
  case portraitUpsideDown
  /// Landscape, with the top at the left.
  case landscapeLeft
  /// Landscape, with the top at the right.
  case landscapeRight
  /// Flat, with the screen up.
  case faceUp
  /// Flat, with the screen down.
  case faceDown

  /// Whether the device is in landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the device is upright, possibly upside down.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device is flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine, as far as views use it.
///
/// Source: documented, developer.apple.com/documentation/uikit/uidevice; the values: ours (choice).
@MainActor @preconcurrency
public final class UIDevice: NSObject {
  /// The machine that runs the app.
  public static let current = UIDevice()

  /// Creates an object for the same machine as ``current``.
  public override init() {}

  /// The kind of device: a phone if the window's root has the phone theme, else a desktop.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    CurrentWindow.environment.controlTheme == .phone ? .phone : .mac
  }
  /// The orientation of the window: landscape if it is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = CurrentWindow.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The machine's host name.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the operating system, as it reports it.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// `PC`.
  public var model: String { "PC" }
  /// `PC`.
  public var localizedModel: String { model }
  /// Whether programs run side by side: always.
  public var isMultitaskingSupported: Bool { true }
}
