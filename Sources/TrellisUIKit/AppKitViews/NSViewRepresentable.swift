import Foundation
public import Trellis
public import TrellisLayout

/// A view that shows a tree of AppKit's views; see ``UIViewRepresentable``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/nsviewrepresentable. Its `Body` isn't `Never` here.
@MainActor @preconcurrency
public protocol NSViewRepresentable: _Representable {
  /// The type of the view.
  associatedtype NSViewType: NSView
  /// The context of the calls.
  typealias Context = NSViewRepresentableContext<Self>

  /// Creates the view, once for each insertion.
  func makeNSView(context: Context) -> NSViewType
  /// Updates the view with new information.
  func updateNSView(_ nsView: NSViewType, context: Context)
  /// Cleans up before the view is removed.
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
  /// Returns the size for a proposal; nil, as by default, for the size that follows from the view's natural size.
  func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
}

extension NSViewRepresentable {
  /// The tree of the view.
  public var body: some View { RepresentableView(representable: NSViewRepresentation(base: self)) }
  /// Does nothing.
  public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
  /// Returns nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? {
    nil
  }
}

/// A representable of a view of AppKit.
private struct NSViewRepresentation<Base: NSViewRepresentable>: Representation {
  let base: Base

  func make(_ context: Base.Context) -> Base.NSViewType { base.makeNSView(context: context) }
  func update(_ object: Base.NSViewType, _ context: Base.Context) {
    base.updateNSView(object, context: context)
  }
  func size(_ proposal: ProposedViewSize, _ object: Base.NSViewType, _ context: Base.Context) -> CGSize? {
    base.sizeThatFits(proposal, nsView: object, context: context)
  }
  static func dismantle(_ object: Base.NSViewType, _ coordinator: Base.Coordinator) {
    Base.dismantleNSView(object, coordinator: coordinator)
  }
  static func view(of object: Base.NSViewType) -> UIView { object.peer }
}

/// A controller of a tree of AppKit's views.
///
/// Source: documented, developer.apple.com/documentation/appkit/nsviewcontroller.
@MainActor @preconcurrency
open class NSViewController: NSResponder {
  private var loadedView: NSView?
  /// The title; nil for none.
  open var title: String?
  /// The preferred size; zero for none.
  open var preferredContentSize = CGSize.zero
  /// Creates a controller; the names are ignored, because there are no nib files here.
  public init(nibName: String?, bundle: Bundle?) { super.init() }
  /// Creates a controller.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  /// Returns nil: there are no archives of controllers here.
  public required override init?(coder: NSCoder) { return nil }

  /// The view, which the first access loads.
  open var view: NSView {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = NSView() }
        viewDidLoad()
      }
      return loadedView!
    }
    set { loadedView = newValue }
  }
  /// Whether the view is loaded.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the view; override it to set ``view``.
  open func loadView() { view = NSView() }
  /// Called after the view was loaded.
  open func viewDidLoad() {}
  /// Called before the view is shown.
  open func viewWillAppear() {}
  /// Called after the view was shown.
  open func viewDidAppear() {}
  /// Called before the view is removed.
  open func viewWillDisappear() {}
  /// Called after the view was removed.
  open func viewDidDisappear() {}
}

/// A view that shows the view of one of AppKit's controllers; see ``UIViewControllerRepresentable``.
///
/// Source: documented, developer.apple.com/documentation/swiftui/nsviewcontrollerrepresentable. Its `Body` isn't `Never` here.
@MainActor @preconcurrency
public protocol NSViewControllerRepresentable: _Representable {
  /// The type of the controller.
  associatedtype NSViewControllerType: NSViewController
  /// The context of the calls.
  typealias Context = NSViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each insertion.
  func makeNSViewController(context: Context) -> NSViewControllerType
  /// Updates the controller with new information.
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  /// Cleans up before the controller is removed.
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
  /// Returns the size for a proposal; nil, as by default, for the preferred size, or the one of the view without that.
  func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
    -> CGSize?
}

extension NSViewControllerRepresentable {
  /// The tree of the controller's view.
  public var body: some View { RepresentableView(representable: NSControllerRepresentation(base: self)) }
  /// Does nothing.
  public static func dismantleNSViewController(
    _ nsViewController: NSViewControllerType, coordinator: Coordinator
  ) {}
  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// A representable of a controller of AppKit.
private struct NSControllerRepresentation<Base: NSViewControllerRepresentable>: Representation {
  let base: Base

  func make(_ context: Base.Context) -> Base.NSViewControllerType {
    base.makeNSViewController(context: context)
  }
  func update(_ object: Base.NSViewControllerType, _ context: Base.Context) {
    base.updateNSViewController(object, context: context)
  }
  func size(_ proposal: ProposedViewSize, _ object: Base.NSViewControllerType, _ context: Base.Context)
    -> CGSize?
  {
    if let size = base.sizeThatFits(proposal, nsViewController: object, context: context) { return size }
    return object.preferredContentSize == .zero ? nil : object.preferredContentSize
  }
  static func dismantle(_ object: Base.NSViewControllerType, _ coordinator: Base.Coordinator) {
    Base.dismantleNSViewController(object, coordinator: coordinator)
  }
  static func view(of object: Base.NSViewControllerType) -> UIView { object.view.peer }
  static func setShown(_ isShown: Bool, _ object: Base.NSViewControllerType, _ change: () -> Void) {
    if isShown { object.viewWillAppear() } else { object.viewWillDisappear() }
    change()
    if isShown { object.viewDidAppear() } else { object.viewDidDisappear() }
  }
}
