import Foundation
import Trellis

/// Which kind of device an interface is for.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiuserinterfaceidiom.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of those here.
  case unspecified = -1
  /// A phone; what it is in the phone look.
  case phone = 0
  /// A tablet.
  case pad = 1
  /// A television.
  case tv = 2
  /// A car.
  case carPlay = 3
  /// A desktop; what it is in other looks.
  case mac = 5
  /// A headset.
  case vision = 6
}

/// How a device is held.
///
/// Source: documented, developer.apple.com/documentation/uikit/uideviceorientation.
public enum UIDeviceOrientation: Int, Sendable {
  /// It isn't known.
  case unknown
  /// Upright.
  case portrait
  /// Upright, head down.
  case portraitUpsideDown
  /// On its side, the head at the left.
  case landscapeLeft
  /// On its side, the head at the right.
  case landscapeRight
  /// On its back.
  case faceUp
  /// On its face.
  case faceDown

  /// Whether it is on its side.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether it is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether it lies.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

/// The machine, as far as views ask for it.
///
/// Source: documented, developer.apple.com/documentation/uikit/uidevice; what it answers: ours (choice).
@MainActor @preconcurrency
public final class UIDevice {
  /// The machine that the program runs on.
  public static let current = UIDevice()

  private init() {}

  /// Which kind of device the interface is for: a phone in the phone look at the window's root, a desktop else.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    CurrentWindow.environment.look == .phone ? .phone : .mac
  }
  /// As the window is: on its side where it is wider than high.
  public var orientation: UIDeviceOrientation {
    let size = CurrentWindow.size
    return size.width > size.height ? .landscapeLeft : .portrait
  }
  /// The machine's name in its network.
  public var name: String { ProcessInfo.processInfo.hostName }
  /// `Linux`.
  public var systemName: String { "Linux" }
  /// The version of the system, as it says it.
  public var systemVersion: String { ProcessInfo.processInfo.operatingSystemVersionString }
  /// `PC`.
  public var model: String { "PC" }
}
