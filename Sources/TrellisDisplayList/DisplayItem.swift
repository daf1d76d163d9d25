public import Foundation

/// An item to draw, or a nested list.
public struct DisplayItem: Sendable {
  /// The content that an item draws.
  public enum Content: Hashable, Sendable {
    /// The whole frame in one colour.
    case fill(RGBAColor)
    /// A shape; its outline is relative to the frame's origin.
    indirect case shape(ShapeContent)
    /// Text; glyph positions are relative to the frame's origin.
    case text(TextContent)
    /// A picture that fills the frame.
    indirect case image(ImageContent)
    /// A nested list, whose coordinate space has its origin at the frame's origin.
    case list(DisplayList)
    /// A nested list that is drawn as one picture with an effect.
    indirect case effect(Effect, DisplayList)
  }

  /// Everything but the position of the item; shared by all copies, and immutable.
  private(set) var node: DisplayNode
  /// The top left corner of the frame, in points, in the coordinate space of the list that contains the item.
  private var origin: CGPoint

  /// The identity of the item: the same number for the same view from frame to frame, unique in its list.
  public var id: UInt64 {
    get { node.id }
    set {
      node = DisplayNode(id: newValue, size: node.size, content: node.content, semantics: node.semantics)
    }
  }
  /// The frame, in points, in the coordinate space of the list that contains the item, y down.
  ///
  /// Text may draw beyond it (accents, italics): see ``inkBounds``. Moving it costs nothing, because the content is relative to
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
  /// The content that the item draws.
  public var content: Content {
    get { node.content }
    set { node = DisplayNode(id: id, size: node.size, content: newValue, semantics: node.semantics) }
  }
  /// The meaning of the item for users and tests, besides its appearance; nil for pure decoration.
  public var semantics: Semantics? {
    get { node.semantics }
    set { node = DisplayNode(id: id, size: node.size, content: node.content, semantics: newValue) }
  }

  /// Creates an item.
  public init(id: UInt64, frame: CGRect, content: Content, semantics: Semantics? = nil) {
    node = DisplayNode(id: id, size: frame.size, content: content, semantics: semantics)
    origin = frame.origin
  }

  /// Creates a gap at the origin of its list.
  init(gap node: DisplayNode) { (self.node, origin) = (node, .zero) }

  /// Returns the item moved to the right and down by some points; O(1), and it keeps its version.
  public func moved(by offset: CGPoint) -> DisplayItem {
    var moved = self
    moved.origin = CGPoint(x: origin.x + offset.x, y: origin.y + offset.y)
    return moved
  }
}

// MARK: - Versions

extension DisplayItem {
  private static let readBit: UInt64 = 1 << 63

  /// A number that the item shares with its unchanged copies, and with no other item of this program.
  ///
  /// Each new item, and each changed item, gets the next number. So two items with the same version needn't be compared: they
  /// are identical, including everything nested in them. Only their positions may differ, because moving an item keeps its
  /// version. Items with different versions may still be equal; `==` doesn't compare versions. An unchanged view keeps its
  /// item, and with it the version, from frame to frame.
  ///
  /// An item that was read from a text with versions (``DisplayList/textWithVersions``) has the version in the text. That
  /// version distinguishes texts of one program, and isn't a version of this program. O(1).
  public var version: UInt64 { node.stamp & ~DisplayItem.readBit }

  /// Whether both items are copies of one item at the same position; O(1), because contents aren't compared.
  package func isCopy(of other: DisplayItem) -> Bool { node === other.node && origin == other.origin }

  /// Sets the version that was read from a text; it is less than 2⁶³.
  mutating func setVersion(read version: UInt64) { node = node.copy(stamp: version | DisplayItem.readBit) }

  /// Replaces the content of an item that isn't in use yet, and keeps its version.
  mutating func complete(_ content: Content) { node = node.copy(stamp: node.stamp, content: content) }
}

extension DisplayItem: Hashable {
  /// Whether both items have the same identity, frame, content and meaning.
  ///
  /// O(1) if they have the same version.
  public static func == (first: DisplayItem, second: DisplayItem) -> Bool {
    guard first.frame == second.frame else { return false }
    return first.node === second.node
      || first.id == second.id && first.semantics == second.semantics && first.content == second.content
  }

  /// Hashes the properties that `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(id)
    hasher.combine(frame)
    hasher.combine(content)
    hasher.combine(semantics)
  }
}
