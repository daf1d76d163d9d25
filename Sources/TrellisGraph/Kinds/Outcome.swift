extension AttributeGraph {
  /// Creates an attribute for one of several outcomes of a rule, which sets it with ``Attribute/setOutcome(_:)`` while it runs.
  ///
  /// One evaluation then gives many values, each compared on its own. The readers of an outcome are marked when the outcome
  /// changes, not already when the rule becomes stale. In return, a reader must ensure that the rule is updated first: it reads the
  /// rule before the outcome, or is read only by rules that have read the rule.
  package func outcome<Value>(
    name: String? = nil, kind: AttributeKind = .rule, _ value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Attribute<Value> {
    input(name: name, kind: kind, value, fileID: fileID, line: line)
  }
}

extension Attribute {
  /// Sets the value of an outcome while its rule runs.
  ///
  /// If the value differs, the outcome's readers are marked; a reader that ran too early in this update runs again in the next.
  /// Traps if no rule runs.
  package func setOutcome(_ value: Value) {
    core.setOutcome(value, of: id)
  }
}

extension GraphCore {
  func setOutcome<Value>(_ value: Value, of id: AttributeID) {
    check(id)
    guard storage.pointee.tracking.running != none else {
      misuse(
        "Attribute.setOutcome",
        "\(title(id.index)) was set outside its rule; set it while the rule runs")
    }
    escape(value)
    var value = value
    if areEqual(valueSlot(id.index, as: Value.self), &value, as: id.index, in: self) { return }
    replace(id.index, with: value)
    markReadersOfChanged(id.index)
  }
}
