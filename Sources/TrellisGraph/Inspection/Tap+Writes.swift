extension GraphCore {
  /// Notes the value of an input that is about to be written.
  @usableFromInline @inline(never)
  func willSet(_ node: UInt32) {
    noteValueBefore(node)
  }

  @inline(never)
  func notifyObserversOfSet(_ node: UInt32) {
    var record = record(.set, node)
    let site = storage.pointee.tap.writeSite
    // If the write was deferred, its transaction was begun by the code that performs deferred writes. So the transaction's location gives
    // no information about the write.
    let outer = storage.pointee.tap.writeTrace == nil ? storage.pointee.tap.transactionSite : 0
    record.site = site == 0 ? outer : site
    let isTraced = storage.pointee.tap.keepsTraces && record.site == 0
    guard storage.pointee.tap.keepsValues || isTraced else { return tell(record) }
    var detail = RecordDetail()
    if storage.pointee.tap.keepsValues {
      detail.old = takeValueBefore(node)?.kept
      if keepsText(of: node) { detail.new = keepValue(of: node) }
    }
    if isTraced { detail.trace = storage.pointee.tap.writeTrace ?? CallTrace() }
    tell(record, detail)
  }

  /// Begins a group of writes, whose location applies to writes without one of their own.
  ///
  /// Returns the previous location, for ``tellTransactionEnded(restoring:)``.
  @inline(never)
  func tellTransactionBegan(at site: Site) -> UInt32 {
    let outer = storage.pointee.tap.transactionSite
    storage.pointee.tap.transactionSite = registry.sites.number(of: site)
    if isObserved { tellTransaction(.transactionBegan) }
    return outer
  }

  /// Ends a group of writes.
  @inline(never)
  func tellTransactionEnded(restoring outer: UInt32) {
    if isObserved { tellTransaction(.transactionEnded) }
    storage.pointee.tap.transactionSite = outer
  }

  private func tellTransaction(_ kind: TapRecord.Kind) {
    var record = TapRecord(kind: kind, epoch: storage.pointee.epoch)
    record.site = storage.pointee.tap.transactionSite
    tell(record)
  }
}

extension Attribute {
  /// Sets the value like ``wrappedValue`` and records the location, which `AttributeGraph.explain(_:)` shows.
  public func set(_ value: Value, fileID: StaticString = #fileID, line: UInt = #line) {
    guard core.isObserved else { return core.set(id, to: value) }
    core.check(id)
    let outer = core.storage.pointee.tap.writeSite
    core.storage.pointee.tap.writeSite = core.registry.sites.number(of: Site(fileID, line))
    defer { core.storage.pointee.tap.writeSite = outer }
    core.set(id, to: value)
  }
}
