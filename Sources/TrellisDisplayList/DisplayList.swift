public import Foundation

/// The items to draw, in painter's order: the plain value between views and renderers.
///
/// Lists nest: an item may contain a list of its own, placed at the item's frame. A list is never flattened, so that a change
/// deep inside keeps the storage of everything beside its path. Comparing two lists stops at once where they share storage.
public struct DisplayList: Sendable {
  /// The items, back to front.
  public var items: [DisplayItem] {
    didSet { store = ListStore() }
  }

  /// The ink and hit bounds of the list, once computed; copies of the list share them.
  private(set) var store = ListStore()

  /// A list without items, whose copies share their storage.
  package static let empty = DisplayList()

  /// Creates a list of items, back to front.
  public init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

extension DisplayList: Hashable {
  /// Whether both lists contain equal items.
  ///
  /// O(1) if they share storage.
  public static func == (first: DisplayList, second: DisplayList) -> Bool { first.items == second.items }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

/// The text of an item: its glyphs, and the string that they represent.
public struct TextContent: Hashable, Sendable {
  /// The whole string that was laid out, even if the glyphs show less of it.
  public var string: String
  /// The glyphs.
  public var runs: [GlyphRun]
  /// The colour of runs and decorations without a colour of their own.
  public var color: RGBAColor
  /// The underlines and strikethroughs, drawn over the glyphs.
  public var decorations: [TextDecoration]
  /// The paint for runs and decorations without a colour of their own; nil uses `color`.
  ///
  /// Its points are relative to the top left corner of the text's item. Pictures such as emoji keep their colours.
  public var shading: Paint? {
    get { shaded?.paint }
    set { shaded = newValue.map(Shading.paint) }
  }
  private var shaded: Shading?
  /// The part of the string that the glyphs show, with the truncation token; nil if they show all of it.
  public var shown: String?

  /// Creates a text content.
  public init(
    string: String, runs: [GlyphRun], color: RGBAColor, decorations: [TextDecoration] = [],
    shading: Paint? = nil, shown: String? = nil
  ) {
    self.string = string
    self.runs = runs
    self.color = color
    self.decorations = decorations
    shaded = shading.map(Shading.paint)
    self.shown = shown
  }

  /// An indirect storage for the shading, because most texts have just a colour.
  private indirect enum Shading: Hashable, Sendable {
    case paint(Paint)

    var paint: Paint {
      switch self {
      case .paint(let paint): paint
      }
    }
  }

  /// Returns the paint of a run or a decoration, given its own colour.
  package func paint(_ own: RGBAColor?) -> Paint { own.map(Paint.color) ?? shading ?? .color(color) }
}

/// An underline or a strikethrough of some characters of a text.
public struct TextDecoration: Hashable, Sendable {
  /// The frame, in points, relative to the top left corner of the text's item; drawn at least a pixel thick.
  public var frame: CGRect
  /// The colour; nil uses the text's.
  public var color: RGBAColor?

  /// Creates a decoration.
  public init(frame: CGRect, color: RGBAColor? = nil) {
    self.frame = frame
    self.color = color
  }
}
