public import Foundation

/// A view to look at while it is written: what `#Preview` makes.
///
/// `trellis run FILE --preview NAME` shows one; a program that starts by itself makes none.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/preview.
@MainActor @preconcurrency
public struct Preview {
  /// What tools call the preview; nil is for them to say.
  package let displayName: String?
  /// How it is shown, where it is said.
  package let layout: Layout?
  /// Makes the view.
  package let body: @MainActor () -> any View

  /// Creates a preview; use `#Preview` instead.
  public init(
    _ name: String? = nil, traits: PreviewTrait<ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) {
    displayName = name
    layout = traits.last { $0.layout != nil }?.layout
    self.body = body
  }

  /// The traits that previews of views have.
  public enum ViewTraits {}

  /// How large a preview is shown.
  package enum Layout: Hashable, Sendable {
    /// As large as a window is.
    case window
    /// As large as the view wants to be.
    case sizeThatFits
    /// So large, in points.
    case fixed(CGSize)
  }
}

/// What is said of a preview: how large it is shown.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/previewtrait.
public struct PreviewTrait<T>: Sendable {
  /// How large the preview is shown; nil leaves it as it is.
  let layout: Preview.Layout?
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a window is, which it is without traits.
  public static var defaultLayout: PreviewTrait { PreviewTrait(layout: .window) }
  /// As large as the view wants to be.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(layout: .sizeThatFits) }
  /// So large, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
    PreviewTrait(layout: .fixed(CGSize(width: width, height: height)))
  }
  /// A device held upright: nothing changes for it, there is no device.
  public static var portrait: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device held upside down: nothing changes for it, there is no device.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device turned to the left: nothing changes for it, there is no device.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(layout: nil) }
  /// A device turned to the right: nothing changes for it, there is no device.
  public static var landscapeRight: PreviewTrait { PreviewTrait(layout: nil) }
}

/// What finds a preview: a type that `#Preview` declares.
///
/// Source: documented, developer.apple.com/documentation/developertoolssupport/previewregistry.
public protocol PreviewRegistry {
  /// The module and the file in which the preview is written.
  static var fileID: String { get }
  /// The line on which the preview is written, from 1.
  static var line: Int { get }
  /// Makes the preview.
  @MainActor static func makePreview() throws -> Preview
}
