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
public protocol UIViewControllerRepresentable: View {
  /// The type of the controller.
  associatedtype UIViewControllerType: UIViewController
  /// The type of the object that the controller reports to; nothing by default.
  associatedtype Coordinator = Void
  /// The context of the calls.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Creates the controller, once for each insertion.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Updates the controller with new information.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Cleans up before the controller is removed.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Creates the coordinator, before the controller is created.
  func makeCoordinator() -> Coordinator
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

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable's calls.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// The coordinator.
  public let coordinator: Representable.Coordinator
  /// The transaction of the update.
  public private(set) var transaction: Transaction
  /// The environment; a call depends on the keys that it reads.
  public let environment: EnvironmentValues

  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    (self.coordinator, self.environment) = (coordinator, environment)
    transaction = .inForce
  }

  /// Changes views with the animation of the transaction, and calls a closure when that has ended.
  public func animate(changes: () -> Void, completion: (() -> Void)? = nil) {
    UIView.animate(in: transaction, changes, completion)
  }
}

/// A representable of a controller, as the machinery uses it.
private struct ControllerRepresentation<Base: UIViewControllerRepresentable>: Representation {
  let base: Base

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }
  func make(_ coordinator: Base.Coordinator, _ environment: EnvironmentValues) -> Base.UIViewControllerType {
    base.makeUIViewController(context: UIViewControllerRepresentableContext(coordinator, environment))
  }
  func update(
    _ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator, _ environment: EnvironmentValues
  ) {
    base.updateUIViewController(
      object, context: UIViewControllerRepresentableContext(coordinator, environment))
  }
  func size(
    _ proposal: ProposedViewSize, _ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    let context = UIViewControllerRepresentableContext<Base>(coordinator, environment)
    if let size = base.sizeThatFits(proposal, uiViewController: object, context: context) { return size }
    let preferred = object.preferredContentSize
    if preferred != .zero { return preferred }
    return object.view.hostedSize(for: proposal)
  }
  static func dismantle(_ object: Base.UIViewControllerType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIViewController(object, coordinator: coordinator)
  }
  static func view(of object: Base.UIViewControllerType) -> UIView { object.view }
  static func setShown(_ isShown: Bool, _ object: Base.UIViewControllerType) { object.setShown(isShown) }
}
