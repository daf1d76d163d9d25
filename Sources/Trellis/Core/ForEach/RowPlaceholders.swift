import TrellisGraph

/// The placeholders for views that rows turned out not to have, until the views are counted again.
@MainActor
struct RowPlaceholders {
  /// The placeholders by row number and offset.
  private var known: [LazyRowCounts.Position: (element: ViewElement, branch: Branch)] = [:]

  /// Returns the placeholder for a view of a row; the placeholder takes no space and draws nothing.
  mutating func element<Data, ID, Content>(
    of number: Int, at offset: Int, _ builder: RowBuilder<Data, ID, Content>
  ) -> ViewElement {
    let position = LazyRowCounts.Position(row: number, offset: offset)
    if let known = known[position] { return known.element }
    let branch = RowBranch(number, of: builder.tracker, in: builder.owner, builder.inputs)
    let element = branch.build(builder.inputs) { inputs in
      ViewList.single(inputs) { makeSingle(.fixed([]), as: .pile, $0) }.elements[0]
    }
    known[position] = (element, branch)
    return element
  }

  /// Removes the placeholders, after the views were counted.
  mutating func removeAll(_ departures: Departures) {
    let ended = known
    known = [:]
    for placeholder in ended.values { placeholder.branch.end(departures) }
  }
}
