public import Foundation

/// The subviews of a layout, in order.
///
/// A slice of the subviews, or a selection by index, can be passed on to another layout.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// The type of a view.
  public typealias Element = LayoutSubview
  /// The type of a view's index.
  public typealias Index = Int
  /// Some of the views, with their original indices.
  public typealias SubSequence = LayoutSubviews

  /// The layout direction of the surrounding container.
  ///
  /// You rarely need it: in a right-to-left container, placements are mirrored.
  public var layoutDirection: LayoutDirection
  private var elements: ArraySlice<LayoutSubview>
  private let places: Places

  /// Creates the subviews of a container.
  package init(
    _ items: [any LayoutItem], values: [LayoutValues?] = [], layoutDirection: LayoutDirection = .leftToRight
  ) {
    self.init(count: items.count, values: values, layoutDirection: layoutDirection) { items[$0] }
  }

  /// Creates the subviews of a container; a closure returns their items by index.
  package init(
    count: Int, values: [LayoutValues?] = [], layoutDirection: LayoutDirection,
    item: (Int) -> any LayoutItem
  ) {
    let places = Places(count: count)
    self.places = places
    self.layoutDirection = layoutDirection
    let elements = [LayoutSubview](unsafeUninitializedCapacity: count) { elements, initialized in
      for index in 0..<count {
        elements.initializeElement(
          at: index,
          to: LayoutSubview(
            item: item(index), values: index < values.count ? values[index] : nil, index: index,
            places: places))
      }
      initialized = count
    }
    self.elements = elements[...]
  }

  private init(_ elements: ArraySlice<LayoutSubview>, of whole: LayoutSubviews) {
    self.elements = elements
    places = whole.places
    layoutDirection = whole.layoutDirection
  }

  /// The index of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The index after the last view.
  public var endIndex: Int { elements.endIndex }

  /// The view at an index.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The views in a range, with their original indices.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements[bounds], of: self) }

  /// The views at some indices, in the given order; their indices in the result start at 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { elements[$0] }), of: self)
  }

  /// Returns the layout item of the view at an index.
  package func item(at index: Int) -> any LayoutItem { elements[index].item }

  /// Replaces the layout item of the view at an index.
  package mutating func exchangeItem(at index: Int, for item: any LayoutItem) {
    let old = elements[index]
    elements[index] = LayoutSubview(item: item, values: old.values, index: old.index, places: old.places)
  }

  /// Replaces a range of items; later items are moved, and new items have no layout values.
  package mutating func replaceItems(in range: Range<Int>, with items: [any LayoutItem]) {
    let places = places
    places.count += items.count - range.count
    elements.replaceSubrange(
      range, with: items.map { LayoutSubview(item: $0, values: nil, index: 0, places: places) })
    let first = range.lowerBound
    elements.withUnsafeMutableBufferPointer { elements in
      for index in first..<elements.count { elements[index].index = index }
    }
  }

  /// Returns the same container with other views, in the same order and with the same layout values.
  package func mapItems(_ change: (any LayoutItem) -> any LayoutItem) -> LayoutSubviews {
    LayoutSubviews(
      elements.map { change($0.item) }, values: elements.map(\.values), layoutDirection: layoutDirection)
  }

  /// Whether both are the same views of the same container.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.layoutDirection == second.layoutDirection && first.elements == second.elements
  }

  /// The guides that the views may set.
  var guides: GuideSet {
    var guides = GuideSet.none
    for index in elements.indices { guides = guides.union(elements[index].item.guides) }
    return guides
  }

  /// Returns the space between a view and the next one along an axis, as both prefer it, in points.
  func distance(behind index: Int, along axis: Axis) -> CGFloat {
    elements[index].item.spacing.distance(to: elements[index + 1].item.spacing, along: axis)
  }

  /// Returns the placements of the views, in the coordinate space of `bounds`, after a closure has placed them.
  ///
  /// A view that the closure doesn't place is centred.
  package func placements(
    in bounds: CGRect, proposal: ProposedViewSize, place: (LayoutSubviews) -> Void
  ) -> [Placement] {
    let outer = places.placed
    places.placed = Array(repeating: Places.unplaced, count: places.count)
    place(self)
    var placed = places.placed!
    places.placed = outer
    for index in elements.indices where Places.isUnplaced(placed[elements[index].index]) {
      placed[elements[index].index] =
        elements[index].placement(at: bounds.middle, anchor: .center, proposal: proposal)
    }
    return placed
  }

  /// Calls a closure to set placements by the views' offsets; does nothing outside `placeSubviews`.
  func place(_ body: ((Int, Placement) -> Void) -> Void) {
    guard places.placed != nil else { return }
    var placed: [Placement]?
    swap(&placed, &places.placed)
    placed!.withUnsafeMutableBufferPointer { placed in
      body { placed[elements[elements.startIndex + $0].index] = $1 }
    }
    swap(&placed, &places.placed)
  }
}

/// The placements of a container's views, while a layout is placing them.
final class Places {
  /// The number of views in the container.
  fileprivate(set) var count: Int
  /// The placements by index; nil while no layout is placing views.
  var placed: [Placement]?

  /// A marker for a view that hasn't been placed; no real placement has this origin.
  static let unplaced = Placement(
    frame: CGRect(x: CGFloat.nan, y: .nan, width: 0, height: 0), proposal: .unspecified)

  static func isUnplaced(_ placement: Placement) -> Bool { placement.frame.origin.x.isNaN }

  init(count: Int) {
    self.count = count
  }
}

/// A view that a layout lays out.
public struct LayoutSubview: Equatable {
  let item: any LayoutItem
  let values: LayoutValues?
  fileprivate(set) var index: Int
  let places: Places

  /// The value that the view sets for its layout, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { values?[key] ?? Key.defaultValue }

  /// The view's layout priority; a stack offers space to higher priorities first.
  ///
  /// It is 0 unless `layoutPriority(_:)` sets it, and −∞ for a spacer.
  public var priority: Double { item.priority }

  /// The distances that the view prefers to other views.
  public var spacing: ViewSpacing { item.spacing }

  /// Returns the view's size for a proposal, in points.
  ///
  /// A proposal of NaN or less than 0 counts as 0.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal.usable) }

  /// Returns the view's size and its alignment guides for a proposal.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: item, at: proposal.usable)
  }

  /// Places the view's anchor at a position in the container's bounds, with the view's size for the proposal.
  ///
  /// A position may be infinite; NaN traps, and so does a call outside `placeSubviews`. The last of several calls counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard places.placed != nil else {
      misuse(
        "LayoutSubview.place",
        "a view was placed outside placeSubviews(in:proposal:subviews:cache:); place it there")
    }
    guard !position.x.isNaN, !position.y.isNaN else {
      misuse(
        "LayoutSubview.place",
        "the position isn't a number (x: \(position.x), y: \(position.y)); check for a division by 0")
    }
    places.placed?[index] = placement(at: position, anchor: anchor, proposal: proposal)
  }

  func placement(at position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize) -> Placement {
    let size = sizeThatFits(proposal)
    let origin = CGPoint(
      x: difference(position.x, anchor.x == 0 ? 0 : size.width * anchor.x),
      y: difference(position.y, anchor.y == 0 ? 0 : size.height * anchor.y))
    return Placement(frame: CGRect(origin: origin, size: size), proposal: proposal.usable)
  }

  func explicitAlignment(_ key: AlignmentKey, at proposal: ProposedViewSize) -> CGFloat? {
    item.guides.contains(key) ? item.explicitAlignment(key, at: proposal) : nil
  }

  /// Whether both are the same view of the same container.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item && first.index == second.index
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}

/// Returns the difference of two lengths, or 0 if both are infinite and it is undefined.
func difference(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
  let result = first - second
  return result.isNaN ? 0 : result
}
