extension Oracle: Subject {
  package mutating func takeLog() -> [Event] {
    defer { log = [] }
    return log
  }

  package mutating func takeRuns() -> [Int] {
    defer { runs = [] }
    return runs
  }

  package mutating func takeRemovals() -> [Int] {
    defer { removals = [] }
    return removals
  }

  package func state() -> State {
    let live = attributes.indices.filter { exists($0) }
    let dependencies = attributes.map { record in
      record.isRemoved ? [] : record.reads.map(\.attribute).filter { exists($0) }
    }
    var stale: [Int: Bool] = [:]
    return State(
      values: attributes.indices.map {
        attributes[$0].isRemoved || isTarget($0) ? nil : attributes[$0].value
      },
      dependencies: dependencies,
      isOutOfDate: attributes.indices.map { exists($0) && wouldRun($0, &stale) },
      attributeCount: live.count,
      dependencyCount: dependencies.reduce(0) { $0 + $1.count })
  }

  /// Whether asking for an attribute now would run any rule.
  private func wouldRun(_ attribute: Int, _ known: inout [Int: Bool]) -> Bool {
    let record = attributes[attribute]
    if record.rule == nil { return false }
    if flaw == .seemsUpToDate { return false }
    if let answer = known[attribute] { return answer }
    var answer = record.value == nil || record.reads.contains { !exists($0.attribute) }
    for read in record.reads where !answer {
      answer = wouldRun(read.attribute, &known) || read.version != version(of: read.attribute)
    }
    known[attribute] = answer
    return answer
  }

  package func balance() -> Balance {
    let live = attributes.filter { !$0.isRemoved }
    return Balance(
      values: live.count { $0.shape.isCounted && $0.value != nil && $0.rule?.form != .builtIn } + leaked,
      rules: live.count { $0.rule.map { $0.form != .builtIn } ?? false })
  }

  package func checkInvariants() {}

  package mutating func finish() {
    for index in attributes.indices { attributes[index].isRemoved = true }
  }

  package func lookAfterEnd() {}
}

extension Shape {
  /// Whether its values hold a reference.
  var isCounted: Bool { self == .counted || self == .wide }
}
