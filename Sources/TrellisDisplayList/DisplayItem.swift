public import Foundation
import Synchronization

/// One thing to draw, or a nested list.
public struct DisplayItem: Sendable {
  /// What an item draws.
  public enum Content: Hashable, Sendable {
    /// The whole frame in one colour.
    case fill(RGBAColor)
    /// A shape; its outline is relative to the frame's origin.
    case shape(ShapeContent)
    /// Text; glyph positions are relative to the frame's origin.
    case text(TextContent)
    /// A picture, which fills the frame.
    case image(ImageContent)
    /// A nested list, whose coordinate space has its origin at the frame's origin.
    case list(DisplayList)
    /// A nested list, which is drawn as one picture that something happens to.
    indirect case effect(Effect, DisplayList)
  }

  /// Who drew it: the same number for the same view from one frame to the next, unique in its list.
  public var id: UInt64 {
    didSet { stamp = Stamps.next() }
  }
  /// Where it is, in points, in the coordinate space of the list that holds it, y down.
  ///
  /// Text may draw beyond it (accents, italics): see ``inkBounds``.
  public var frame: CGRect {
    didSet { stamp = Stamps.next() }
  }
  /// What it draws.
  public var content: Content {
    didSet { stamp = Stamps.next() }
  }
  /// What it means to a person and to a test, beside what it looks like; nil for pure decoration.
  public var semantics: Semantics? {
    didSet { stamp = Stamps.next() }
  }
  /// The version; with the highest bit, one that was read from a text.
  private var stamp = Stamps.next()

  /// Creates an item.
  public init(id: UInt64, frame: CGRect, content: Content, semantics: Semantics? = nil) {
    self.id = id
    self.frame = frame
    self.content = content
    self.semantics = semantics
  }
}

// MARK: - Versions

extension DisplayItem {
  private static let readBit: UInt64 = 1 << 63

  /// A number that the item shares with its unchanged copies, and with no other item that this program makes.
  ///
  /// Each item that is made, and each that is changed, gets the next number. So where two items have the same version there
  /// is nothing to compare: they are one and the same, with all that is nested in them. Two of different versions may be equal
  /// all the same; the version isn't part of what `==` compares. Views that stay as they are keep their item from one
  /// frame to the next, and so its version.
  ///
  /// An item that was read from a text with versions (``DisplayList/textWithVersions``) has the one that stands there:
  /// it tells two texts of one program apart, and isn't taken for a version of this program's. O(1).
  public var version: UInt64 { stamp & ~DisplayItem.readBit }

  /// Whether two items are copies of one, which needs no look at what they draw; O(1).
  package func isCopy(of other: DisplayItem) -> Bool {
    stamp == other.stamp && stamp & DisplayItem.readBit == 0
  }

  /// Gives the item the version that a text has for it; less than 2⁶³.
  mutating func setVersion(read version: UInt64) { stamp = version | DisplayItem.readBit }

  /// Replaces what an item draws that nobody has seen yet.
  mutating func complete(_ content: Content) {
    let version = stamp
    self.content = content
    stamp = version
  }
}

/// The versions of this program's items.
private enum Stamps {
  private static let last = Atomic<UInt64>(0)

  static func next() -> UInt64 { last.wrappingAdd(1, ordering: .relaxed).newValue }
}

extension DisplayItem: Hashable {
  /// Whether two items have the same identity, frame, content and meaning.
  ///
  /// O(1) where they are of the same version.
  public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
    first.isCopy(of: second)
      || first.id == second.id && first.frame == second.frame && first.semantics == second.semantics
        && first.content == second.content
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(content)
    hasher.combine(semantics)
  }
}
