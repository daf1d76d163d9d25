/// The last events of a graph, in a ring: what the engine itself writes to.
struct RecordRing {
  private let base: UnsafeMutablePointer<TapRecord>
  private let mask: Int
  /// How many events were ever written.
  private(set) var total = 0
  /// What is kept beside some of the events: values, places.
  let details: RecordDetails
  let keepsValues: Bool
  let keepsTraces: Bool

  /// A ring of a power of two.
  init(capacity: Int, keepsValues: Bool, keepsTraces: Bool) {
    var power = 16
    while power < capacity { power *= 2 }
    base = .allocate(capacity: power)
    mask = power - 1
    details = RecordDetails(capacity: power)
    self.keepsValues = keepsValues
    self.keepsTraces = keepsTraces
  }

  func deallocate() {
    base.deallocate()
  }

  var capacity: Int { mask + 1 }
  var count: Int { min(total, capacity) }

  @inline(__always)
  mutating func append(_ record: TapRecord) {
    (base + (total & mask)).initialize(to: record)
    total &+= 1
  }

  mutating func append(_ record: TapRecord, _ detail: RecordDetail) {
    var record = record
    var detail = detail
    if !keepsValues { (detail.old, detail.new) = (nil, nil) }
    if !keepsTraces { detail.trace = nil }
    record.detail = details.append(detail)
    append(record)
  }

  /// The events that are kept, oldest first.
  subscript(index: Int) -> TapRecord {
    base[(total - count + index) & mask]
  }

  mutating func removeAll() {
    total = 0
    details.removeAll()
  }
}

/// What is kept of an event beside its record.
struct RecordDetail {
  /// The values before and after, as text.
  var old: String?
  var new: String?
  /// The functions that led to a write.
  var trace: CallTrace?
}

/// The last details, in a ring of their own that grows as they come.
///
/// As there are never more of them than events, that of an event that is still there is too.
final class RecordDetails {
  private var details: [RecordDetail] = []
  private let capacity: Int
  private var total = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  /// Keeps a detail and answers its number, from 1.
  func append(_ detail: RecordDetail) -> UInt32 {
    if details.count < capacity {
      details.append(detail)
    } else {
      details[total % capacity] = detail
    }
    total += 1
    return UInt32(truncatingIfNeeded: total)
  }

  /// A detail by its number, nil for 0.
  subscript(number: UInt32) -> RecordDetail? {
    number == 0 ? nil : details[(Int(number) - 1) % capacity]
  }

  func removeAll() {
    details = []
    total = 0
  }
}
