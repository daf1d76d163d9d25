public import Foundation
import TrellisCairo
import TrellisDisplayList
public import Trellis
public import TrellisUIKit

/// The size of a view in a snapshot.
public enum SwiftUISnapshotLayout: Sendable {
  /// The size of a device, with its traits.
  case device(config: ViewImageConfig)
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
  /// The view's own size, rounded up to whole points.
  case sizeThatFits
}

/// The size and the traits of a device.
public struct ViewImageConfig: Sendable {
  /// The size in points; nil for the view's own.
  public var size: CGSize?
  /// The traits.
  public var traits: UITraitCollection

  /// Creates the size and the traits of a device.
  public init(size: CGSize? = nil, traits: UITraitCollection = UITraitCollection()) {
    (self.size, self.traits) = (size, traits)
  }

  /// A phone of 390 × 844 points, upright.
  public static let iPhone13 = ViewImageConfig(size: CGSize(width: 390, height: 844))
  /// A phone of 375 × 667 points, upright.
  public static let iPhoneSe = ViewImageConfig(size: CGSize(width: 375, height: 667))
  /// A tablet of 834 × 1,194 points, upright.
  public static let iPadPro11 = ViewImageConfig(size: CGSize(width: 834, height: 1194))
}

extension Snapshotting where Value: View, Format == SnapshotImage {
  /// Pictures of views at their own size.
  public static var image: Snapshotting { image() }

  /// Pictures of views, whose pixels don't depend on the machine's fonts, language, time zone and date.
  ///
  /// Texts are drawn in a font of this module, with dots as in a display of 5 by 7: each character is half as wide as the font's size.
  /// The locale is `en_US`, the time zone GMT, the calendar Gregorian, and the date the start of 2001. Icons of `Image(systemName:)` are
  /// those of the machine.
  ///
  /// `precision` is the share of pixels that have to match, and `perceptualPrecision` the similarity of pixels that match; see
  /// ``Diffing/image(precision:perceptualPrecision:)``. The traits that apply are the appearance, the text size, the layout direction and the
  /// display scale, which is 1 if it isn't specified.
  public static func image(
    precision: Float = 1, perceptualPrecision: Float = 1, layout: SwiftUISnapshotLayout = .sizeThatFits,
    traits: UITraitCollection = UITraitCollection()
  ) -> Snapshotting {
    Snapshotting(
      pathExtension: "png",
      diffing: .image(precision: precision, perceptualPrecision: perceptualPrecision)
    ) { view in
      SnapshotImage(try bitmap(of: view, layout, traits))
    }
  }

  @MainActor private static func bitmap(
    of view: Value, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
  ) throws -> Bitmap {
    var (size, traits): (CGSize?, UITraitCollection) = (nil, traits)
    switch layout {
    case .sizeThatFits: break
    case .fixed(let width, let height): size = CGSize(width: width, height: height)
    case .device(let config):
      size = config.size
      traits = UITraitCollection(traitsFrom: [config.traits, traits])
    }
    let host = TestHost(
      unfocused: view, size: size ?? CGSize(width: 1, height: 1),
      date: Date(timeIntervalSinceReferenceDate: 0))
    defer { host.unmount() }
    var environment = host.environment
    environment.locale = Locale(identifier: "en_US")
    environment.timeZone = .gmt
    var calendar = Calendar(identifier: .gregorian)
    (calendar.locale, calendar.timeZone) = (environment.locale, .gmt)
    environment.calendar = calendar
    if let size = DynamicTypeSize(traits.preferredContentSizeCategory) { environment.dynamicTypeSize = size }
    if traits.layoutDirection == .rightToLeft { environment.layoutDirection = .rightToLeft }
    host.environment = environment
    if traits.userInterfaceStyle == .dark { host.colorScheme = .dark }
    let fitting = size ?? host.viewGraph.contentSize(proposing: .unspecified)
    host.size = CGSize(width: fitting.width.rounded(.up), height: fitting.height.rounded(.up))
    return try Picture.render(
      host.displayList.drawingLetters(), size: host.size,
      scale: traits.displayScale > 0 ? traits.displayScale : 1,
      background: traits.userInterfaceStyle == .dark ? .black : .white, using: SnapshotRenderer.shared)
  }
}

/// The renderer of all snapshots, which keeps its caches.
@MainActor
private enum SnapshotRenderer {
  static let shared = Renderer()
}
