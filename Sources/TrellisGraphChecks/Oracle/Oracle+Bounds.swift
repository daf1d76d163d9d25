extension Oracle {
  /// How many dependencies on removed attributes are left to readers that haven't run since.
  var abandonedDependencies: Int {
    attributes.filter { !$0.isRemoved }.reduce(0) { $0 + $1.reads.count { !exists($0.attribute) } }
  }

  /// How many inputs there are whose values hold a reference.
  var countedInputs: Int {
    attributes.count { !$0.isRemoved && $0.rule == nil && !$0.isConstant && $0.shape.isCounted }
  }

  /// Whether an attribute was brought up to date and nothing was set or removed since.
  func isUpToDate(_ attribute: Int) -> Bool { attributes[attribute].moment == moment }
}
