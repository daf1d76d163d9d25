import Foundation
import Trellis
import TrellisLayout

/// A representable of one of the four public protocols.
@MainActor
protocol Representation {
  associatedtype Base: _Representable
  associatedtype Object: AnyObject
  typealias Context = RepresentableContext<Base>

  var base: Base { get }
  func make(_ context: Context) -> Object
  func update(_ object: Object, _ context: Context)
  /// Returns the size for a proposal; nil for the size that follows from the view's natural size.
  func size(_ proposal: ProposedViewSize, _ object: Object, _ context: Context) -> CGSize?
  static func dismantle(_ object: Object, _ coordinator: Base.Coordinator)
  static func view(of object: Object) -> UIView
  /// Adds the object's view to a window or removes it, and reports that before and after.
  static func setShown(_ isShown: Bool, _ object: Object, _ change: () -> Void)
}

extension Representation {
  static func setShown(_ isShown: Bool, _ object: Object, _ change: () -> Void) { change() }
}

/// The object of a representable, from its insertion to its removal.
@MainActor
final class RepresentableInstance<R: Representation> {
  private(set) var made: (object: R.Object, coordinator: R.Base.Coordinator, tree: UIViewTree)?

  /// Returns the object and its tree, which the first call creates.
  func object(
    of representable: R, _ environment: EnvironmentValues
  ) -> (object: R.Object, coordinator: R.Base.Coordinator, tree: UIViewTree) {
    if let made { return made }
    let coordinator = representable.base.makeCoordinator()
    let object = representable.make(R.Context(coordinator, environment))
    let tree = UIViewTree(R.view(of: object), in: .current)
    made = (object, coordinator, tree)
    return (object, coordinator, tree)
  }

  func setShown(_ isShown: Bool) {
    guard let made, made.tree.isShown != isShown else { return }
    R.setShown(isShown, made.object) { made.tree.setShown(isShown) }
  }

  isolated deinit {
    guard let made else { return }
    setShown(false)
    R.dismantle(made.object, made.coordinator)
    // A view that another instance shows by now belongs to that instance's tree.
    if made.tree.root.ownTree === made.tree { made.tree.root.ownTree = nil }
  }
}

/// The view of a representable, which creates the object and its tree.
struct RepresentableView<R: Representation>: View {
  let representable: R
  @State private var instance = RepresentableInstance<R>()
  @Environment(\.self) private var environment

  var body: some View {
    let tree = instance.object(of: representable, environment).tree
    TreeTraits(
      tree: tree, content: UpdatedRepresentable(representable: representable, instance: instance)
    )
    .onAppear { [instance] in instance.setShown(true) }
    .onDisappear { [instance] in instance.setShown(false) }
  }
}

/// The traits of a tree, in a rule of their own: a change of the traits doesn't change the content, so it doesn't update the
/// representable.
private struct TreeTraits<Content: View>: View {
  let tree: UIViewTree
  let content: Content
  @Environment(\.self) private var environment

  var body: some View {
    let _ = tree.setTraits(UITraitCollection(environment))
    content
  }
}

/// The view that updates the object of a representable as a body does, and shows its tree.
private struct UpdatedRepresentable<R: Representation>: View {
  let representable: R
  let instance: RepresentableInstance<R>
  @Environment(\.self) private var environment

  var body: some View {
    let (object, coordinator, tree) = instance.object(of: representable, environment)
    let context = R.Context(coordinator, environment)
    let _ = representable.update(object, context)
    let representable = representable
    TreeView(tree: tree) { representable.size($0, object, context) }
  }
}

/// The view of a tree: the root, in the size that its representable returns or that follows from its natural size.
private struct TreeView: View {
  let tree: UIViewTree
  let measure: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    TreeLayout(tree: tree, measure: measure) {
      UIViewNode(view: tree.root)
    }
    .contentShape(Rectangle())
    .gesture(TouchGesture { [tree] in TouchDispatcher(tree) })
    .modifier(PresentedController(host: tree.presentations))
  }
}

/// The layout of a tree's root.
private struct TreeLayout: Layout {
  let tree: UIViewTree
  let measure: @MainActor (ProposedViewSize) -> CGSize?

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let size = MainActor.assumeIsolated { [tree, measure] in
      tree.sizeChanges.read()
      return measure(proposal) ?? (tree.root is UIHostedView ? nil : tree.root.size(for: proposal))
    }
    // A root with content of SwiftUI has the size that its part of the graph returns.
    return size ?? subviews.first?.sizeThatFits(proposal) ?? .zero
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated { [tree] in
      tree.layoutChanges.read()
      tree.layOut(bounds.size)
    }
    for subview in subviews { subview.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
  }
}

extension UIView {
  /// Returns the size of a tree's root for a proposal, by its natural size and its priorities.
  ///
  /// A length without a natural length is the proposed one. A view that hugs its content with at least 750 doesn't become longer than its
  /// natural length; one that resists compression with at least 750 doesn't become shorter. The ideal length is the natural length.
  ///
  /// Source: inferred.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let natural = naturalSize(for: proposal)
    func length(_ proposed: CGFloat?, _ natural: CGFloat, _ axis: NSLayoutConstraint.Axis) -> CGFloat {
      if natural < 0 { return proposed ?? 0 }
      guard var length = proposed else { return natural }
      if contentHuggingPriority(for: axis).rawValue >= 750 { length = min(length, natural) }
      if contentCompressionResistancePriority(for: axis).rawValue >= 750 { length = max(length, natural) }
      return length
    }
    return CGSize(
      width: length(proposal.width, natural.width, .horizontal),
      height: length(proposal.height, natural.height, .vertical))
  }
}
