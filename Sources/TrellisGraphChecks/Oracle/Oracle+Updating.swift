extension Oracle {
  package mutating func read(_ attribute: Int) -> Int {
    let isOutermost = !isUpdating
    isUpdating = true
    refresh(attribute)
    let value = attributes[attribute].value!
    if let reader = running.last?.attribute {
      if attributes[reader].rule?.form == .stateful { watch(attribute, reader) }
      note(attribute)
    }
    if isOutermost {
      isUpdating = false
      removeDoomed()
    }
    return value
  }

  /// Logs the query of a stateful rule whether an attribute has changed since its last run.
  private mutating func watch(_ attribute: Int, _ reader: Int) {
    if attributes[attribute].isConstant { return }
    let isFirstRun = attributes[reader].value == nil
    let last = attributes[reader].reads.first { $0.attribute == attribute }
    if !isFirstRun, last == nil { return }
    let hasChanged = isFirstRun || last?.version != version(of: attribute) && flaw != .seesNoChange
    log.append(.noticed(attribute, by: reader, changed: hasChanged))
  }

  /// Records that the running rule read an attribute.
  mutating func note(_ attribute: Int) {
    if attributes[attribute].isConstant, flaw != .dependsOnConstants { return }
    if flaw == .forgetsTargets, isTarget(attribute) { return }
    let top = running.count - 1
    if running[top].reads.contains(where: { $0.attribute == attribute }) { return }
    if isInput(attribute), flaw != .settingBackCounts {
      attributes[attribute].version = version(of: attribute)
      attributes[attribute].seen = attributes[attribute].value
    }
    if flaw == .forgetsDependencies, !running[top].reads.isEmpty { return }
    running[top].reads.append(Read(attribute: attribute, version: version(of: attribute)))
  }

  /// Returns the version that readers compare.
  func version(of attribute: Int) -> Int {
    let record = attributes[attribute]
    if record.isOutcome, flaw == .forgetsOutcomes { return 0 }
    if !isInput(attribute) || flaw == .settingBackCounts { return record.version }
    return record.version + (record.value == record.seen ? 0 : 1)
  }

  /// Updates attributes, with a limit on the number of rules that run.
  mutating func refresh(_ roots: [Int], runs: Int) {
    isUpdating = true
    runsLeft = runs + (flaw == .stopsLate ? 1 : 0)
    for root in roots where !isStopped { refresh(root) }
    runsLeft = nil
    isUpdating = false
    removeDoomed()
  }

  mutating func refresh(_ attribute: Int) {
    if attributes[attribute].rule == nil || attributes[attribute].moment == moment { return }
    if dependsOnOrder, !attributes[attribute].isMarked, !attributes[attribute].mustRun { return }
    attributes[attribute].isUpdating = true
    let hasToRun = hasToRun(attribute)
    // The limit isn't checked for rules that run inside another.
    if hasToRun, running.isEmpty, let runsLeft, runsLeft <= 0 { isStopped = true }
    if isStopped {
      attributes[attribute].isUpdating = false
      return
    }
    if hasToRun { run(attribute) }
    attributes[attribute].isUpdating = false
    attributes[attribute].moment = moment
    attributes[attribute].isMarked = false
    settleOpenReads(of: attribute)
  }

  private mutating func hasToRun(_ attribute: Int) -> Bool {
    if attributes[attribute].value == nil || attributes[attribute].mustRun || flaw == .runsAlways {
      return true
    }
    var reads = attributes[attribute].reads
    if flaw == .forgetsRemoval || flaw == .isStrong && isWeak(attribute) {
      reads.removeAll { !exists($0.attribute) }
    } else if reads.contains(where: { !exists($0.attribute) }) {
      return true
    }
    if flaw == .looksBackwards { reads.reverse() }
    var isChanged = false
    for read in reads {
      if attributes[read.attribute].isUpdating {
        // A cycle: only running the rule can resolve it.
        hasMetCycle = true
        return true
      }
      refresh(read.attribute)
      if isStopped { return false }
      if read.version != version(of: read.attribute) { isChanged = true }
      if isChanged, flaw != .looksAtEverything { break }
    }
    return isChanged
  }

  private mutating func run(_ attribute: Int) {
    guard let rule = attributes[attribute].rule else { return }
    if running.isEmpty, let left = runsLeft { runsLeft = left - 1 }
    running.append((attribute, []))
    propertyReads.append([])
    let value = rule.body.value(of: attribute, reading: rule.sources, on: &self)
    attributes[attribute].properties = propertyReads.removeLast()
    attributes[attribute].mustRun = false
    var reads = running.removeLast().reads
    if flaw == .keepsDependencies {
      reads += attributes[attribute].reads.filter { old in
        exists(old.attribute) && !reads.contains { $0.attribute == old.attribute }
      }
    }
    let isChanged =
      value != attributes[attribute].value || flaw == .equalResultCounts
      || flaw == .projectsAll && rule.body is Field
    attributes[attribute].reads = reads
    attributes[attribute].value = value
    if isChanged { attributes[attribute].version += 1 }
    log.append(.evaluated(attribute, changed: isChanged))
    if rule.form != .builtIn { runs.append(attribute) }
  }
}
