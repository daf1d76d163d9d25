public import Foundation

/// What to draw, in painter's order: the plain value between the views and every renderer.
///
/// Lists nest: an item may hold a list of its own, placed at the item's frame. A list is never flattened,
/// so that a change deep down keeps the storage of everything beside its path, and comparing two lists
/// stops at once where they share storage.
public struct DisplayList: Sendable {
  /// The items, back to front.
  public var items: [DisplayItem] {
    didSet { store = ListStore() }
  }

  /// What is known of where the items' ink is, and where they are hit; copies of the list share it.
  private(set) var store = ListStore()

  /// Creates a list of items, back to front.
  public init(_ items: [DisplayItem] = []) {
    self.items = items
  }
}

extension DisplayList: Hashable {
  /// Whether two lists hold equal items.
  ///
  /// O(1) where they share storage.
  public static func == (first: DisplayList, second: DisplayList) -> Bool { first.items == second.items }

  /// Hashes the items.
  public func hash(into hasher: inout Hasher) { hasher.combine(items) }
}

/// The text of an item: its glyphs, and the string that they stand for.
public struct TextContent: Hashable, Sendable {
  /// The string that was laid out, whole, even where the glyphs show less of it.
  public var string: String
  /// The glyphs.
  public var runs: [GlyphRun]
  /// The colour of what has none of its own.
  public var color: RGBAColor
  /// The lines below characters and through them, drawn over the glyphs.
  public var decorations: [TextDecoration]
  /// What runs and lines without a colour of their own are painted with instead of `color`; nil is that colour.
  ///
  /// Its points are relative to the top left corner of the text's item. Pictures such as emoji keep their colours.
  public var shading: Paint? {
    get { shaded?.paint }
    set { shaded = newValue.map(Shading.paint) }
  }
  private var shaded: Shading?
  /// What of the string the glyphs show, with the sign for what is left out; nil is all of it.
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

  /// In a place of its own: most texts have one colour.
  private indirect enum Shading: Hashable, Sendable {
    case paint(Paint)

    var paint: Paint {
      switch self {
      case .paint(let paint): paint
      }
    }
  }

  /// What a run or a line is painted with, whose own colour is given.
  package func paint(_ own: RGBAColor?) -> Paint { own.map(Paint.color) ?? shading ?? .color(color) }
}

/// A line below some characters of a text, or through them.
public struct TextDecoration: Hashable, Sendable {
  /// Where it is, in points, relative to the top left corner of the text's item; drawn at least a pixel thick.
  public var frame: CGRect
  /// Its colour; nil is the text's.
  public var color: RGBAColor?

  /// Creates a line.
  public init(frame: CGRect, color: RGBAColor? = nil) {
    self.frame = frame
    self.color = color
  }
}
