public import Foundation

/// The size at which a preview is shown.
public enum PreviewLayout: Sendable {
  /// The size of a device.
  case device
  /// The ideal size of the view.
  case sizeThatFits
  /// A fixed size in points.
  case fixed(width: CGFloat, height: CGFloat)
}

/// A device to show a preview on.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The device's name.
  public let rawValue: String

  /// Creates a device with a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device with a name.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}

/// The orientation of a preview's device.
public enum InterfaceOrientation: CaseIterable, Hashable, Sendable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its side, turned to the left.
  case landscapeLeft
  /// On its side, turned to the right.
  case landscapeRight
}

/// Modifiers for Xcode's canvas, which doesn't exist here: they return the view unchanged.
extension View {
  /// Sets the size of the preview, on Xcode's canvas only.
  public nonisolated func previewLayout(_ value: PreviewLayout) -> some View { self }

  /// Sets the name of the preview, on Xcode's canvas only.
  public nonisolated func previewDisplayName(_ value: String?) -> some View { self }

  /// Sets the device on which the preview is shown, on Xcode's canvas only.
  public nonisolated func previewDevice(_ value: PreviewDevice?) -> some View { self }

  /// Sets the orientation of the preview's device, on Xcode's canvas only.
  public nonisolated func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View { self }
}
