extension Oracle {
  /// A transaction callback.
  struct Callback {
    let number: Int
    var left: Int
    let parts: [any Instruction]
  }

  package mutating func transaction(rollsBack: Bool, _ body: (inout Oracle) -> Void) {
    flushPendingWrites()
    if written.isEmpty { callbackLimit = callbackCount }
    let limit = callbackLimit
    written.append([])
    body(&self)
    let writes = written.removeLast()
    defer { if written.isEmpty { work(flushingWrites: true) } }
    if rollsBack {
      if flaw != .forgetsRollback { restore(writes) }
    } else if written.isEmpty {
      let inputs = writes.map(\.input)
      if flaw == .tellsEachWrite {
        for input in inputs { unreported.append(([input], limit)) }
      } else if !inputs.isEmpty {
        unreported.append((inputs, limit))
      }
    } else {
      let top = written.count - 1
      for write in writes where !written[top].contains(where: { $0.input == write.input }) {
        written[top].append(write)
      }
    }
  }

  private mutating func restore(_ writes: [(input: Int, old: Int)]) {
    let outer = written
    written = []
    isRestoring = true
    for write in writes.reversed() where exists(write.input) { assign(write.old, to: write.input) }
    isRestoring = false
    written = outer
  }

  /// Records the old value of an input that is about to change.
  mutating func noteWrite(_ input: Int) {
    guard let top = written.indices.last, let old = attributes[input].value else { return }
    if !written[top].contains(where: { $0.input == input }) { written[top].append((input, old)) }
  }

  /// Schedules the callbacks for a write outside of transactions.
  mutating func tellWrite(_ input: Int) {
    if written.isEmpty, !isRestoring { unreported.append(([input], callbackCount)) }
    work()
  }

  package mutating func onTransaction(calls: Int, _ parts: [any Instruction]) {
    callbacks.append(Callback(number: callbackCount, left: calls, parts: parts))
    callbackCount += 1
  }

  /// Calls the callbacks for each ended transaction, except callbacks that were added after the transaction began.
  ///
  /// Returns false if no transaction has ended.
  ///
  /// Writes of the callbacks are reported afterwards.
  mutating func tellAll() -> Bool {
    if unreported.isEmpty { return false }
    let ended = unreported
    unreported = []
    for (inputs, limit) in ended {
      var numbers = callbacks.map(\.number).filter { $0 < limit }
      if flaw == .tellsBackwards { numbers.reverse() }
      for number in numbers { call(number, inputs) }
    }
    return true
  }

  private mutating func call(_ number: Int, _ inputs: [Int]) {
    guard let index = callbacks.firstIndex(where: { $0.number == number }) else { return }
    let callback = callbacks[index]
    // The input of a removed indirect attribute has no name.
    log.append(.told(number, writes: inputs.map { isTarget($0) && !exists($0) ? -1 : $0 }))
    callbacks[index].left -= 1
    if callback.left == 1 { callbacks.remove(at: index) }
    for part in callback.parts { part.perform(on: &self) }
  }
}
