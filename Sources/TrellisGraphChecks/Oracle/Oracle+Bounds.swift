extension Oracle {
  /// How many dependencies on removed attributes are left to readers that haven't run since.
  var abandonedDependencies: Int {
    attributes.filter { !$0.isRemoved }.reduce(0) { $0 + $1.reads.count { !exists($0.attribute) } }
  }

  /// How many attributes there are that may keep a reference alive for which another one stands as well: inputs, and what
  /// passes on the values of others.
  var sharers: Int {
    attributes.count {
      !$0.isRemoved && $0.shape.isCounted && ($0.rule.map { $0.form == .builtIn } ?? !$0.isConstant)
    } + watchers.count { attributes[$0.attribute].shape.isCounted }
  }

  /// Whether an attribute was brought up to date and nothing was set or removed since.
  func isUpToDate(_ attribute: Int) -> Bool { attributes[attribute].moment == moment }
}
