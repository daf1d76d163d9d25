import Foundation
import TrellisGraph
import TrellisLayout

/// The positions of views with ids in a part of the tree, for `ScrollViewReader`.
///
/// Views register when they are listed, if a modifier around them requires it; otherwise nothing is kept. A row of a lazy container
/// needn't be built: its `ForEach` knows which row has the id, and the container knows approximately where that row is.
@MainActor
final class ScrollTargets: ViewIndex {
  private final class Rows {
    weak var rows: (any IndexedRows)?
    init(_ rows: any IndexedRows) { self.rows = rows }
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

  /// The targets of the part of the tree around this one; nil if there are none.
  private let outer: ScrollTargets?
  private var rows: [Rows] = []
  private var stacks: [Stack] = []
  private var elements: [AnyHashable: [UInt64]] = [:]
  private var positions: [UInt64: ViewPosition] = [:]

  init(in outer: ScrollTargets?) { self.outer = outer }

  // MARK: - Registration

  override func add(_ rows: any IndexedRows) {
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

  /// Returns a list whose views register their positions.
  ///
  /// An `id` is registered for the first view of a fixed list, and for every view of another list.
  override func noting(_ list: ViewList, as id: AnyHashable? = nil, _ inputs: ViewInputs) -> ViewList {
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

  // MARK: - Lookup

  /// The frame of a view, in the space of a position.
  struct TargetFrame {
    let frame: CGRect
    let position: ViewPosition
    /// Keeps the view in place when views around it are measured.
    var pin: @MainActor () -> Void = {}
  }

  /// Returns the frame of the view with an id; nil if there is none.
  ///
  /// `found` stores the view, so that it isn't searched for again while it exists: the search may be linear in the rows.
  func targetFrame(of id: AnyHashable, found: inout LazyElements.ID?) -> TargetFrame? {
    if let found, let target = targetFrame(of: found) { return target }
    func find(_ element: LazyElements.ID?) -> TargetFrame? {
      guard let element, let target = targetFrame(of: element) else { return nil }
      found = element
      return target
    }
    for number in elements[id] ?? [] { if let target = find(.view(number)) { return target } }
    for element in rows(of: id) { if let target = find(element) { return target } }
    for element in rowsWithin(of: id) { if let target = find(element) { return target } }
    return nil
  }

  /// Returns the frame of a view, built or not; nil if the view isn't in this part of the tree.
  func targetFrame(of element: LazyElements.ID) -> TargetFrame? {
    for stack in stacks {
      guard let span = stack.spans?.span(of: element) else { continue }
      var frame = CGRect(origin: .zero, size: stack.position.size)
      frame.size[stack.axis] = span.length
      frame.origin[stack.axis] = span.start
      if stack.axis == .horizontal, stack.direction.wrappedValue == .rightToLeft {
        frame.origin.x = stack.position.size.width - span.start - span.length
      }
      return TargetFrame(frame: frame, position: stack.position) { [weak spans = stack.spans] in
        spans?.pin(element)
      }
    }
    guard case .view(let number) = element, let position = positions[number] else { return nil }
    return TargetFrame(frame: position.bounds, position: position)
  }

  /// Returns the first view of the row with an id, for each `ForEach` that has one.
  ///
  /// Linear in the rows.
  func rows(of id: AnyHashable) -> [LazyElements.ID] { rows.compactMap { $0.rows?.element(of: id) } }

  /// Returns, for each nested list of rows that isn't built, the first view of its row with an id.
  func rowsWithin(of id: AnyHashable) -> [LazyElements.ID] {
    // The search may register more rows, so a copy of the list is searched.
    let rows = rows
    return rows.compactMap { $0.rows?.elementWithin(of: id) }
  }

  /// Returns the id of a listed view; nil if it has none.
  func id(of element: LazyElements.ID) -> AnyHashable? {
    if case .view(let number) = element, let known = elements.first(where: { $0.value.contains(number) }) {
      return known.key
    }
    return rows.lazy.compactMap { $0.rows?.id(of: element) }.first
  }
}

/// A lazy container, for a search for views that aren't built.
@MainActor
protocol LazySpans: AnyObject {
  /// Returns the start and length of a view's line in points, possibly estimated; nil if the view isn't in the container.
  func span(of id: LazyElements.ID) -> (start: CGFloat, length: CGFloat)?
  /// Returns the first views of the lines in a range, in points from the container's start, and of the next lines on both sides.
  func spans(in range: ClosedRange<CGFloat>) -> [(id: LazyElements.ID, start: CGFloat, length: CGFloat)]
  /// Keeps the known start of a view's line when lines around it are measured.
  func pin(_ id: LazyElements.ID)
}

extension ViewInputs {
  /// The targets with which views register; nil if there are none.
  var scrollTargets: ScrollTargets? {
    get { self[ViewIndexKey.self].map { unsafeDowncast($0, to: ScrollTargets.self) } }
    set { self[ViewIndexKey.self] = newValue }
  }
}

/// A request of the program to show something in a scroll view.
@MainActor
final class ScrollRequest {
  private let find: (Viewport, inout LazyElements.ID?) -> CGPoint?
  private var found: LazyElements.ID?
  private var checks = (time: Duration.zero, count: 0)
  /// Whether the content was moving to the goal at the last check.
  var isOnItsWay = false

  /// Creates a request.
  ///
  /// The closure returns the goal's offset; nil if the subject doesn't exist. In the second argument, the closure may store the view that
  /// was found, for the next call.
  init(_ find: @escaping (Viewport, inout LazyElements.ID?) -> CGPoint?) { self.find = find }

  /// Returns the offset that fulfills the request; nil if its subject doesn't exist.
  func goal(_ viewport: Viewport) -> CGPoint? { find(viewport, &found) }

  /// Counts a check in the update at a time; returns the number of checks in that update.
  func countCheck(at time: Duration) -> Int {
    checks = (time, checks.time == time ? checks.count + 1 : 1)
    return checks.count
  }
}

extension Viewport {
  /// Returns the offset that places a frame at an anchor, or shows it with the least movement if the anchor is nil.
  ///
  /// nil if the frame isn't in the content.
  ///
  /// Source: recorded (SwiftUI on macOS 26).
  func offset(showing target: ScrollTargets.TargetFrame, anchor: UnitPoint?) -> CGPoint? {
    var position: ViewPosition? = target.position
    while let here = position, here !== contentPosition { position = here.container }
    guard position != nil else { return nil }
    if !isMoving { target.pin() }
    let corner = target.position.origin(in: self.position)
    var offset = offset
    let margins = margins.wrappedValue
    for axis in Axis.allCases where scrolls(along: axis) {
      let window = size[axis] - margins.total(along: axis)
      var start = corner[axis] + target.frame.origin[axis]
      if axis == .horizontal, isMirrored { start = size.width - start - target.frame.width }
      start += offset[axis] - (axis == .horizontal ? margins.leading : margins.top)
      let length = target.frame.size[axis]
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
