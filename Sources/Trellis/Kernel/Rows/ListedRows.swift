import TrellisGraph

/// What a `ForEach` knows of its rows that are lists of their own, as sections are, and aren't built.
@MainActor
struct ListedRows {
  private var outlines: [Int: ListOutline] = [:]
  /// The numbers that stand for the sections of rows, as long as those aren't built.
  private var sections: [Int: [UInt64]] = [:]
  /// The views of rows that were built since they were outlined, by the rows' numbers.
  var listed: [Int: LazyElements] = [:]

  /// The rows are outlined anew.
  mutating func begin() {
    listed = [:]
    outlines.removeAll(keepingCapacity: true)
  }

  /// Keeps the outline of a row.
  mutating func note(_ outline: ListOutline, of number: Int, _ context: ViewContext) {
    outlines[number] = outline
    let missing = outline.sectionCount - (sections[number]?.count ?? 0)
    if missing > 0 { sections[number, default: []] += (0..<missing).map { _ in context.nextElementID() } }
  }

  /// All rows are outlined that aren't built; the others need no numbers for sections any more.
  mutating func end() { sections = sections.filter { outlines[$0.key] != nil } }

  /// How many views a row was counted for.
  func count(of number: Int) -> Int { outlines[number]?.count ?? 0 }

  /// The parts that stand for a row in the list of all.
  func parts(of number: Int, of lists: any LazyLists) -> [LazyElements.Part] {
    guard let outline = outlines[number] else { return [] }
    var start = 0
    return outline.runs.map { run in
      defer { start += run.count }
      let section = run.section > 0 ? sections[number]![run.section - 1] : 0
      return .listed(
        by: lists, row: number, from: start, count: run.count, rows: run.rows,
        role: LazyElements.SectionRole(section: section, part: run.part))
    }
  }

  /// The row in which a row with an id is, of those that aren't built, and which of its views that is; nil where there is none.
  ///
  /// Linear in the rows.
  func place(of id: AnyHashable) -> (number: Int, place: Int)? {
    for (number, outline) in outlines where listed[number] == nil {
      if let place = outline.place(of: id) { return (number, place) }
    }
    return nil
  }
}
