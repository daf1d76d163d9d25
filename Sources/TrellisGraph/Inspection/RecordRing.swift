import TrellisComparison

/// The last events of a graph, in a ring: what the engine itself writes to.
struct RecordRing {
  private let base: UnsafeMutablePointer<TapRecord>
  private let mask: Int
  /// How many events were ever written.
  private(set) var total = 0
  /// What is kept beside some of the events: values, places.
  let details: RecordDetails
  let keepsTraces: Bool
  /// Of which kinds of attributes values are kept, as text; and where they differ.
  let texts: KeptKinds
  let differences: KeptKinds
  var keepsValues: Bool { !texts.isEmpty }

  /// A ring of a power of two.
  init(capacity: Int, keepsTraces: Bool, texts: KeptKinds, differences: KeptKinds) {
    var power = 16
    while power < capacity { power *= 2 }
    base = .allocate(capacity: power)
    mask = power - 1
    details = RecordDetails(capacity: power)
    self.keepsTraces = keepsTraces
    (self.texts, self.differences) = (texts, differences)
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
    if differences.isEmpty { detail.difference = nil }
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

/// The kinds of attributes of which something is kept, by their numbers in the graph's table.
struct KeptKinds {
  /// nil is all.
  private var numbers: Set<UInt32>?

  init(_ numbers: Set<UInt32>? = []) { self.numbers = numbers }

  var isEmpty: Bool { numbers?.isEmpty ?? false }

  func contains(_ kind: UInt32) -> Bool { numbers?.contains(kind) ?? true }

  mutating func formUnion(_ other: KeptKinds) {
    guard let more = other.numbers else { return numbers = nil }
    numbers?.formUnion(more)
  }
}

/// What is kept of an event beside its record.
struct RecordDetail {
  /// The values before and after, as text.
  var old: String?
  var new: String?
  /// The functions that led to a write.
  var trace: CallTrace?
  /// The part in which the new value differs first.
  var difference: FieldDifference?
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
