/// A modifier around views that can have the focus; keys and changes of the focus pass through it.
///
/// A view that can have the focus knows the innermost node around it, and so all of them.
@MainActor
class FocusNode {
  private let outer: FocusNode?

  init(in outer: FocusNode?) { self.outer = outer }

  /// This node and those around it, outermost first.
  final var path: [FocusNode] {
    var path: [FocusNode] = []
    var node: FocusNode? = self
    while let here = node {
      path.append(here)
      node = here.outer
    }
    return path.reversed()
  }

  /// Whether this node and those around it let views inside have the focus.
  var letsFocusIn: Bool { outer?.letsFocusIn ?? true }

  /// Called when a view inside gets the focus, and none had it before.
  func focusDidCome() {}
  /// Called when no view inside has the focus any more.
  func focusDidGo() {}
  /// Handles a key before the focused view does; returns whether no other view gets it.
  func take(_ press: KeyPress) -> Bool { false }
  /// Handles the submission of a field inside; returns whether the nodes around aren't notified.
  func submit() -> Bool { false }
  /// Whether the node performs an action on submission.
  var isSubmitAction: Bool { false }
  /// Handles a key that no view handled; returns whether it did something.
  func takeUnused(_ press: KeyPress) -> Bool { false }
}

/// A node that keeps the focus from the views inside while they are hidden or not focusable.
final class FocusGate: FocusNode {
  private let around: FocusNode?
  private let isOpen: @MainActor () -> Bool

  /// Creates a gate in another node.
  ///
  /// If `passesKeys` is false, the nodes around only decide whether the focus may enter, and don't get keys.
  init(in around: FocusNode?, passesKeys: Bool = true, isOpen: @escaping @MainActor () -> Bool) {
    (self.around, self.isOpen) = (around, isOpen)
    super.init(in: passesKeys ? around : nil)
  }

  override var letsFocusIn: Bool { isOpen() && around?.letsFocusIn != false }
}

/// The innermost focus node around a view.
enum FocusNodeKey: ViewInputKey {
  static var defaultValue: FocusNode? { nil }
}

/// The ways in which a view gets the focus.
struct Focusability: OptionSet {
  let rawValue: Int
  /// A press on the view.
  static let byPress = Focusability(rawValue: 1)
  /// The tab key.
  static let byTab = Focusability(rawValue: 2)
  /// The first display of its window or layer.
  static let atFirst = Focusability(rawValue: 4)
  /// A request of the program.
  static let byProgram = Focusability(rawValue: 8)
}
