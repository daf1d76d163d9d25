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
public protocol UIViewRepresentable: _Representable {
  /// The type of the view.
  associatedtype UIViewType: UIView
  /// The context of the calls.
  typealias Context = UIViewRepresentableContext<Self>

  /// Creates the view, once for each insertion.
  func makeUIView(context: Context) -> UIViewType
  /// Updates the view with new information.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Cleans up before the view is removed.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
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

/// A representable of a view.
private struct ViewRepresentation<Base: UIViewRepresentable>: Representation {
  let base: Base

  func make(_ context: Base.Context) -> Base.UIViewType { base.makeUIView(context: context) }
  func update(_ object: Base.UIViewType, _ context: Base.Context) {
    base.updateUIView(object, context: context)
  }
  func size(_ proposal: ProposedViewSize, _ object: Base.UIViewType, _ context: Base.Context) -> CGSize? {
    base.sizeThatFits(proposal, uiView: object, context: context)
  }
  static func dismantle(_ object: Base.UIViewType, _ coordinator: Base.Coordinator) {
    Base.dismantleUIView(object, coordinator: coordinator)
  }
  static func view(of object: Base.UIViewType) -> UIView { object }
}
