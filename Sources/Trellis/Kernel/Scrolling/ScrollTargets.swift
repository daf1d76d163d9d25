import Foundation
import TrellisGraph
import TrellisLayout

/// Where the views with ids are in a part of the tree: what a `ScrollViewReader` scrolls to.
///
/// Views note themselves when they are listed, where somebody around asks for it; else nothing is kept. A row of a lazy container
/// needn't be built: its `ForEach` knows which it is, and the container about where.
@MainActor
final class ScrollTargets {
  private final class Rows {
    weak var rows: (any ScrollTargetRows)?
    init(_ rows: any ScrollTargetRows) { self.rows = rows }
  }

  private final class Stack {
    weak var spans: (any LazySpans)?
    let axis: Axis
    let direction: Attribute<LayoutDirection>
    let position: ViewPosition

    init(
      _ spans: any LazySpans, _ axis: Axis, _ direction: Attribute<LayoutDirection>, _ position: ViewPosition
    ) {
      (self.spans, self.axis, self.direction, self.position) = (spans, axis, direction, position)
    }
  }

  /// The same around this one.
  private let outer: ScrollTargets?
  private var rows: [Rows] = []
  private var stacks: [Stack] = []
  private var elements: [AnyHashable: [UInt64]] = [:]
  private var positions: [UInt64: ViewPosition] = [:]

  init(in outer: ScrollTargets?) { self.outer = outer }

  // MARK: - What is noted

  func add(_ rows: any ScrollTargetRows) {
    self.rows.removeAll { $0.rows == nil }
    self.rows.append(Rows(rows))
    outer?.add(rows)
  }

  func add(
    _ spans: any LazySpans, along axis: Axis, direction: Attribute<LayoutDirection>, at position: ViewPosition
  ) {
    stacks.removeAll { $0.spans == nil }
    stacks.append(Stack(spans, axis, direction, position))
    outer?.add(spans, along: axis, direction: direction, at: position)
  }

  /// A list of which the places are noted, and the first view under an id where one is given.
  func noting(_ list: ViewList, as id: AnyHashable? = nil, _ inputs: ViewInputs) -> ViewList {
    if let id, case .fixed(let all) = list, let first = all.first { note(first, as: id, inputs.graph) }
    let isFixed = if case .fixed = list { true } else { false }
    return list.mapElements(inputs) { [self] element in
      if let id, !isFixed { note(element, as: id, inputs.graph) }
      return element.changing(make: { [self] position in
        note(element, at: position, inputs.graph)
        return element.make(position)
      })
    }
  }

  private func note(_ element: ViewElement, as id: AnyHashable, _ graph: AttributeGraph) {
    guard elements[id]?.contains(element.id) != true else { return }
    elements[id, default: []].append(element.id)
    let number = element.id
    graph.onRemoval(of: element.subgraph) { [weak self] in
      MainActor.assumeIsolated {
        self?.elements[id]?.removeAll { $0 == number }
        if self?.elements[id]?.isEmpty == true { self?.elements[id] = nil }
      }
    }
    outer?.note(element, as: id, graph)
  }

  private func note(_ element: ViewElement, at position: ViewPosition, _ graph: AttributeGraph) {
    positions[element.id] = position
    let number = element.id
    graph.onRemoval(of: graph.currentSubgraph) { [weak self, weak position] in
      MainActor.assumeIsolated {
        if let self, self.positions[number] === position { self.positions[number] = nil }
      }
    }
    outer?.note(element, at: position, graph)
  }

  // MARK: - What is asked

  /// A view's room: a rectangle in the space of a view.
  struct Room {
    let frame: CGRect
    let position: ViewPosition
    /// Has it stay where it is when what is around it turns out to be of another length.
    var pin: @MainActor () -> Void = {}
  }

  /// Where the view with an id is; nil where there is none.
  ///
  /// Which view that is is kept in `found`, and not looked for again while it is there: that may be linear in the rows.
  func room(of id: AnyHashable, found: inout LazyElements.ID?) -> Room? {
    if let found, let room = room(of: found) { return room }
    func look(at element: LazyElements.ID?) -> Room? {
      guard let element, let room = room(of: element) else { return nil }
      found = element
      return room
    }
    for number in elements[id] ?? [] { if let room = look(at: .view(number)) { return room } }
    for element in rows(of: id) { if let room = look(at: element) { return room } }
    for element in rowsWithin(of: id) { if let room = look(at: element) { return room } }
    return nil
  }

  /// Where a view is, built or not; nil where it isn't in it.
  func room(of element: LazyElements.ID) -> Room? {
    for stack in stacks {
      guard let span = stack.spans?.span(of: element) else { continue }
      var frame = CGRect(origin: .zero, size: stack.position.size)
      frame.size[stack.axis] = span.length
      frame.origin[stack.axis] = span.start
      if stack.axis == .horizontal, stack.direction.wrappedValue == .rightToLeft {
        frame.origin.x = stack.position.size.width - span.start - span.length
      }
      return Room(frame: frame, position: stack.position) { [weak spans = stack.spans] in spans?.pin(element)
      }
    }
    guard case .view(let number) = element, let position = positions[number] else { return nil }
    return Room(frame: position.bounds, position: position)
  }

  /// The first views of the rows with an id, one of a `ForEach`.
  ///
  /// Linear in the rows.
  func rows(of id: AnyHashable) -> [LazyElements.ID] { rows.compactMap { $0.rows?.element(of: id) } }

  /// The same of rows in what is a list of its own and isn't listed yet; what has one is listed.
  func rowsWithin(of id: AnyHashable) -> [LazyElements.ID] {
    // Others join while they are looked through.
    let rows = rows
    return rows.compactMap { $0.rows?.elementWithin(of: id) }
  }

  /// The id of a view that is listed somewhere in it; nil where it has none.
  func id(of element: LazyElements.ID) -> AnyHashable? {
    if case .view(let number) = element, let known = elements.first(where: { $0.value.contains(number) }) {
      return known.key
    }
    return rows.lazy.compactMap { $0.rows?.id(of: element) }.first
  }
}

/// The rows of a `ForEach`, for those who look for one by its id.
@MainActor
protocol ScrollTargetRows: AnyObject {
  /// The first view of the row with an id; nil where no row has it.
  func element(of id: AnyHashable) -> LazyElements.ID?
  /// The same in rows of it that are lists of their own, and aren't built.
  func elementWithin(of id: AnyHashable) -> LazyElements.ID?
  /// The id of the row that a view is in; nil where it is in none.
  func id(of element: LazyElements.ID) -> AnyHashable?
}

/// A lazy container, for those who look for a view that isn't built.
@MainActor
protocol LazySpans: AnyObject {
  /// Where a view's line begins and how long it is, in points, as far as that is known; nil where the view isn't in it.
  func span(of id: LazyElements.ID) -> (start: CGFloat, length: CGFloat)?
  /// The first views of the lines in a part of the container, in points from its start, and of the next ones on both sides.
  func spans(in range: ClosedRange<CGFloat>) -> [(id: LazyElements.ID, start: CGFloat, length: CGFloat)]
  /// Has a view's line stay where it is known to begin when others around it are measured.
  func pin(_ id: LazyElements.ID)
}

/// Who notes where the views with ids are, of those around.
enum ScrollTargetsKey: ViewInputKey {
  static var defaultValue: ScrollTargets? { nil }
}

/// What a program wants to be seen of a scroll view.
@MainActor
final class ScrollRequest {
  private let find: (Viewport, inout LazyElements.ID?) -> CGPoint?
  private var found: LazyElements.ID?
  private var looks = (time: Duration.zero, count: 0)
  /// Whether the content was moving there when that was looked at last.
  var isOnItsWay = false

  /// Creates a request from what answers how far the content has to be scrolled, and keeps which view it found.
  init(_ find: @escaping (Viewport, inout LazyElements.ID?) -> CGPoint?) { self.find = find }

  /// How far the content has to be scrolled for it; nil where what it is about isn't there.
  func goal(_ viewport: Viewport) -> CGPoint? { find(viewport, &found) }

  /// Counts a look at where that is in the update of a time, and answers which it is.
  func takeLook(at time: Duration) -> Int {
    looks = (time, looks.time == time ? looks.count + 1 : 1)
    return looks.count
  }
}

extension Viewport {
  /// How far the content has to be scrolled for a room in it to stand by an anchor, or to be seen with the least move where none is
  /// given; nil where it isn't in the content.
  ///
  /// Source: recorded (SwiftUI on macOS 26).
  func offset(showing room: ScrollTargets.Room, anchor: UnitPoint?) -> CGPoint? {
    var position: ViewPosition? = room.position
    while let here = position, here !== self.room { position = here.container }
    guard position != nil else { return nil }
    if !isMoving { room.pin() }
    let corner = room.position.origin(in: self.position)
    var offset = offset
    let margins = margins.wrappedValue
    for axis in Axis.allCases where scrolls(along: axis) {
      let window = size[axis] - margins.total(along: axis)
      var start = corner[axis] + room.frame.origin[axis]
      if axis == .horizontal, isMirrored { start = size.width - start - room.frame.width }
      start += offset[axis] - (axis == .horizontal ? margins.leading : margins.top)
      let length = room.frame.size[axis]
      if let anchor {
        offset[axis] = start - anchor[axis] * (window - length)
      } else if start < offset[axis] || length > window {
        offset[axis] = start
      } else if start + length > offset[axis] + window {
        offset[axis] = start + length - window
      }
    }
    return offset
  }
}
