package import Foundation
import TrellisDisplayList
import TrellisGraph
import TrellisLayout

/// The identity of a row of a list, unique while the row exists.
package nonisolated struct RowID: Hashable {
  let id: LazyElements.ID
}

/// The position of a row among the rows of a list.
package nonisolated struct RowPosition: Equatable {
  package enum Part { case header, row, footer }

  package var id: RowID
  /// The part of the section that the row is in.
  package var part = Part.row
  /// Whether the row is the first, or the last, of the list.
  package var beginsList = true
  package var endsList = true
  /// Whether the row is the first, or the last, of its section, headers and footers included.
  ///
  /// Consecutive rows outside sections count as a section.
  package var beginsSection = true
  package var endsSection = true
  /// Whether the row is the first, or the last, of the content rows of its section.
  package var beginsRows = true
  package var endsRows = true
  /// Whether the next row hides the separator above it.
  package var hasNoLineBelow = false
}

/// The view that a list creates for each of its views.
package protocol ListedRow: View {
  /// Creates a row from a view and its position.
  nonisolated init(_ subview: Subview, at place: RowPosition)
  /// Returns whether a row hides the separator above it.
  nonisolated static func hasNoLineAbove(_ values: ContainerValues) -> Bool
}

/// A row for each view of the content; in a lazy stack, rows are built when they become visible.
package nonisolated struct ListRows<Content: View, Row: ListedRow>: View {
  package typealias Body = Never

  let content: Content
  let directory: RowDirectory

  /// Creates rows of a type, and registers them in a directory.
  package init(_ row: Row.Type, of content: Content, in directory: RowDirectory) {
    (self.content, self.directory) = (content, directory)
  }
}

/// The present rows of a list, for moving between rows.
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

  /// The number of views in the list, headers and footers included.
  package var count: Int { list?.count ?? 0 }

  /// Returns the identity of the view at an index, or nil if that is out of bounds.
  package func id(at index: Int) -> RowID? {
    guard let list, index >= 0, index < list.count else { return nil }
    return RowID(id: list.id(at: index))
  }

  /// Returns the index of a view, or nil if the view was removed.
  package func index(of id: RowID) -> Int? { list?.index(of: id.id) }

  /// Returns whether the view at an index is a content row, not a header or footer.
  package func isRow(at index: Int) -> Bool { list?.role(at: index).part == .content }

  /// Returns the container values of the view at an index.
  ///
  /// The row itself is built for this, but not the views in it.
  package func values(at index: Int) -> ContainerValues? {
    guard let list, index >= 0, index < list.count else { return nil }
    return list.element(at: index).containerValues
  }

  /// Returns the row's tag for a selection of a type, if the tag is the row's id and is known without building the row.
  ///
  /// Returns nil if the tag is unknown, and `.some(nil)` if the tag isn't of the type.
  package func plainTag<V: Hashable>(at index: Int, for type: V.Type) -> V?? {
    guard let list, index >= 0, index < list.count else { return nil }
    return list.plainTag(at: index).map { $0.selection(of: type) }
  }

  /// Returns the indices of the rows with an id in their `ForEach`.
  ///
  /// Linear in the rows.
  package func indices(ofRows id: AnyHashable) -> [Int] {
    guard let targets = inputs?.scrollTargets else { return [] }
    let found = targets.rows(of: id) + targets.rowsWithin(of: id)
    // The search may have added rows to the list, so the list is read afterwards.
    return found.compactMap { list?.index(of: $0) }
  }

  /// Returns the first accessibility label of the view at an index, laid out with ample space; nil if there is none.
  ///
  /// The view is built for this and removed at once, without appearing.
  package func title(at index: Int) -> String? {
    guard let list, index >= 0, index < list.count else { return nil }
    let element = list.element(at: index)
    return title(in: element.subgraph) { element.make($0) }
  }

  /// Returns the first accessibility label of a view that isn't in the list, in the list's environment.
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
      // The view disappears before any lifecycle action runs.
      presence.set(false)
      part.remove()
    }
    let surroundings = inputs.position.surroundings.changing(presence: presence)
    let item = graph.within(part) {
      let greatest = CGSize(width: 10_000, height: 10_000)
      let size = graph.input(
        name: "List.title", kind: .geometry, ViewSize(size: greatest, proposal: ProposedViewSize(greatest)))
      return make(SingleViewPosition(size, in: nil, surroundings)).drawn
    }
    return DisplayList([item]).accessibilityTree.all.lazy.compactMap(\.label).first { !$0.isEmpty }
  }

  /// Returns the vertical range of a row in the stack, in points from its top, as far as known; nil if the row was removed.
  package func span(of id: RowID) -> ClosedRange<CGFloat>? {
    inputs?.scrollTargets?.targetFrame(of: id.id).map { $0.frame.minY...max($0.frame.minY, $0.frame.maxY) }
  }

  /// Scrolls as little as needed to make a row visible.
  package func reveal(_ id: RowID) {
    guard let targets = inputs?.scrollTargets,
      let viewport = targets.targetFrame(of: id.id)?.position.surroundings.viewport
    else { return }
    viewport.follow(
      ScrollRequest { viewport, _ in
        targets.targetFrame(of: id.id).flatMap { viewport.offset(showing: $0, anchor: nil) }
      }, Transaction.current)
  }
}

extension ListRows: PrimitiveView {
  @MainActor static func makeList(_ view: GraphValue<Self>, _ inputs: ViewInputs) -> ViewList {
    let graph = inputs.graph
    var inputs = inputs.inList()
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

  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape { .unknown }

  @MainActor private static func makeRow(
    _ element: ViewElement, _ id: LazyElements.ID, of elements: Attribute<LazyElements>, _ inputs: ViewInputs
  ) -> ViewOutputs {
    let graph = inputs.graph
    let place = graph.declare(RowPosition.self, name: "List.place", kind: .view)
    graph.define(place) {
      // A row that is being removed keeps its last position.
      elements.wrappedValue.place(of: id, Row.self) ?? place.cachedValue ?? RowPosition(id: RowID(id: id))
    }
    let row = graph.rule(name: TypeRecord.of(Row.self).name, kind: .view) {
      Row(element.subview(in: inputs), at: place.wrappedValue)
    }
    return makeAlone(GraphValue(row), as: .pile, inputs)
  }
}

extension LazyElements {
  /// Returns the position of a view among the others, or nil if the view was removed.
  @MainActor fileprivate func place<Row: ListedRow>(of id: ID, _ row: Row.Type) -> RowPosition? {
    guard let index = index(of: id) else { return nil }
    let here = role(at: index)
    let before = index > 0 ? role(at: index - 1) : nil
    let after = index + 1 < count ? role(at: index + 1) : nil
    var place = RowPosition(id: RowID(id: id))
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

/// Whether the views of lists that are being built are rows.
private enum ListRowsKey: ViewInputKey { static var defaultValue: Bool { false } }

/// Views that are separate rows directly in a list, and a single view elsewhere, including inside a row.
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
    if inputs[ListRowsKey.self], inputs.listsLazily, inputs.singleViewLayout == nil {
      return Trellis.makeList(view.part("rows", as: Rows.self), inputs.written(0))
    }
    return Trellis.makeList(view.part("alone", as: Alone.self), inputs.written(1))
  }

  /// Returns a shape without an exact count, which the type doesn't determine; the maximum counts as 1.
  @MainActor static func staticShape(_ walker: ShapeWalker) -> StaticShape {
    StaticShape(count: nil, most: 1, mayTag: true)
  }
  @MainActor static var typeOnPath: Any.Type? { nil }
}
