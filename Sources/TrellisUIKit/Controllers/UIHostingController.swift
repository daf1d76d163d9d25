public import Foundation
public import Trellis
import TrellisLayout

/// A controller whose view shows a view of SwiftUI.
///
/// In a tree that a representable shows, the content is a part of the representable's graph: its state, its environment and its events
/// are those of the window.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uihostingcontroller.
@MainActor @preconcurrency
open class UIHostingController<Content: View>: UIViewController {
  /// The view that is shown.
  open var rootView: Content {
    didSet { hostingView.content = { [rootView] in AnyView(rootView) } }
  }
  /// The ways in which the content's ideal size is reported whenever it changes; none by default.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { if !sizingOptions.isEmpty { hostingView.reportsIdealSize = true } }
  }
  /// Without effect: there is no keyboard on the screen.
  open var safeAreaRegions: SafeAreaRegions = .all
  private let hostingView = UIHostedView()

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
    connect()
  }

  /// Returns nil: there are no archives of controllers here.
  public init?(coder: NSCoder, rootView: Content) {
    return nil
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  private func connect() {
    // The view shows the content without the controller, too, which may be released before it.
    hostingView.content = { [rootView] in AnyView(rootView) }
    hostingView.controller = self
    hostingView.idealSizeChanged = { [weak self] in self?.idealSizeChanged($0) }
  }

  private func idealSizeChanged(_ size: CGSize) {
    if sizingOptions.contains(.intrinsicContentSize) { hostingView.invalidateIntrinsicContentSize() }
    if sizingOptions.contains(.preferredContentSize) { preferredContentSize = size }
  }

  /// Sets the hosting view.
  open override func loadView() { view = hostingView }

  /// Returns the content's size for a size in points.
  open func sizeThatFits(in size: CGSize) -> CGSize { hostingView.sizeThatFits(size) }
}

/// The ways in which a hosting controller reports the size of its content.
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
  /// The ways as bits.
  public let rawValue: Int
  /// Creates ways from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Reporting it as the natural size of the controller's view.
  public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 1)
  /// Reporting it as the controller's preferred size.
  public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}

/// The view of SwiftUI's content in a tree.
@MainActor
class UIHostedView: UIView {
  /// Returns the content; nil for none.
  var content: (@MainActor () -> AnyView?)? { didSet { contentChanged() } }
  /// Whether the content's ideal size is measured in the graph, with the state that the content has there.
  var reportsIdealSize = false { didSet { if reportsIdealSize != oldValue { changed() } } }
  /// Reacts to another ideal size of the content in the graph.
  var idealSizeChanged: (@MainActor (CGSize) -> Void)?
  /// The content's ideal size in the graph; nil while no window shows the content.
  private var idealSize: CGSize?

  /// Reports that the content has changed.
  func contentChanged() {
    idealSize = nil
    changed()
    invalidateIntrinsicContentSize()
  }

  /// Returns the size for a proposal, of content with its initial state.
  private func size(_ proposal: ProposedViewSize) -> CGSize { measured(proposal) { content?() } }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(ProposedViewSize(width: size.width, height: size.height))
  }

  override var intrinsicContentSize: CGSize {
    if window != nil { reportsIdealSize = true }
    return idealSize ?? size(.unspecified)
  }

  override func makeContent() -> AnyView? {
    content?().map { content in
      AnyView(HostedLayout(view: self, reportsIdealSize: reportsIdealSize) { content })
    }
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { idealSize = nil }
  }

  fileprivate func idealSizeMeasured(_ size: CGSize) {
    guard size != idealSize, window != nil || tree != nil else { return }
    idealSize = size
    guard let window = tree?.window, let idealSizeChanged else { return }
    window.performLater("\(type(of: self)).idealSize") { idealSizeChanged(size) }
  }
}

/// The layout of hosted content, which gets the size of its view.
private struct HostedLayout: Layout {
  let view: UIHostedView
  let reportsIdealSize: Bool

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
    guard reportsIdealSize, let size = subviews.first?.sizeThatFits(.unspecified) else { return }
    MainActor.assumeIsolated { [view] in view.idealSizeMeasured(size) }
  }
}

extension CGSize {
  /// The size without negative lengths.
  var positive: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
