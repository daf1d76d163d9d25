import Foundation
public import Trellis
public import TrellisLayout

/// A view that shows the view of one of UIKit's controllers.
///
/// The controller is created when the view is inserted. ``updateUIViewController(_:context:)`` runs after that, and when the value of the
/// representable changes, or anything that the last call read.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable. Its `Body` isn't `Never` here.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: _Representable {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The context of the calls.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each insertion.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with new information.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Returns the size for a proposal; nil, as by default, for the preferred size, or the proposed one without that.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The tree of the controller's view.
  public var body: some View { RepresentableView(representable: ControllerRepresentation(base: self)) }

  /// Does nothing.
  public static func dismantleUIViewController(
    _ uiViewController: UIViewControllerType, coordinator: Coordinator
  ) {}

  /// Returns nil.
  public func sizeThatFits(
    _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
  ) -> CGSize? { nil }
}

/// A representable of a view controller.
private struct ControllerRepresentation<Base: UIViewControllerRepresentable>: Representation {
  let base: Base

  func make(_ context: Base.Context) -> Base.UIViewControllerType {
    base.makeUIViewController(context: context)
  }
  func update(_ object: Base.UIViewControllerType, _ context: Base.Context) {
    base.updateUIViewController(object, context: context)
  }
  func size(_ proposal: ProposedViewSize, _ object: Base.UIViewControllerType, _ context: Base.Context)
    -> CGSize?
  {
    if let size = base.sizeThatFits(proposal, uiViewController: object, context: context) { return size }
    let preferred = object.preferredContentSize
    if preferred != .zero { return preferred }
    return object.view is UIHostedView
      ? nil : proposal.replacingUnspecifiedDimensions(by: object.view.naturalSize(for: proposal).positive)
  }
  static func dismantle(_ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIViewController(object, coordinator: coordinator)
  }
  static func view(of object: Base.UIViewControllerType) -> UIView { object.view }
}
