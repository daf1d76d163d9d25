extension Oracle {
  /// A watcher of an attribute's values.
  struct Watcher {
    let number: Int
    let attribute: Int
    var left: Int
    /// The value that the watcher got last, and the value's version; nil before the first value.
    var known: (value: Int, version: Int)?
  }

  package mutating func onChange(of attribute: Int, calls: Int) {
    watchers.append(Watcher(number: watcherCount, attribute: attribute, left: calls))
    watcherCount += 1
    work()
  }

  /// Checks the watched attributes one by one, outside of transactions.
  ///
  /// Returns whether any of them needed an update.
  mutating func handOut() -> Bool {
    if !written.isEmpty { return false }
    var hasWorked = false
    for number in watchers.map(\.number) {
      guard let index = watchers.firstIndex(where: { $0.number == number }) else { continue }
      let attribute = watchers[index].attribute
      if !exists(attribute) {
        watchers.remove(at: index)
      } else if !isUpToDate(watchers[index]) {
        hasWorked = true
        handOut(index)
      }
    }
    return hasWorked
  }

  private func isUpToDate(_ watcher: Watcher) -> Bool {
    guard let known = watcher.known else { return false }
    var copy = self
    copy.refresh(watcher.attribute)
    return copy.version(of: watcher.attribute) == known.version && copy.runs == runs && copy.doomed.isEmpty
      && copy.log == log
  }

  private mutating func handOut(_ index: Int) {
    let (attribute, known) = (watchers[index].attribute, watchers[index].known)
    isUpdating = true
    refresh(attribute)
    isUpdating = false
    if known == nil || known!.version != version(of: attribute) {
      let value = attributes[attribute].value!
      if isInput(attribute) {
        attributes[attribute].version = version(of: attribute)
        attributes[attribute].seen = value
      }
      watchers[index].known = (value, version(of: attribute))
      removeDoomed()
      if let known, known.value != value || flaw == .handsOutEqual { tell(watchers[index].number, value) }
    } else {
      removeDoomed()
    }
  }

  private mutating func tell(_ number: Int, _ value: Int) {
    guard let index = watchers.firstIndex(where: { $0.number == number }) else { return }
    log.append(.handedOut(number, value: value))
    watchers[index].left -= 1
    if watchers[index].left == 0 { watchers.remove(at: index) }
  }
}
