extension AttributeGraph {
  /// Makes an attribute for one of several outcomes of a rule, which hands it on by ``Attribute/give(_:)`` while it runs.
  ///
  /// One evaluation then gives many values, each compared for itself: who reads an outcome is marked when that has changed, and
  /// not already when the rule is perhaps out of date. In return, a reader has to see to it that the rule is up to date first:
  /// by reading it before, or by being read only by those who have.
  package func outcome<Value>(
    name: String? = nil, kind: AttributeKind = .rule, _ value: Value, fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> Attribute<Value> {
    input(name: name, kind: kind, value, fileID: fileID, line: line)
  }
}

extension Attribute {
  /// Gives an outcome its value, while the rule runs that it is an outcome of.
  ///
  /// Where the value differs, who has read it is marked; a reader that ran too early in this update runs again in the next.
  /// Traps where no rule runs.
  package func give(_ value: Value) {
    core.give(value, to: id)
  }
}

extension GraphCore {
  func give<Value>(_ value: Value, to id: AttributeID) {
    check(id)
    guard storage.pointee.tracking.running != none else {
      misuse(
        "Attribute.give", "\(title(id.index)) was given a value outside rules; give it where its rule runs")
    }
    escape(value)
    var value = value
    if areEqual(valueSlot(id.index, as: Value.self), &value, as: id.index, in: self) { return }
    replace(id.index, with: value)
    markBehind(id.index)
  }
}
