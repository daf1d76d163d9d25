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
