extension AttributeGraph {
  /// Makes a rule at which marking stops: what reads it is marked when its value has changed, and not already when that is perhaps
  /// out of date.
  ///
  /// Of its readers only those are marked at once that ``settling(name:kind:fileID:line:_:)`` made. In return every other reader has to
  /// see to it that one of these is up to date first: by reading it before, or by being read only by those who have. A reader that ran too
  /// early in an update runs again in the next. Everything else is as with any rule: it is computed when it is asked for, and explained.
  package func gate<Value>(
    name: String? = nil, kind: AttributeKind = .rule, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    let words = ClosureWords(keeping: rule)
    let site = Site(fileID, line)
    let key = ShapeKey(Value.self, GateMaker.self, function: words.function, kind: kind, site)
    let shape = core.shape(for: key, kind) { [core] in
      core.shape(of: core.closureType(of: Value.self), function: words.function, kind: kind, site: site) {
        core, node, words in
        let changed = core.evaluateClosure(node, words, as: Value.self)
        if changed { core.markBehind(node) }
        return changed
      }
    }
    let gate = core.makeRule(shape, words, name: name) as Attribute<Value>
    core.flags[Int(gate.id.index)].insert(.isGate)
    return gate
  }

  /// Makes a rule that is marked as soon as a gate that it reads is perhaps out of date: who reads it and then what lies behind the
  /// gates finds that up to date.
  package func settling<Value>(
    name: String? = nil, kind: AttributeKind = .rule, fileID: StaticString = #fileID, line: UInt = #line,
    _ rule: @escaping () -> Value
  ) -> Attribute<Value> {
    let settling = self.rule(name: name, kind: kind, fileID: fileID, line: line, rule)
    core.shape(of: settling.id.index).pointee.isSettling = true
    return settling
  }
}

extension AnyAttribute {
  /// Reads the attribute without its value: it is brought up to date, and the running rule depends on it.
  package func bringUpToDate() { _ = id.read(as: UInt64.self) }
}

/// Stands for the maker of gates in keys of shapes.
private enum GateMaker {}

extension GraphCore {
  /// Marks what reads a node whose new value is known in the midst of an update.
  func markBehind(_ node: UInt32) {
    let epoch = storage.pointee.epoch
    nodes[Int(node)].changedAt = epoch
    for reader in readers(of: node) where nodes[Int(reader)].evaluatedAt == epoch {
      // It has read the old value in this very update: the numbers of updates don't tell that it is out of date.
      flags[Int(reader)].insert(.mustRun)
    }
    markOutputs(of: node)
  }

  /// Marks a gate, and of its readers those that settle it, whose own readers wait to be marked.
  @inline(never)
  func markGate(_ gate: UInt32) {
    flags[Int(gate)].insert(.dirty)
    for reader in readers(of: gate) where shape(of: reader).pointee.isSettling {
      if flags[Int(reader)].contains(.dirty) { continue }
      flags[Int(reader)].insert(.dirty)
      if isObserved { tellMarked(reader) }
      storage.pointee.marking.append(unmarkedReaders(of: reader))
    }
  }

  private func readers(of node: UInt32) -> UnsafeBufferPointer<UInt32> {
    let readers = outputs[Int(node)]
    return UnsafeBufferPointer(start: links + Int(readers.start), count: Int(readers.count))
  }
}
