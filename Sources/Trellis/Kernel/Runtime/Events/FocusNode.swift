/// A modifier around views that can have the focus: keys and changes of the focus pass it.
///
/// A view that can have the focus knows the innermost one around it, and so all of them.
@MainActor
class FocusNode {
  private let outer: FocusNode?

  init(in outer: FocusNode?) { self.outer = outer }

  /// This one and those around it, the outermost first.
  final var path: [FocusNode] {
    var path: [FocusNode] = []
    var node: FocusNode? = self
    while let here = node {
      path.append(here)
      node = here.outer
    }
    return path.reversed()
  }

  /// Whether views in it can have the focus, as far as it and those around it say.
  var letsFocusIn: Bool { outer?.letsFocusIn ?? true }

  /// A view in it has the focus, and none had before.
  func focusDidCome() {}
  /// No view in it has the focus any more.
  func focusDidGo() {}
  /// Takes a key before the view that has the focus does; answers whether nobody else is to have it.
  func take(_ press: KeyPress) -> Bool { false }
  /// Somebody is done with a field in it; answers whether nobody around is told.
  func submit() -> Bool { false }
  /// Whether it does something then.
  var isSubmitAction: Bool { false }
  /// Takes a key that nobody wanted; answers whether it did something.
  func takeUnused(_ press: KeyPress) -> Bool { false }
}

/// Around views that can't have the focus while something says so: what is hidden, or isn't focusable.
final class FocusGate: FocusNode {
  private let around: FocusNode?
  private let isOpen: @MainActor () -> Bool

  /// Creates one in another node; where keys don't pass those around it, they are only asked whether they let the focus in.
  init(in around: FocusNode?, passesKeys: Bool = true, isOpen: @escaping @MainActor () -> Bool) {
    (self.around, self.isOpen) = (around, isOpen)
    super.init(in: passesKeys ? around : nil)
  }

  override var letsFocusIn: Bool { isOpen() && around?.letsFocusIn != false }
}

/// The innermost such modifier around a view.
enum FocusNodeKey: ViewInputKey {
  static var defaultValue: FocusNode? { nil }
}

/// How a view comes to have the focus.
struct Focusability: OptionSet {
  let rawValue: Int
  /// By a press on it.
  static let byPress = Focusability(rawValue: 1)
  /// By the tab key.
  static let byTab = Focusability(rawValue: 2)
  /// When the window is shown first.
  static let atFirst = Focusability(rawValue: 4)
  /// Where a program says so.
  static let byProgram = Focusability(rawValue: 8)
}
