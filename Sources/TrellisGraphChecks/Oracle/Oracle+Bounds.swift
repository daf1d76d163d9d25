extension Oracle {
  /// The number of dependencies on removed attributes whose readers haven't run since.
  var abandonedDependencies: Int {
    attributes.filter { !$0.isRemoved }.reduce(0) { $0 + $1.reads.count { !exists($0.attribute) } }
  }

  /// The number of attributes that may keep an additional reference alive: inputs, and attributes that pass on the values of
  /// others.
  var sharers: Int {
    attributes.count {
      !$0.isRemoved && $0.shape.isCounted && ($0.rule.map { $0.form == .builtIn } ?? !$0.isConstant)
    } + watchers.count { attributes[$0.attribute].shape.isCounted }
  }

  /// Returns whether an attribute was updated, and nothing was set or removed since.
  func isUpToDate(_ attribute: Int) -> Bool { attributes[attribute].moment == moment }
}
