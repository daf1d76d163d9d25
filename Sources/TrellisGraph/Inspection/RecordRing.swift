import TrellisComparison

/// The last events of a graph in a ring that the engine writes to.
struct RecordRing {
  private let base: UnsafeMutablePointer<TapRecord>
  private let mask: Int
  /// The number of events ever written.
  private(set) var total = 0
  /// The values and locations kept beside some of the events.
  let details: RecordDetails
  let keepsTraces: Bool
  /// The kinds whose values are kept as text, and those whose differences are kept.
  let texts: KeptKinds
  let differences: KeptKinds
  var keepsValues: Bool { !texts.isEmpty }
  /// The marked nodes by index, if marks are condensed: a ring of the same capacity as that of the events.
  private var marks: UnsafeMutablePointer<UInt32>?
  /// The number of marks ever written.
  private(set) var markTotal = 0
  var coalescesInvalidations: Bool { marks != nil }

  /// Creates a ring with at least `capacity` events, rounded up to a power of two.
  init(
    capacity: Int, keepsTraces: Bool, texts: KeptKinds, differences: KeptKinds,
    coalescesInvalidations: Bool = false
  ) {
    var power = 16
    while power < capacity { power *= 2 }
    base = .allocate(capacity: power)
    mask = power - 1
    details = RecordDetails(capacity: power)
    self.keepsTraces = keepsTraces
    (self.texts, self.differences) = (texts, differences)
    if coalescesInvalidations { marks = .allocate(capacity: power) }
  }

  func deallocate() {
    marks?.deallocate()
    base.deallocate()
  }

  var capacity: Int { mask + 1 }
  var count: Int { min(total, capacity) }

  @inline(__always)
  mutating func append(_ record: TapRecord) {
    if marks != nil {
      // Marks are events for other recorders and observers; this recorder stores them condensed.
      if record.kind == .marked { return appendMark(record.node.index) }
      if record.kind == .unchanged { return }
    }
    (base + (total & mask)).initialize(to: record)
    total &+= 1
  }

  mutating func append(_ record: TapRecord, _ detail: RecordDetail) {
    var record = record
    var detail = detail
    if !keepsValues { (detail.old, detail.new) = (nil, nil) }
    if !keepsTraces { detail.trace = nil }
    if differences.isEmpty { detail.difference = nil }
    record.detail = details.append(detail)
    append(record)
  }

  @inline(__always)
  mutating func appendMark(_ node: UInt32) {
    (marks.unsafelyUnwrapped + (markTotal & mask)).initialize(to: node)
    markTotal &+= 1
  }

  /// Returns the node of a mark, given the mark's number; the mark must be among the kept ones.
  @inline(__always)
  func mark(_ number: Int) -> UInt32 { marks.unsafelyUnwrapped[number & mask] }

  /// The numbers of the kept marks.
  var markNumbers: Range<Int> { max(0, markTotal - capacity)..<markTotal }

  /// The kept event at an index; 0 is the oldest.
  subscript(index: Int) -> TapRecord {
    base[(total - count + index) & mask]
  }

  mutating func removeAll() {
    (total, markTotal) = (0, 0)
    details.removeAll()
  }
}

/// A set of attribute kinds, one bit per kind, by their numbers in the graph's table.
struct KeptKinds {
  private var isAll = false
  private var words: [UInt64] = []

  /// Creates a set of kinds by number; nil means all kinds.
  init(_ numbers: Set<UInt32>? = []) {
    guard let numbers else {
      isAll = true
      return
    }
    for number in numbers {
      let word = Int(number / 64)
      while words.count <= word { words.append(0) }
      words[word] |= 1 << UInt64(number % 64)
    }
  }

  var isEmpty: Bool { !isAll && words.allSatisfy { $0 == 0 } }

  func contains(_ kind: UInt32) -> Bool {
    isAll || Int(kind / 64) < words.count && words[Int(kind / 64)] & 1 << UInt64(kind % 64) != 0
  }

  mutating func formUnion(_ other: KeptKinds) {
    isAll = isAll || other.isAll
    while words.count < other.words.count { words.append(0) }
    for index in other.words.indices { words[index] |= other.words[index] }
  }
}

/// The data kept beside an event's record.
struct RecordDetail {
  /// The values before and after.
  var old: KeptValue?
  var new: KeptValue?
  /// The functions that led to a write.
  var trace: CallTrace?
  /// The first part in which the new value differs.
  var difference: FieldDifference?
}

/// The last details, in a ring of their own that grows on demand, up to a number of bytes.
///
/// If the details of the kept events take more than the limit, the oldest are removed. Their events are kept.
final class RecordDetails {
  /// The most bytes of details.
  static let byteLimit = 1 << 25

  private var details: [RecordDetail] = []
  private let capacity: Int
  private var total = 0
  /// The number of details that were removed or replaced.
  private var removedCount = 0
  /// The bytes of the kept details, approximately.
  private(set) var byteCount = 0

  init(capacity: Int) {
    self.capacity = min(capacity, RecordDetails.byteLimit / RecordDetail.leastByteCount)
  }

  /// Appends a detail and returns its number, from 1.
  func append(_ detail: RecordDetail) -> UInt32 {
    byteCount += detail.byteCount
    while total - removedCount == capacity || byteCount > RecordDetails.byteLimit && total > removedCount {
      removeOldest()
    }
    if details.count < capacity {
      details.append(detail)
    } else {
      details[total % capacity] = detail
    }
    total += 1
    return UInt32(truncatingIfNeeded: total)
  }

  private func removeOldest() {
    byteCount -= details[removedCount % capacity].byteCount
    details[removedCount % capacity] = RecordDetail()
    removedCount += 1
  }

  /// The detail with a number; nil for 0, or if it was removed.
  subscript(number: UInt32) -> RecordDetail? {
    // The distance is right even if numbers have wrapped around.
    let age = Int(UInt32(truncatingIfNeeded: total) &- number)
    return number == 0 || age >= total - removedCount ? nil : details[(total - age - 1) % capacity]
  }

  func removeAll() {
    details = []
    (total, removedCount, byteCount) = (0, 0, 0)
  }
}

extension RecordDetail {
  /// The bytes of a detail without any content.
  static let leastByteCount = MemoryLayout<RecordDetail>.stride

  /// The approximate number of bytes in memory.
  var byteCount: Int {
    var count = RecordDetail.leastByteCount + (trace == nil ? 0 : 256)
    for value in [old, new] {
      switch value {
      case .text(let text): count += text.utf8.count
      case .plain, .beginning: count += 512
      case nil: break
      }
    }
    if let difference {
      count += difference.path.utf8.count + difference.old.utf8.count + difference.new.utf8.count
    }
    return count
  }
}
