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
    didSet { hostingView.contentChanged() }
  }
  /// The ways in which the content's size is reported; the preferred size follows the content's ideal size if it is among them.
  open var sizingOptions: UIHostingControllerSizingOptions = [] {
    didSet { hostingView.contentChanged() }
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
    hostingView.content = { [weak self] in self.map { AnyView($0.rootView) } }
    hostingView.controller = self
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
  var content: (@MainActor () -> AnyView?)?

  /// Reports that the content has changed.
  func contentChanged() {
    changed()
    invalidateIntrinsicContentSize()
  }

  func size(proposing proposal: ProposedViewSize) -> CGSize {
    guard let content = content?() else { return .zero }
    return HostWindow.size(of: content, proposing: proposal)
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    self.size(proposing: ProposedViewSize(width: size.width, height: size.height))
  }
  override var intrinsicContentSize: CGSize { size(proposing: .unspecified) }

  override func makeContent() -> AnyView? {
    content?().map { content in AnyView(HostedContent(view: self, content: content)) }
  }
}

/// The content of a hosted view, whose layout measures it for the tree.
private struct HostedContent: View {
  let view: UIHostedView
  let content: AnyView

  var body: some View {
    MeasuredLayout(view: view) { content }
  }
}

private struct MeasuredLayout: Layout {
  let view: UIHostedView

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: subviews.first?.sizeThatFits(.unspecified) ?? .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for subview in subviews {
      subview.place(
        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
    }
  }
}

extension UIView {
  /// Returns the size of a controller's view for a proposal: that of the hosted content, or the proposed one.
  func hostedSize(for proposal: ProposedViewSize) -> CGSize? {
    guard let hosted = self as? UIHostedView else {
      return proposal.replacingUnspecifiedDimensions(by: naturalSize(for: proposal).positive)
    }
    return hosted.size(proposing: proposal)
  }
}

extension CGSize {
  fileprivate var positive: CGSize { CGSize(width: max(width, 0), height: max(height, 0)) }
}
