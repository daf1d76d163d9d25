import Foundation
public import TrellisGeometry

/// The meaning of an item, and its reaction to events.
public struct Semantics: Hashable, Sendable {
  /// The name that the app gave the item for tests (`accessibilityIdentifier`); nil if it has no name.
  public var identifier: String?
  /// The responder that handles events of the item, such as taps and scrolling; nil if there is none.
  ///
  /// The number has a meaning only for the host that made the list.
  public var responder: UInt64?
  /// The region where events reach the item.
  public var hitRegion: HitRegion
  /// Whether events reach the item and its content at all.
  public var allowsHits: Bool
  /// The changes that the item makes to its accessibility elements, in order.
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

  /// The region where events reach an item and its content.
  public enum HitRegion: Hashable, Sendable {
    /// The region where the item or its content draws something: see ``DisplayList/hitTest(_:)``.
    case drawn
    /// The whole frame, and nothing beyond it.
    case frame
    /// The inside of an outline, in points, relative to the origin of the item's frame, and nothing beyond it.
    ///
    /// With `isEOFilled`, areas that the outline encloses twice are outside.
    case shape(Path, isEOFilled: Bool)
    /// The inside of an outline, and the region beyond it where the item or its content draws something.
    ///
    /// The outline is in points, relative to the origin of the item's frame.
    case atLeast(Path)
  }
}
