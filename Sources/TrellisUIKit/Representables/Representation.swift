import Foundation
import Trellis
import TrellisLayout

/// A representable of a view or of a view controller.
@MainActor
protocol Representation {
  associatedtype Object: AnyObject
  associatedtype Coordinator
  func makeCoordinator() -> Coordinator
  func make(_ coordinator: Coordinator, _ environment: EnvironmentValues) -> Object
  func update(_ object: Object, _ coordinator: Coordinator, _ environment: EnvironmentValues)
  func size(
    _ proposal: ProposedViewSize, _ object: Object, _ coordinator: Coordinator,
    _ environment: EnvironmentValues
  ) -> CGSize?
  static func dismantle(_ object: Object, _ coordinator: Coordinator)
  static func view(of object: Object) -> UIView
  /// Notifies the object that a window begins to show it, or has stopped.
  static func setShown(_ isShown: Bool, _ object: Object)
}

extension Representation {
  static func setShown(_ isShown: Bool, _ object: Object) {}
}

/// The object of a representable, from its insertion to its removal.
@MainActor
final class RepresentableInstance<R: Representation> {
  private(set) var made: (object: R.Object, coordinator: R.Coordinator, tree: UIViewTree)?

  /// Returns the object and its tree, which the first call creates.
  func object(
    of representable: R, _ environment: EnvironmentValues
  ) -> (object: R.Object, coordinator: R.Coordinator, tree: UIViewTree) {
    if let made { return made }
    let coordinator = representable.makeCoordinator()
    let object = representable.make(coordinator, environment)
    let tree = UIViewTree(R.view(of: object), in: .current)
    made = (object, coordinator, tree)
    return (object, coordinator, tree)
  }

  func setShown(_ isShown: Bool) {
    guard let made else { return }
    made.tree.setShown(isShown)
    R.setShown(isShown, made.object)
  }

  isolated deinit {
    guard let made else { return }
    made.tree.setShown(false)
    R.dismantle(made.object, made.coordinator)
    // A view that another instance shows by now belongs to that instance's tree.
    if made.tree.root.ownTree === made.tree { made.tree.root.ownTree = nil }
  }
}

/// The view of a representable: it creates the object, updates it as a body does, and shows its tree.
struct RepresentableView<R: Representation>: View {
  let representable: R
  @State private var instance = RepresentableInstance<R>()
  @Environment(\.self) private var environment

  var body: some View {
    let (object, coordinator, tree) = instance.object(of: representable, environment)
    let _ = tree.setTraits(UITraitCollection(environment))
    let _ = representable.update(object, coordinator, environment)
    let (representable, environment) = (representable, environment)
    TreeView(tree: tree) { representable.size($0, object, coordinator, environment) }
      .onAppear { [instance] in instance.setShown(true) }
      .onDisappear { [instance] in instance.setShown(false) }
  }
}

/// The view of a tree: the root, in the size that its representable returns or that follows from its natural size.
private struct TreeView: View {
  let tree: UIViewTree
  let measure: @MainActor (ProposedViewSize) -> CGSize?

  var body: some View {
    let _ = tree.layoutChanges.read()
    let _ = tree.sizeChanges.read()
    TreeLayout(
      tree: tree, measure: measure, versions: [tree.layoutVersion, tree.sizeVersion]
    ) {
      UIViewNode(view: tree.root)
    }
    .contentShape(Rectangle())
    .gesture(TouchGesture { [tree] in TouchDispatcher(tree) })
    .modifier(PresentedController(tree: tree))
  }
}

/// The layout of a tree's root.
private struct TreeLayout: Layout {
  let tree: UIViewTree
  let measure: @MainActor (ProposedViewSize) -> CGSize?
  let versions: [Int]

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    MainActor.assumeIsolated { [tree, measure] in measure(proposal) ?? tree.root.size(for: proposal) }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    MainActor.assumeIsolated { [tree] in tree.layOut(bounds.size) }
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
