public import Foundation

/// A preview of a view during development, created by `#Preview`.
///
/// `trellis run FILE --preview NAME` shows a preview. A program that is started normally creates none.
@MainActor @preconcurrency
public struct Preview {
  /// The display name; nil lets the tool choose.
  package let displayName: String?
  /// The layout; nil if it isn't specified.
  package let layout: Layout?
  /// Creates the view.
  package let body: @MainActor () -> any View

  /// Creates a preview; use `#Preview` instead.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    layout = traits.last { $0.layout != nil }?.layout
    let changes = traits.compactMap(\.change)
    self.body = { changes.reduce(body()) { $1($0) } }
  }

  /// The kind of preview traits that apply to views.
  public enum ViewTraits {}

  /// The size at which a preview is shown.
  package enum Layout: Hashable, Sendable {
    /// The size of a window.
    case window
    /// The ideal size of the view.
    case sizeThatFits
    /// A fixed size in points.
    case fixed(CGSize)
  }
}

/// A property of a preview: the size at which it is shown, or views around it.
public struct PreviewTrait<T>: Sendable {
  /// The size at which the preview is shown; nil leaves it unchanged.
  var layout: Preview.Layout?
  /// Puts the preview into other views; nil leaves it unchanged.
  var change: (@MainActor @Sendable (any View) -> any View)?

  init(layout: Preview.Layout?) { self.layout = layout }

  /// Creates a trait that puts the preview into other views.
  package init(change: @escaping @MainActor @Sendable (any View) -> any View) { self.change = change }
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The size of a window, as without traits.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .window) }
  /// The ideal size of the view.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// Returns a trait for a fixed size in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }
  /// A device held upright; without effect, as there is no device.
  public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device held upside down; without effect, as there is no device.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device turned to the left; without effect, as there is no device.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device turned to the right; without effect, as there is no device.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
}

/// A type that `#Preview` declares, by which a preview is found.
public protocol PreviewRegistry {
  /// The module and the file in which the preview is written.
  static var fileID: String { get }
  /// The line on which the preview is written, from 1.
  static var line: Int { get }
  /// Creates the preview.
  @MainActor static func makePreview() throws -> Preview
}
