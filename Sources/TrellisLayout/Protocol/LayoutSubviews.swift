public import Foundation

/// The views that a layout lays out, in order.
///
/// A layout is handed them; a slice of them, or some by their indices, can be handed on to another layout.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layoutsubviews.
public struct LayoutSubviews: RandomAccessCollection, Equatable {
  /// A view.
  public typealias Element = LayoutSubview
  /// A view's position.
  public typealias Index = Int
  /// Some of the views, at their positions.
  public typealias SubSequence = LayoutSubviews

  /// The direction of reading around the container.
  ///
  /// You rarely need it: where it is right to left, what you place is mirrored.
  public var layoutDirection: LayoutDirection
  private var elements: ArraySlice<LayoutSubview>
  private let places: Places

  /// Creates the subviews of a container.
  package init(
    _ items: [any LayoutItem], values: [LayoutValues?] = [], layoutDirection: LayoutDirection = .leftToRight
  ) {
    let places = Places(count: items.count)
    self.places = places
    self.layoutDirection = layoutDirection
    elements = ArraySlice(
      items.enumerated().map { index, item in
        LayoutSubview(
          item: item, values: index < values.count ? values[index] : nil, index: index, places: places)
      })
  }

  private init(_ elements: ArraySlice<LayoutSubview>, of whole: LayoutSubviews) {
    self.elements = elements
    places = whole.places
    layoutDirection = whole.layoutDirection
  }

  /// The position of the first view.
  public var startIndex: Int { elements.startIndex }
  /// The position behind the last view.
  public var endIndex: Int { elements.endIndex }

  /// The view at a position.
  public subscript(index: Int) -> LayoutSubview { elements[index] }

  /// The views in a range, at their positions.
  public subscript(bounds: Range<Int>) -> LayoutSubviews { LayoutSubviews(elements[bounds], of: self) }

  /// The views at some positions, in that order; their own positions count from 0.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    LayoutSubviews(ArraySlice(indices.map { elements[$0] }), of: self)
  }

  /// What answers for the view at a position.
  package func item(at index: Int) -> any LayoutItem { elements[index].item }

  /// Has another item answer for the view at a position.
  package mutating func exchangeItem(at index: Int, for item: any LayoutItem) {
    let old = elements[index]
    elements[index] = LayoutSubview(item: item, values: old.values, index: old.index, places: old.places)
  }

  /// Has other views in the places of some; those behind them move up, with no layout values.
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

  /// The same container with other views, in the same order and with the same layout values.
  package func mapItems(_ change: (any LayoutItem) -> any LayoutItem) -> LayoutSubviews {
    LayoutSubviews(
      elements.map { change($0.item) }, values: elements.map(\.values), layoutDirection: layoutDirection)
  }

  /// Whether two are the same views of the same container.
  public static func == (first: LayoutSubviews, second: LayoutSubviews) -> Bool {
    first.layoutDirection == second.layoutDirection && first.elements == second.elements
  }

  /// The guides that the views perhaps set.
  var guides: GuideSet {
    var guides = GuideSet.none
    for index in elements.indices { guides = guides.union(elements[index].item.guides) }
    return guides
  }

  /// The space between a view and the next one along an axis, as both prefer it, in points.
  func distance(behind index: Int, along axis: Axis) -> CGFloat {
    elements[index].item.spacing.distance(to: elements[index + 1].item.spacing, along: axis)
  }

  /// Where the views stand after a closure has placed them: each in the coordinate space of `bounds`, those that it didn't
  /// place in the middle.
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

  /// Has a closure put views, by their offsets, at placements that it knows; outside `placeSubviews` nothing happens.
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

/// What places the views of a container: while it does, where each of them is.
final class Places {
  /// How many views the container has.
  fileprivate(set) var count: Int
  /// Nil while nobody places.
  var placed: [Placement]?

  /// Stands for the placement of a view that hasn't been placed; no placement has such an origin.
  static let unplaced = Placement(
    frame: CGRect(x: CGFloat.nan, y: .nan, width: 0, height: 0), proposal: .unspecified)

  static func isUnplaced(_ placement: Placement) -> Bool { placement.frame.origin.x.isNaN }

  init(count: Int) {
    self.count = count
  }
}

/// A view that a layout lays out.
///
/// Source: documented, developer.apple.com/documentation/swiftui/layoutsubview.
public struct LayoutSubview: Equatable {
  let item: any LayoutItem
  let values: LayoutValues?
  fileprivate(set) var index: Int
  let places: Places

  /// The value that the view hands to its layout, or the key's default.
  public subscript<Key: LayoutValueKey>(key: Key.Type) -> Key.Value { values?[key] ?? Key.defaultValue }

  /// A stack offers space to higher priorities first; 0 unless `layoutPriority(_:)` says otherwise, −∞ for a spacer.
  public var priority: Double { item.priority }

  /// How far the view prefers to be from others.
  public var spacing: ViewSpacing { item.spacing }

  /// The size that the view takes where a size is proposed, in points.
  ///
  /// A proposal of NaN or less than 0 counts as 0.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { item.sizeThatFits(proposal.usable) }

  /// The view's size where a size is proposed, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: item, at: proposal.usable)
  }

  /// Puts the view so that the point of it that `anchor` says is at a position in the container's bounds, as large as it
  /// answers to the proposal.
  ///
  /// A position may be infinite; NaN traps, and so does a call outside `placeSubviews`. Of several calls the last counts.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    guard places.placed != nil else {
      misuse(
        "LayoutSubview.place",
        "a view was placed outside placeSubviews(in:proposal:subviews:cache:); place it there")
    }
    guard !position.x.isNaN, !position.y.isNaN else {
      misuse(
        "LayoutSubview.place",
        "the position isn't a number (x: \(position.x), y: \(position.y)); divide by nothing that can be 0")
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

  /// Whether two are the same view of the same container.
  public static func == (first: LayoutSubview, second: LayoutSubview) -> Bool {
    first.item === second.item && first.index == second.index
  }
}

extension CGRect {
  fileprivate var middle: CGPoint { CGPoint(x: minX + width / 2, y: minY + height / 2) }
}

/// The difference of two lengths, of which both may be infinite; then it is 0.
func difference(_ first: CGFloat, _ second: CGFloat) -> CGFloat {
  let result = first - second
  return result.isNaN ? 0 : result
}
