import Foundation
public import TrellisGeometry

/// What an item is for.
public struct Semantics: Hashable, Sendable {
  /// The name that the app gave it for tests (`accessibilityIdentifier`).
  public var identifier: String?
  /// What a tap on it performs, as the host that made the list understands it; nil where it takes no taps.
  public var action: UInt64?
  /// Where it takes taps, relative to its frame's origin; nil is all of its frame.
  public var hitShape: HitShape?
  /// Whether taps and turns of a wheel reach it, and what is in it.
  public var allowsHits: Bool
  /// What the turn of a wheel over it scrolls, as the host that made the list understands it; nil where nothing does.
  public var scrolling: UInt64?
  /// What it says of the accessibility elements that it stands for, in the order in which that takes effect.
  public var accessibility: [AccessibilityChange]

  /// Creates semantics.
  public init(
    identifier: String? = nil, action: UInt64? = nil, hitShape: HitShape? = nil, allowsHits: Bool = true,
    scrolling: UInt64? = nil, accessibility: [AccessibilityChange] = []
  ) {
    (self.identifier, self.action) = (identifier, action)
    (self.hitShape, self.allowsHits) = (hitShape, allowsHits)
    (self.scrolling, self.accessibility) = (scrolling, accessibility)
  }

  /// An outline within which taps count.
  public struct HitShape: Hashable, Sendable {
    /// The outline, in points, relative to the item's frame's origin.
    public var path: Path
    /// Whether a point that the outline goes around twice is outside.
    public var isEOFilled: Bool

    /// Creates a shape.
    public init(path: Path, isEOFilled: Bool = false) {
      (self.path, self.isEOFilled) = (path, isEOFilled)
    }
  }
}
