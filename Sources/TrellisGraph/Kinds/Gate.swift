extension AttributeGraph {
  /// Creates a rule at which marking stops: its readers are marked when its value changes, not already when it becomes stale.
  ///
  /// Only settling rules, which ``settling(name:kind:fileID:line:_:)`` creates, are marked when the gate becomes stale. In return, every
  /// other reader must ensure that a settling rule is updated first: it reads the settling rule before the gate, or only rules that have
  /// read the settling rule read it. A reader that ran too early in an update runs again in the next. In all other respects a gate is an
  /// ordinary rule: it is computed on demand and can be explained.
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
        if changed { core.markReadersOfChanged(node) }
        return changed
      }
    }
    let gate = core.makeRule(shape, words, name: name) as Attribute<Value>
    core.flags[Int(gate.id.index)].insert(.isGate)
    return gate
  }

  /// Creates a rule that is marked as soon as a gate that it reads may be stale.
  ///
  /// A rule that reads the settling rule before anything else finds the gates updated, and the readers of changed gates marked.
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
  /// Updates the attribute without returning its value, and makes the running rule depend on it.
  package func refresh() { _ = id.read(as: UInt64.self) }
}

/// A marker type that identifies the maker of gates in shape keys.
private enum GateMaker {}

extension GraphCore {
  /// Marks the readers of a node whose value changed during an update.
  func markReadersOfChanged(_ node: UInt32) {
    let epoch = storage.pointee.epoch
    nodes[Int(node)].changedAt = epoch
    for reader in readers(of: node) where nodes[Int(reader)].evaluatedAt == epoch {
      // The reader has read the old value in this update, so the update numbers don't show that the reader is stale.
      flags[Int(reader)].insert(.mustRun)
    }
    markOutputs(of: node)
  }

  /// Marks a gate and its settling readers, and queues the readers of the settling readers for marking.
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
