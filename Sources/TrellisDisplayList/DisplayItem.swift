public import Foundation

/// One thing to draw, or a nested list.
public struct DisplayItem: Sendable {
  /// What an item draws.
  public enum Content: Hashable, Sendable {
    /// The whole frame in one colour.
    case fill(RGBAColor)
    /// A shape; its outline is relative to the frame's origin.
    indirect case shape(ShapeContent)
    /// Text; glyph positions are relative to the frame's origin.
    case text(TextContent)
    /// A picture, which fills the frame.
    indirect case image(ImageContent)
    /// A nested list, whose coordinate space has its origin at the frame's origin.
    case list(DisplayList)
    /// A nested list, which is drawn as one picture that something happens to.
    indirect case effect(Effect, DisplayList)
  }

  /// What it is, wherever it stands: shared by all copies, and never changed.
  private(set) var node: DisplayNode
  /// Where the top left corner of its frame is, in points, in the coordinate space of the list that holds it.
  private var origin: CGPoint

  /// Who drew it: the same number for the same view from one frame to the next, unique in its list.
  public var id: UInt64 {
    get { node.id }
    set {
      node = DisplayNode(id: newValue, size: node.size, content: node.content, semantics: node.semantics)
    }
  }
  /// Where it is, in points, in the coordinate space of the list that holds it, y down.
  ///
  /// Text may draw beyond it (accents, italics): see ``inkBounds``. Moving it costs nothing: what it draws is relative to
  /// its origin.
  public var frame: CGRect {
    get { CGRect(origin: origin, size: node.size) }
    set {
      origin = newValue.origin
      if newValue.size != node.size {
        node = DisplayNode(id: id, size: newValue.size, content: node.content, semantics: node.semantics)
      }
    }
  }
  /// What it draws.
  public var content: Content {
    get { node.content }
    set { node = DisplayNode(id: id, size: node.size, content: newValue, semantics: node.semantics) }
  }
  /// What it means to a person and to a test, beside what it looks like; nil for pure decoration.
  public var semantics: Semantics? {
    get { node.semantics }
    set { node = DisplayNode(id: id, size: node.size, content: node.content, semantics: newValue) }
  }

  /// Creates an item.
  public init(id: UInt64, frame: CGRect, content: Content, semantics: Semantics? = nil) {
    node = DisplayNode(id: id, size: frame.size, content: content, semantics: semantics)
    origin = frame.origin
  }

  /// The item, moved by so many points to the right and down; O(1), and it keeps its version.
  public func moved(by offset: CGPoint) -> DisplayItem {
    var moved = self
    moved.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    return moved
  }
}

// MARK: - Versions

extension DisplayItem {
  private static let readBit: UInt64 = 1 << 63

  /// A number that the item shares with its unchanged copies, and with no other item that this program makes.
  ///
  /// Each item that is made, and each that is changed, gets the next number. So where two items have the same version there
  /// is nothing to compare: they are one and the same, with all that is nested in them; only the place in the list may
  /// differ, which an item is moved to without becoming another. Two of different versions may be equal
  /// all the same; the version isn't part of what `==` compares. Views that stay as they are keep their item from one
  /// frame to the next, and so its version.
  ///
  /// An item that was read from a text with versions (``DisplayList/textWithVersions``) has the one that stands there:
  /// it tells two texts of one program apart, and isn't taken for a version of this program's. O(1).
  public var version: UInt64 { node.stamp & ~DisplayItem.readBit }

  /// Whether two items are copies of one at the same place, which needs no look at what they draw; O(1).
  package func isCopy(of other: DisplayItem) -> Bool { node === other.node && origin == other.origin }

  /// Gives the item the version that a text has for it; less than 2⁶³.
  mutating func setVersion(read version: UInt64) { node = node.copy(stamp: version | DisplayItem.readBit) }

  /// Replaces what an item draws that nobody has seen yet.
  mutating func complete(_ content: Content) { node = node.copy(stamp: node.stamp, content: content) }
}

extension DisplayItem: Hashable {
  /// Whether two items have the same identity, frame, content and meaning.
  ///
  /// O(1) where they are of the same version.
  public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
    guard first.frame == second.frame else { return false }
    return first.node === second.node
      || first.id == second.id && first.semantics == second.semantics && first.content == second.content
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(content)
    hasher.combine(semantics)
  }
}
