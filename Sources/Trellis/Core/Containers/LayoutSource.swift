import TrellisGraph
import TrellisLayout

/// The source of a container's layout: a part of a view's value, which takes no object, or a closure.
enum LayoutSource<L: Layout> {
  case value(GraphValue<L>)
  /// A closure that computes the layout from what it reads.
  case closure(() -> L)

  /// The current layout; a rule that reads it depends on the source.
  var layout: L {
    switch self {
    case .value(let value): value.wrappedValue
    case .closure(let layout): layout()
    }
  }
}

extension Layout {
  /// Reports the spacings of a built-in layout that aren't usable, with the name of the container.
  func reportUnusableSpacing(of name: String) {
    // A comparison of types is much faster than asking whether a type conforms to a protocol.
    guard
      Self.self == HStackLayout.self || Self.self == VStackLayout.self || Self.self == GridLayout.self
        || Self.self == AnyLayout.self
    else { return }
    for spacing in spacings {
      _ = spacing.length.map { UsableLength.distance($0, "the \(spacing.name)", of: name) }
    }
  }
}
