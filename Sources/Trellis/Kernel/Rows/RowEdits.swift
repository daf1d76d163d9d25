package import Foundation
import TrellisGraph

/// How a row of a `ForEach` is deleted and moved, for the list that it is in.
package nonisolated struct RowEdits {
  /// Tells the rows of one `ForEach` from those of others.
  package let owner: ObjectIdentifier
  /// Whether rows can be deleted, and moved.
  package let canDelete: Bool
  package let canMove: Bool
  /// Where the row's element is in the collection now; nil where it is gone.
  package let offset: @MainActor () -> Int?
  /// Does what is to be done with rows that are deleted, or moved in front of another.
  package let delete: @MainActor (IndexSet) -> Void
  package let move: @MainActor (IndexSet, Int) -> Void
}

/// Where it is known what is done with the rows of the next `ForEach` below.
@MainActor
struct RowsEditingSource {
  /// Said by the modifiers around it, the innermost first, and by itself; reading them in a rule makes it depend on them.
  private var read: [@MainActor () -> RowsEditing?]
  private var canDelete: Attribute<Bool>?
  private var canMove: Attribute<Bool>?

  private enum Key: ViewInputKey { static var defaultValue: RowsEditingSource? { nil } }

  /// Adds what a modifier says to what those around say.
  static func add(_ read: @escaping @MainActor () -> RowsEditing?, to inputs: inout ViewInputs) {
    var source = inputs[Key.self] ?? RowsEditingSource(read: [])
    source.read.insert(read, at: 0)
    inputs[Key.self] = source
  }

  /// What is said of the rows of a `ForEach`, which those in the rows don't hear; `own` is what it says itself.
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

  /// How one of the rows is deleted and moved; reading it in a rule makes it depend on whether it can be.
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
  /// The list with its views telling how the row is deleted and moved that they are.
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
