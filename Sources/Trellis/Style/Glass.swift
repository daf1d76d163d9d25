/// A translucent material that shows a blurred backdrop, with a bright rim.
///
/// The glass is drawn with the backdrop's blur and saturation, a tint and a rim; it doesn't bend the backdrop at its edges.
///
/// Source: documented, developer.apple.com/documentation/swiftui/glass; the blur, the colours and the rim: ours.
public nonisolated struct Glass: Equatable, Sendable {
  package enum Kind: Equatable, Sendable { case regular, clear, identity }

  package let kind: Kind
  package private(set) var tint: Color?
  package private(set) var isInteractive = false

  private init(kind: Kind) { self.kind = kind }

  /// Glass that keeps content on it legible.
  public static var regular: Glass { Glass(kind: .regular) }
  /// Glass that is almost transparent.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No glass: the content appears as without the effect.
  public static var identity: Glass { Glass(kind: .identity) }

  /// Returns the glass with a colour; nil removes the colour.
  public func tint(_ color: Color?) -> Glass {
    var glass = self
    glass.tint = color
    return glass
  }

  /// Returns the glass with or without a reaction to the pointer: it becomes brighter while the pointer is over it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/glass/interactive(_:); the reaction: ours.
  public func interactive(_ isEnabled: Bool = true) -> Glass {
    var glass = self
    glass.isInteractive = isEnabled
    return glass
  }
}
