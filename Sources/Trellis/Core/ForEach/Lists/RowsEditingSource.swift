import Foundation
import TrellisGraph

/// The actions for deleting and moving rows of the next `ForEach` below.
@MainActor
struct RowsEditingSource {
  /// The actions of the `ForEach` and of the modifiers around it, from the innermost; a rule that reads them depends on them.
  private var read: [@MainActor () -> RowsEditing?]
  private var canDelete: Attribute<Bool>?
  private var canMove: Attribute<Bool>?

  private enum Key: ViewInputKey { static var defaultValue: RowsEditingSource? { nil } }

  /// Adds the actions of a modifier to those of the modifiers around it.
  static func add(_ read: @escaping @MainActor () -> RowsEditing?, to inputs: inout ViewInputs) {
    var source = inputs[Key.self] ?? RowsEditingSource(read: [])
    source.read.insert(read, at: 0)
    inputs[Key.self] = source
  }

  /// Removes the actions for a `ForEach` from the inputs of its rows, and returns them, or nil if there are none.
  ///
  /// `own` returns the actions of the `ForEach` itself.
  static func take(
    from inputs: inout ViewInputs, own: (@MainActor () -> RowsEditing?)?
  ) -> RowsEditingSource? {
    var source = inputs[Key.self]
    if source != nil { inputs[Key.self] = nil }
    if let own { source = RowsEditingSource(read: [own] + (source?.read ?? [])) }
    guard var made = source else { return nil }
    let read = made.read
    made.canDelete = inputs.graph.rule(name: "ForEach.canDelete", kind: .view) {
      read.contains { $0()?.onDelete != nil }
    }
    made.canMove = inputs.graph.rule(name: "ForEach.canMove", kind: .view) {
      read.contains { $0()?.onMove != nil }
    }
    return made
  }

  /// Returns the actions for one row, or nil if there are none; a rule that calls this depends on whether rows can be deleted or moved.
  fileprivate func edits(_ owner: AnyObject, _ offset: @escaping @MainActor () -> Int?) -> RowEdits? {
    let (canDelete, canMove) = (canDelete!.wrappedValue, canMove!.wrappedValue)
    guard canDelete || canMove else { return nil }
    let read = read
    return RowEdits(
      owner: ObjectIdentifier(owner), canDelete: canDelete, canMove: canMove, offset: offset,
      delete: { offsets in read.lazy.compactMap { $0()?.onDelete }.first?(offsets) },
      move: { offsets, target in read.lazy.compactMap { $0()?.onMove }.first?(offsets, target) })
  }
}

extension ViewList {
  /// Returns the list with the row's actions for deletion and moving as a trait of its views.
  @MainActor
  func edited(
    by source: RowsEditingSource, of owner: AnyObject, _ inputs: ViewInputs,
    _ offset: @escaping @MainActor () -> Int?
  ) -> ViewList {
    settingTraits(inputs) { [weak owner] traits in
      traits.rowEdits = { owner.flatMap { source.edits($0, offset) } }
    }
  }
}

extension RowsEditingModifier: PrimitiveModifier {
  static var isForLists: Bool { true }

  @MainActor static func makeList(
    _ modifier: GraphValue<Self>, _ inputs: ViewInputs, content: @escaping @MainActor (ViewInputs) -> ViewList
  ) -> ViewList {
    var inputs = inputs
    let modifier = modifier.attribute(in: inputs.graph, kind: .modifier)
    RowsEditingSource.add({ modifier.wrappedValue.editing }, to: &inputs)
    return content(inputs)
  }
}
