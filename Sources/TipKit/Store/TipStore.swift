import Foundation

/// The state of all tips, and its file.
final class TipStore: @unchecked Sendable {
  static let shared = TipStore()

  private let lock = NSRecursiveLock()
  // The lock guards all properties below.
  private var records = TipRecords()
  /// The values of parameters that the file doesn't keep.
  private var transient: [String: any Sendable] = [:]
  private var isConfigured = false
  private var testing = TipTest()
  /// The number of views that show a tip.
  private var visible: [String: Int] = [:]
  private var listeners: [UUID: @Sendable () -> Void] = [:]
  /// The least time between two tips, in seconds.
  var frequency: TimeInterval = 0
  /// The folder of the file; nil is the program's folder for data.
  var folder: URL?
  /// The clock; tests replace it.
  var now: @Sendable () -> Date = { Date() }

  init() {}

  /// The user's folder for data.
  static var dataFolder: URL {
    FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
  }

  private var file: URL {
    let folder =
      folder ?? TipStore.dataFolder.appendingPathComponent(ProcessInfo.processInfo.processName)
    return folder.appendingPathComponent("tips.json")
  }

  func configure(_ options: [Tips.ConfigurationOption]) throws {
    try lock.withLock {
      for option in options { option.change(self) }
      let data = try? Data(contentsOf: file)
      if let data { records = try JSONDecoder().decode(TipRecords.self, from: data).followed(by: records) }
      isConfigured = true
    }
    // Writes what was set before.
    change { _ in }
  }

  func removeAll() throws {
    try lock.withLock {
      records = TipRecords()
      (transient, visible, isConfigured, testing) = ([:], [:], false, TipTest())
      if FileManager.default.fileExists(atPath: file.path) { try FileManager.default.removeItem(at: file) }
    }
    notify()
  }

  func test(_ change: (inout TipTest) -> Void) {
    lock.withLock { change(&testing) }
    notify()
  }

  /// Changes the records, writes them to the file, and notifies the views.
  private func change(_ body: (inout TipRecords) -> Void) {
    lock.withLock {
      body(&records)
      guard isConfigured else { return }
      try? FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try? JSONEncoder().encode(records).write(to: file, options: .atomic)
    }
    notify()
  }

  // MARK: Parameters and events

  func value<Value: Codable>(of id: String) -> Value? {
    TipChanges.track()
    return lock.withLock {
      if let value = transient[id] { return value as? Value }
      return records.parameters[id].flatMap { try? JSONDecoder().decode([Value].self, from: $0).first }
    }
  }

  func set<Value: Codable & Sendable>(_ value: Value, of id: String, isKept: Bool) {
    guard isKept else {
      lock.withLock { transient[id] = value }
      return notify()
    }
    let data = try? JSONEncoder().encode([value])
    change { $0.parameters[id] = data }
  }

  func donations(of id: String) -> [TipRecords.Donation] {
    TipChanges.track()
    return lock.withLock { records.events[id] ?? [] }
  }

  func donate(_ info: Data, to id: String, _ limit: Tips.DonationLimit) {
    let date = now()
    change { records in
      var kept = records.events[id, default: []].filter {
        date.timeIntervalSince($0.date) <= limit.maximumAge
      }
      kept.append(TipRecords.Donation(date: date, info: info))
      records.events[id] = kept.suffix(limit.maximumCount)
    }
  }

  // MARK: Tips

  func status(of tip: some Tip) -> Tips.Status {
    TipChanges.track()
    let name = String(describing: type(of: (tip as? AnyTip)?.base ?? tip))
    return lock.withLock {
      if testing.hidden.contains(name) { return .pending }
      if testing.shown.contains(name) { return .available }
      let record = records.tips[tip.id] ?? TipRecords.Tip()
      if let end = record.end ?? reachedLimit(of: tip, record) { return .invalidated(end) }
      guard isConfigured, tip.rules.allSatisfy({ $0.holds() }) else { return .pending }
      return mayShow(tip, record) ? .available : .pending
    }
  }

  /// Returns whether the least time between two tips has passed; a tip that was shown goes on.
  private func mayShow(_ tip: some Tip, _ record: TipRecords.Tip) -> Bool {
    guard record.displays == 0, let last = records.lastDisplay else { return true }
    let ignores = tip.options.contains { ($0 as? Tips.IgnoresDisplayFrequency)?.ignores == true }
    return ignores || now().timeIntervalSince(last) >= frequency
  }

  func invalidate(_ id: String, _ reason: Tips.InvalidationReason) {
    change { $0.tips[id, default: TipRecords.Tip()].end = reason }
  }

  func reset(_ id: String) { change { $0.tips[id] = nil } }

  /// A view has begun to show a tip.
  func didAppear(_ tip: some Tip) {
    let (id, date) = (tip.id, now())
    lock.withLock { visible[id, default: 0] += 1 }
    change { records in
      var record = records.tips[id] ?? TipRecords.Tip()
      record.displays += 1
      record.firstDisplay = record.firstDisplay ?? date
      records.tips[id] = record
      records.lastDisplay = date
    }
  }

  /// A view no longer shows a tip, which ends if its limits are reached.
  func didDisappear(_ tip: some Tip) {
    let isLast = lock.withLock {
      visible[tip.id, default: 1] -= 1
      return visible[tip.id] == 0
    }
    if isLast { endIfLimitIsReached(tip) }
  }

  /// Ends a tip that has reached a limit.
  func endIfLimitIsReached(_ tip: some Tip) {
    let reached = lock.withLock { () -> Tips.InvalidationReason? in
      guard let record = records.tips[tip.id], record.end == nil else { return nil }
      return reachedLimit(of: tip, record)
    }
    if let reached { invalidate(tip.id, reached) }
  }

  /// Returns the limit that a tip has reached; nil if there is none.
  ///
  /// A tip that is shown for the last time goes on, until its time has passed.
  private func reachedLimit(of tip: some Tip, _ record: TipRecords.Tip) -> Tips.InvalidationReason? {
    for option in tip.options {
      if let limit = option as? Tips.MaxDisplayCount, record.displays >= limit.count,
        visible[tip.id, default: 0] == 0
      {
        return .displayCountExceeded
      }
      if let limit = option as? Tips.MaxDisplayDuration, let first = record.firstDisplay,
        now().timeIntervalSince(first) >= limit.seconds
      {
        return .displayDurationExceeded
      }
    }
    return nil
  }

  /// Returns the number of seconds until a shown tip ends; nil if its time has no limit.
  func remainingTime(of tip: some Tip) -> TimeInterval? {
    let limit = tip.options.compactMap { ($0 as? Tips.MaxDisplayDuration)?.seconds }.min()
    let first = lock.withLock { records.tips[tip.id]?.firstDisplay } ?? now()
    return limit.map { max(0, first.addingTimeInterval($0).timeIntervalSince(now())) }
  }

  // MARK: Changes

  private func notify() {
    TipChanges.notify()
    let listeners = lock.withLock { Array(self.listeners.values) }
    for listener in listeners { listener() }
  }

  /// Returns a value, now and after each change that makes it differ.
  func updates<Value: Equatable & Sendable>(_ value: @escaping @Sendable () -> Value) -> AsyncStream<Value> {
    AsyncStream { continuation in
      let id = UUID()
      let last = LastValue<Value>()
      let send: @Sendable () -> Void = {
        let next = value()
        if last.replace(next) { continuation.yield(next) }
      }
      lock.withLock { listeners[id] = send }
      continuation.onTermination = { _ in self.lock.withLock { self.listeners[id] = nil } }
      send()
    }
  }
}

/// The last value of a sequence.
private final class LastValue<Value: Equatable & Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value?

  /// Stores a value; returns whether it differs from the last one.
  func replace(_ next: Value) -> Bool {
    lock.withLock {
      defer { value = next }
      return value != next
    }
  }
}

extension Set<String>? {
  /// Returns whether a name is in the set; nil is the set of all names.
  fileprivate func contains(_ name: String) -> Bool { self?.contains(name) ?? true }
}
