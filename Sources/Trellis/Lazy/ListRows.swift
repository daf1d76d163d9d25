package import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// What tells a row of a list from the others, as long as it is there.
package nonisolated struct RowID: Hashable {
  let id: LazyElements.ID
}

/// Where a row of a list stands among the others.
package nonisolated struct RowPlace: Equatable {
  package enum Part { case header, row, footer }

  package var id: RowID
  /// What it is in its section.
  package var part = Part.row
  /// Whether it is the first of the list, or the last.
  package var beginsList = true
  package var endsList = true
  /// The same in its section, header and footer counted; rows outside of sections are one from the first of them to the last.
  package var beginsSection = true
  package var endsSection = true
  /// The same among the rows of its section.
  package var beginsRows = true
  package var endsRows = true
  /// Whether the one that comes next says that there is no line above it.
  package var hasNoLineBelow = false
}

/// What a list makes of each of its views.
package protocol ListedRow: View {
  /// Creates it of a view and its place.
  nonisolated init(_ subview: Subview, at place: RowPlace)
  /// Whether there is to be no line above a row.
  nonisolated static func hasNoLineAbove(_ values: ContainerValues) -> Bool
}

/// A row for each of the views that a view stands for: in a lazy stack each is made when it is seen.
package nonisolated struct ListRows<Content: View, Row: ListedRow>: View {
  package typealias Body = Never

  let content: Content
  let directory: RowDirectory

  /// Creates rows of a type, which can be asked for in a directory.
  package init(_ row: Row.Type, of content: Content, in directory: RowDirectory) {
    (self.content, self.directory) = (content, directory)
  }
}

/// Which rows a list has now: for those who move from one to the next.
@MainActor
package final class RowDirectory {
  private var elements: Attribute<LazyElements>?
  private var inputs: ViewInputs?

  package init() {}

  private var list: LazyElements? {
    guard let elements, elements.exists else { return nil }
    return elements.wrappedValue
  }

  func connect(_ elements: Attribute<LazyElements>, _ inputs: ViewInputs) {
    (self.elements, self.inputs) = (elements, inputs)
  }

  /// How many views the list has, headers and footers counted.
  package var count: Int { list?.count ?? 0 }

  /// What tells the view at a position from the others.
  package func id(at index: Int) -> RowID? {
    guard let list, index >= 0, index < list.count else { return nil }
    return RowID(id: list.id(at: index))
  }

  /// Where a view is; nil where it is gone.
  package func index(of id: RowID) -> Int? { list?.index(of: id.id) }

  /// Whether the view at a position is a row, and no header or footer.
  package func isRow(at index: Int) -> Bool { list?.role(at: index).part == .content }

  /// What the view at a position hands along; the row is built for it, and what is in it isn't.
  package func values(at index: Int) -> ContainerValues? {
    guard let list, index >= 0, index < list.count else { return nil }
    return list.element(at: index).containerValues
  }

  /// The tag for a selection of a type that the row at a position has, where that is its id and nothing has to be built to know it: nil
  /// within nil where it has none of that type; nil where that isn't known.
  package func plainTag<V: Hashable>(at index: Int, for type: V.Type) -> V?? {
    guard let list, index >= 0, index < list.count else { return nil }
    return list.plainTag(at: index).map { $0.selection(of: type) }
  }

  /// Where the rows are whose ids in their `ForEach` are a value.
  ///
  /// Linear in the rows.
  package func indices(ofRows id: AnyHashable) -> [Int] {
    guard let targets = inputs?[ScrollTargetsKey.self] else { return [] }
    let found = targets.rows(of: id) + targets.rowsWithin(of: id)
    // Looking for it may have had a row listed: the list is asked after that.
    return found.compactMap { list?.index(of: $0) }
  }

  /// What is read first for the view at a position, as if it had all the room there is; nil where nothing is.
  ///
  /// The view is built for it and given up at once: nothing of it appears.
  package func title(at index: Int) -> String? {
    guard let list, index >= 0, index < list.count else { return nil }
    let element = list.element(at: index)
    return title(in: element.subgraph) { element.make($0) }
  }

  /// The same for a view that isn't in the list, with the list's environment.
  package func title<V: View>(of view: V) -> String? {
    guard let inputs else { return nil }
    return title(in: inputs.graph.currentSubgraph) { position in
      let value = inputs.graph.input(name: TypeRecord.of(V.self).name, kind: .view, view)
      return makeAlone(GraphValue(value), as: .row, inputs.inside(position))
    }
  }

  private func title(in owner: Subgraph, _ make: (ViewPosition) -> ViewOutputs) -> String? {
    guard let inputs else { return nil }
    let graph = inputs.graph
    let part = graph.makeSubgraph(in: owner)
    let presence = Presence(in: nil)
    defer {
      // What has come goes before anybody is told.
      presence.set(false)
      part.remove()
    }
    let surroundings = inputs.position.surroundings.changing(presence: presence)
    let item = graph.within(part) {
      let room = CGSize(width: 10_000, height: 10_000)
      let size = graph.input(
        name: "List.title", kind: .geometry, ViewSize(size: room, proposal: ProposedViewSize(room)))
      return make(SolePosition(size, in: nil, surroundings)).drawn
    }
    return DisplayList([item]).accessibilityTree.all.lazy.compactMap(\.label).first { !$0.isEmpty }
  }

  /// Where a row stands in the stack of all, in points from its top, as far as that is known; nil where it is gone.
  package func span(of id: RowID) -> ClosedRange<CGFloat>? {
    inputs?[ScrollTargetsKey.self]?.room(of: id.id).map { $0.frame.minY...max($0.frame.minY, $0.frame.maxY) }
  }

  /// Scrolls a row into sight, with the least move.
  package func reveal(_ id: RowID) {
    guard let targets = inputs?[ScrollTargetsKey.self],
      let viewport = targets.room(of: id.id)?.position.surroundings.viewport
    else { return }
    viewport.follow(
      ScrollRequest { viewport, _ in
        targets.room(of: id.id).flatMap { viewport.offset(showing: $0, anchor: nil) }
      }, Transaction.current)
  }
}

extension ListRows: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let graph = inputs.graph
    var inputs = inputs.standing(alone: nil)
    inputs.identity.settle()
    var inner = inputs.written(0)
    inner[ListRowsKey.self] = true
    let list = Trellis.makeList(view.part("content", as: Content.self), inner)
    let elements = graph.rule(name: "List.content", kind: .viewList) { LazyElements(list.lazyParts) }
    view.read { $0.directory }.connect(elements, inputs)
    let make = { @MainActor (element: ViewElement, id: LazyElements.ID) in
      element.changing(make: { makeRow(element, id, of: elements, inputs.written(1).inside($0)) })
    }
    let rows = graph.rule(name: "List.rows", kind: .viewList) { elements.wrappedValue.map(make) }
    if inputs.listsLazily { return .lazy(rows) }
    return .dynamic(graph.rule(name: "List.rows", kind: .viewList) { rows.wrappedValue.all })
  }

  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { nil }

  @MainActor private static func makeRow(
    _ element: ViewElement, _ id: LazyElements.ID, of elements: Attribute<LazyElements>, _ inputs: ViewInputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let place = graph.declare(RowPlace.self, name: "List.place", kind: .view)
    graph.define(place) {
      // A row that leaves stands where it stood.
      elements.wrappedValue.place(of: id, Row.self) ?? place.cachedValue ?? RowPlace(id: RowID(id: id))
    }
    let row = graph.rule(name: TypeRecord.of(Row.self).name, kind: .view) {
      Row(element.subview(in: inputs), at: place.wrappedValue)
    }
    return makeAlone(GraphValue(row), as: .pile, inputs)
  }
}

extension LazyElements {
  /// Where a view stands among the others; nil where it is gone.
  @MainActor fileprivate func place<Row: ListedRow>(of id: ID, _ row: Row.Type) -> RowPlace? {
    guard let index = index(of: id) else { return nil }
    let here = role(at: index)
    let before = index > 0 ? role(at: index - 1) : nil
    let after = index + 1 < count ? role(at: index + 1) : nil
    var place = RowPlace(id: RowID(id: id))
    place.part =
      switch here.part {
      case .header: .header
      case .content: .row
      case .footer: .footer
      }
    (place.beginsList, place.endsList) = (before == nil, after == nil)
    (place.beginsSection, place.endsSection) = (
      before?.section != here.section, after?.section != here.section
    )
    (place.beginsRows, place.endsRows) = (before != here, after != here)
    if !place.endsRows { place.hasNoLineBelow = Row.hasNoLineAbove(element(at: index + 1).containerValues) }
    return place
  }
}

/// Whether the views of lists that are made are rows.
private enum ListRowsKey: ViewInputKey { static var defaultValue: Bool { false } }

/// Views that are several rows where each is a row of a list of its own, and one view anywhere else, in a row too.
package nonisolated struct RowsOrView<Rows: View, Alone: View>: View {
  package typealias Body = Never

  let rows: Rows
  let alone: Alone

  package init(@ViewBuilder rows: () -> Rows, @ViewBuilder alone: () -> Alone) {
    (self.rows, self.alone) = (rows(), alone())
  }
}

extension RowsOrView: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    if inputs[ListRowsKey.self], inputs.listsLazily, inputs.standsAlone == nil {
      return Trellis.makeList(view.part("rows", as: Rows.self), inputs.written(0))
    }
    return Trellis.makeList(view.part("alone", as: Alone.self), inputs.written(1))
  }

  /// What is in rows isn't known by its type; anywhere else it is one.
  @MainActor static func fixedCount(_ counter: FixedCount) -> Int? { counter.takesMost ? 1 : nil }
  @MainActor static var typeOnPath: Any.Type? { nil }
}
