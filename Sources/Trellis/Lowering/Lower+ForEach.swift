import TrellisGraph

extension ForEach: PrimitiveView {
  @MainActor static func makeList(_ view: Attribute<ForEach>, _ inputs: ViewInputs) -> ViewList {
    let rows = ForEachRows<Data, ID, Content>(view: view, inputs: inputs)
    return .dynamic(inputs.graph.rule(name: "ForEach", kind: .viewList) { rows.elements() })
  }
}

/// The rows of a `ForEach`: each id's subgraph, kept as long as the id is there.
@MainActor
private final class ForEachRows<Data: RandomAccessCollection, ID: Hashable, Content: View> {
  /// An id, and how many rows before this one have the same.
  private struct Key: Hashable {
    let id: ID
    let occurrence: Int
  }

  private struct Row {
    let subgraph: Subgraph
    let list: ViewList
  }

  private let view: Attribute<ForEach<Data, ID, Content>>
  private let inputs: ViewInputs
  private let owner: Subgraph
  private var rows: [Key: Row] = [:]
  /// The collection's index of each row.
  private let positions: Attribute<[Key: Data.Index]>
  private let keys: Attribute<[Key]>

  init(view: Attribute<ForEach<Data, ID, Content>>, inputs: ViewInputs) {
    self.view = view
    self.inputs = inputs
    owner = inputs.graph.currentSubgraph
    let keys = inputs.graph.rule(name: "ForEach.ids", kind: .viewList) {
      var seen: [ID: Int] = [:]
      let forEach = view.wrappedValue
      return forEach.data.map { element in
        let id = forEach.id(element)
        let occurrence = seen[id, default: 0]
        seen[id] = occurrence + 1
        return Key(id: id, occurrence: occurrence)
      }
    }
    self.keys = keys
    positions = inputs.graph.rule(name: "ForEach.positions", kind: .viewList) {
      Dictionary(uniqueKeysWithValues: zip(keys.wrappedValue, view.wrappedValue.data.indices))
    }
  }

  /// The views of all rows; rows are made for new ids and removed with theirs.
  func elements() -> [ViewElement] {
    let keys = keys.wrappedValue
    var kept: [Key: Row] = [:]
    kept.reserveCapacity(keys.count)
    for key in keys { kept[key] = rows.removeValue(forKey: key) ?? makeRow(key) }
    rows.values.forEach { $0.subgraph.remove() }
    rows = kept
    return keys.flatMap { kept[$0]!.list.elements }
  }

  private func makeRow(_ key: Key) -> Row {
    let subgraph = inputs.graph.makeSubgraph(in: owner)
    let list = inputs.graph.within(subgraph) {
      let (positions, view) = (positions, view)
      let content = inputs.graph.rule(name: shortName(Content.self), kind: .view) {
        let position = positions.wrappedValue[key]!
        let forEach = view.wrappedValue
        return forEach.content(forEach.data[position])
      }
      return inputs.context.below { Trellis.makeList(content, inputs) }
    }
    return Row(subgraph: subgraph, list: list)
  }
}
