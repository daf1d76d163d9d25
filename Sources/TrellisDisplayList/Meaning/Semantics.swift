import Foundation
public import TrellisGeometry

/// What an item is for.
public struct Semantics: Hashable, Sendable {
  /// The name that the app gave it for tests (`accessibilityIdentifier`).
  public var identifier: String?
  /// Who answers for it when something happens to it, a tap or the turn of a wheel, as the host that made the list
  /// understands the number; nil where nobody does.
  public var responder: UInt64?
  /// Where events reach it.
  public var hitRegion: HitRegion
  /// Whether events reach it, and what is in it, at all.
  public var allowsHits: Bool
  /// What it says of the accessibility elements that it stands for, in the order in which that takes effect.
  public var accessibility: [AccessibilityChange]

  /// Creates semantics.
  public init(
    identifier: String? = nil, responder: UInt64? = nil, hitRegion: HitRegion = .drawn,
    allowsHits: Bool = true, accessibility: [AccessibilityChange] = []
  ) {
    (self.identifier, self.responder) = (identifier, responder)
    (self.hitRegion, self.allowsHits) = (hitRegion, allowsHits)
    self.accessibility = accessibility
  }

  /// Where events reach an item, and what is in it.
  public enum HitRegion: Hashable, Sendable {
    /// Where it draws something, or something in it does: see ``DisplayList/hitTest(_:)``.
    case drawn
    /// All of its frame, and nothing beyond.
    case frame
    /// All that lies within an outline, in points, relative to the origin of its frame, and nothing beyond; with
    /// `isEOFilled`, what the outline goes around twice is outside.
    case shape(Path, isEOFilled: Bool)
    /// All that lies within an outline, in points, relative to the origin of its frame, and beyond it where it draws something, or
    /// something in it does.
    case atLeast(Path)
  }
}
