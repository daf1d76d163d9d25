extension GraphRecorder {
  /// The kept events as lines of text, oldest first; removed attributes have the names that they had.
  ///
  /// The same program gives the same lines. After the end of the graph, attributes are identified by their numbers.
  public var log: [String] {
    (0..<count).map { line(ring.pointee[$0]) }
  }

  private func line(_ record: TapRecord) -> String {
    let title = title(of: record)
    switch record.kind {
    case .set: return "set \(title)" + values(record)
    case .tookEffect: return "took effect \(title)" + values(record)
    case .marked: return "marked \(title)"
    case .evaluated:
      return "evaluated \(title)\(record.changed ? "" : ", equal")\(values(record)): \(reason(record))"
    case .unchanged: return "unchanged \(title)"
    case .edgeAdded: return "edge \(otherTitle(of: record)) → \(title)"
    case .edgeRemoved: return "no edge \(otherTitle(of: record)) → \(title)"
    case .subgraphCreated: return "made subgraph \(record.node.index)"
    case .subgraphRemoved: return "removed subgraph \(record.node.index)"
    case .transactionBegan: return "transaction" + (location(of: record).map { " at \($0)" } ?? "")
    case .transactionEnded: return "end of transaction"
    }
  }

  func reason(_ record: TapRecord) -> String {
    if record.isFirst { return "first run" }
    if record.other == .none { return "a dependency changed before the recorder was attached" }
    return "\(otherTitle(of: record)) \(record.wasRemoved ? "was removed" : "changed")"
  }

  private func values(_ record: TapRecord) -> String {
    guard let detail = detail(of: record), let new = detail.new?.text else { return "" }
    return detail.old.map { " from \($0.text) to \(new)" } ?? " to \(new)"
  }

  // MARK: - Details of a record

  func detail(of record: TapRecord) -> RecordDetail? { ring.pointee.details[record.detail] }

  /// Returns the location in source that was given for a write or a transaction.
  func location(of record: TapRecord) -> CodeLocation? {
    graph?.sites[record.site].location
  }

  func title(of record: TapRecord) -> String {
    guard graph != nil else { return "#\(record.node.index - 1)" }
    let name = core.makeShapeAndName(of: record.node)?.name ?? 0
    return core.title(record.node.index, shape: record.shape, name: name)
  }

  /// Returns the title of a record's other attribute.
  func otherTitle(of record: TapRecord) -> String {
    let number = "#\(record.other.index - 1)"
    guard graph != nil else { return number }
    if core.exists(record.other) { return core.title(record.other.index) }
    return core.removedTitle(record.other) ?? number
  }
}
