public import Foundation

/// How large a preview is shown.
///
/// Source: documented, developer.apple.com/documentation/swiftui/previewlayout.
public enum PreviewLayout: Sendable {
  /// As large as a device.
  case device
  /// As large as the view wants to be.
  case sizeThatFits
  /// So large, in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on.
///
/// Source: documented, developer.apple.com/documentation/swiftui/previewdevice.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// Which way a preview's device is held.
///
/// Source: documented, developer.apple.com/documentation/swiftui/interfaceorientation.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  /// Upright.
  case portrait
  /// Upright, upside down.
  case portraitUpsideDown
  /// On its side, turned to the left.
  case landscapeLeft
  /// On its side, turned to the right.
  case landscapeRight
}

/// What is said of a preview for the canvas of Xcode, which there is none of here: the view is as it was.
///
/// Source: documented, developer.apple.com/documentation/swiftui/view.
extension View {
  /// How large the preview is shown; only Xcode's canvas asks.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// What the preview is called; only Xcode's canvas asks.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// What device the preview is shown on; only Xcode's canvas asks.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Which way the preview's device is held; only Xcode's canvas asks.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
