extension Oracle {
  package mutating func transaction(rollsBack: Bool, _ body: (inout Oracle) -> Void) {
    written.append([])
    body(&self)
    let writes = written.removeLast()
    if rollsBack {
      if flaw == .forgetsRollback { return }
      let outer = written
      written = []
      for write in writes.reversed() where exists(write.input) { set(write.input, to: write.old) }
      written = outer
    } else if !written.isEmpty {
      let top = written.count - 1
      for write in writes where !written[top].contains(where: { $0.input == write.input }) {
        written[top].append(write)
      }
    }
  }

  /// Notes that an input is about to get another value.
  mutating func noteWrite(_ input: Int) {
    guard let top = written.indices.last, let old = attributes[input].value else { return }
    if !written[top].contains(where: { $0.input == input }) { written[top].append((input, old)) }
  }
}
