import Foundation
public import Trellis
public import TrellisLayout

/// A view that shows a tree of UIKit's views.
///
/// The tree is created when the view is inserted. ``updateUIView(_:context:)`` runs after that, and when the value of the representable
/// changes, or anything that the last call read: state, bindings, and keys of the context's environment. It runs for no other change.
///
/// Source: documented, developer.apple.com/documentation/swiftui/uiviewrepresentable. Its `Body` isn't `Never` here.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The type of the object that the view reports to; nothing by default.
  associatedtype Coordinator = Void
  /// The context of the calls.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once for each insertion.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with new information.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Creates the coordinator, before the view is created.
  func makeCoordinator() -> Coordinator
  /// Returns the size for a proposal; nil, as by default, for the size that follows from the view's natural size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The tree of the view.
  public var body: some View { RepresentableView(representable: ViewRepresentation(base: self)) }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Returns nil.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? {
    nil
  }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Creates no coordinator.
  public func makeCoordinator() {}
}

/// The context of a representable's calls.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
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

/// A representable of a view, as the machinery uses it.
private struct ViewRepresentation<Base: UIViewRepresentable>: Representation {
  let base: Base

  func makeCoordinator() -> Base.Coordinator { base.makeCoordinator() }
  func make(_ coordinator: Base.Coordinator, _ environment: EnvironmentValues) -> Base.UIViewType {
    base.makeUIView(context: UIViewRepresentableContext(coordinator, environment))
  }
  func update(_ object: Base.UIViewType, _ coordinator: Base.Coordinator, _ environment: EnvironmentValues) {
    base.updateUIView(object, context: UIViewRepresentableContext(coordinator, environment))
  }
  func size(
    _ proposal: ProposedViewSize, _ object: Base.UIViewType, _ coordinator: Base.Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize? {
    base.sizeThatFits(
      proposal, uiView: object, context: UIViewRepresentableContext(coordinator, environment))
  }
  static func dismantle(_ object: Base.UIViewType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIView(object, coordinator: coordinator)
  }
  static func view(of object: Base.UIViewType) -> UIView { object }
}
