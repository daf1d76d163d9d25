/// The names of a graph's attributes, each stored once while it has users; a number represents it, 0 the empty name.
///
/// Names are distinguished by the bits of their strings. The bits of a short string contain its characters. The bits of a longer string
/// contain the address of its text, which stays valid as long as the table keeps the string. The same long text at another address counts
/// as another name. The only effect is the additional memory.
/// ```
/// slots    hash of the bits ─▶ number       0 is a free slot; collisions use the slots behind it
/// entries  number ─▶ text, users            of a free entry, the next free one instead of users
/// ```
struct NameTable {
  private struct Entry {
    var text: String
    var users: UInt32
  }

  private typealias Bits = (UInt64, UInt64)

  private var entries: [Entry] = []
  private var slots: [UInt32] = []
  private var firstFree: UInt32 = 0
  /// The number of names.
  private(set) var count = 0

  /// The text of a name.
  subscript(number: UInt32) -> String { number == 0 ? "" : entries[Int(number)].text }

  /// Returns the number of a name, after adding one user; 0 for an empty name.
  mutating func use(_ text: String) -> UInt32 {
    if text.isEmpty { return 0 }
    if 2 * count >= slots.count { grow() }
    let slot = slot(of: NameTable.bits(text))
    if slots[slot] == 0 {
      slots[slot] = add(text)
    } else {
      entries[Int(slots[slot])].users += 1
    }
    return slots[slot]
  }

  /// Adds a user of a name.
  mutating func use(_ number: UInt32) {
    if number != 0 { entries[Int(number)].users += 1 }
  }

  /// Removes a user of a name; the name is removed with its last user.
  mutating func drop(_ number: UInt32) {
    if number == 0 { return }
    entries[Int(number)].users -= 1
    if entries[Int(number)].users > 0 { return }
    empty(slot(of: NameTable.bits(entries[Int(number)].text)))
    entries[Int(number)] = Entry(text: "", users: firstFree)
    firstFree = number
    count -= 1
    if count == 0 { self = NameTable() }
  }

  private mutating func add(_ text: String) -> UInt32 {
    count += 1
    let entry = Entry(text: text, users: 1)
    if firstFree != 0 {
      let number = firstFree
      firstFree = entries[Int(number)].users
      entries[Int(number)] = entry
      return number
    }
    if entries.isEmpty { entries.append(Entry(text: "", users: 0)) }
    entries.append(entry)
    return UInt32(entries.count - 1)
  }

  // MARK: - Slots

  private static func bits(_ text: String) -> Bits { unsafeBitCast(text, to: Bits.self) }

  private func home(of bits: Bits) -> Int {
    let sum = (bits.0 ^ bits.1 &* 0x9e37_79b9_7f4a_7c15) &* 0xff51_afd7_ed55_8ccd
    return Int(truncatingIfNeeded: sum >> 32) & (slots.count - 1)
  }

  /// Returns the slot of a name, or the free slot in which it belongs.
  private func slot(of bits: Bits) -> Int {
    var slot = home(of: bits)
    while slots[slot] != 0, NameTable.bits(entries[Int(slots[slot])].text) != bits {
      slot = (slot + 1) & (slots.count - 1)
    }
    return slot
  }

  /// Empties a slot, and moves up the entries behind it that collided with it.
  private mutating func empty(_ slot: Int) {
    var hole = slot
    var next = slot
    slots[hole] = 0
    while true {
      next = (next + 1) & (slots.count - 1)
      if slots[next] == 0 { return }
      let home = home(of: NameTable.bits(entries[Int(slots[next])].text))
      // An entry stays if its home is behind the hole: then the entry is closer to its home than to the hole.
      if (next - home) & (slots.count - 1) < (next - hole) & (slots.count - 1) { continue }
      slots[hole] = slots[next]
      slots[next] = 0
      hole = next
    }
  }

  private mutating func grow() {
    let numbers = slots.filter { $0 != 0 }
    slots = Array(repeating: 0, count: max(8, slots.count * 2))
    for number in numbers { slots[slot(of: NameTable.bits(entries[Int(number)].text))] = number }
  }
}

extension GraphCore {
  /// Returns the number of a node's name.
  @inline(__always)
  func nameNumber(of node: UInt32) -> UInt32 {
    Int(node) < storage.pointee.nodeNames.count ? storage.pointee.nodeNames.base[Int(node)] : 0
  }

  /// Returns a node's name; empty if it has none.
  func name(of node: UInt32) -> String { storage.pointee.names[nameNumber(of: node)] }

  /// Sets the name of a new node.
  @inline(never)
  func setName(of node: UInt32, to name: String) {
    let count = storage.pointee.nodeNames.count
    if Int(node) >= count {
      storage.pointee.nodeNames.extend(by: Int(node) + 1 - count)
      (storage.pointee.nodeNames.base + count).initialize(repeating: 0, count: Int(node) + 1 - count)
    }
    storage.pointee.nodeNames.base[Int(node)] = storage.pointee.names.use(name)
  }

  /// Drops the name of a destroyed node, so that the next node in its slot doesn't get it.
  @inline(__always)
  func dropName(of node: UInt32) {
    let name = nameNumber(of: node)
    if name == 0 { return }
    storage.pointee.nodeNames.base[Int(node)] = 0
    storage.pointee.names.drop(name)
  }
}
