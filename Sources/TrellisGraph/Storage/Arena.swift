/// A slot of an arena: while it is free, one of its fields holds the next free slot.
protocol ArenaElement: BitwiseCopyable {
  var nextFree: UInt32 { get set }
}

/// The index that stands for "none" in every 32-bit link of the graph.
let none = UInt32.max

/// A growable array of plain records behind 32-bit indices, with a free list through the free slots.
///
/// ```
/// base ─▶ [ used ][ free ─┐][ used ][ free ▪ ][ never used … capacity )
///                 ▲       └───────────▲
///              firstFree
/// ```
/// Slots move only when the arena grows, so that an index is good where a pointer isn't: whoever calls out
/// to a rule fetches the slot again afterwards.
struct Arena<Element: ArenaElement> {
  /// The slots; every slot below `count` is initialized.
  private(set) var base: UnsafeMutablePointer<Element>
  /// How many slots were ever used.
  private(set) var count: UInt32 = 0
  /// How many slots are in use.
  private(set) var used = 0
  private var capacity: UInt32
  private var firstFree = none

  init(capacity: UInt32 = 16) {
    self.capacity = capacity
    base = .allocate(capacity: Int(capacity))
  }

  /// Takes a slot for an element: a free one, else a new one.
  mutating func insert(_ element: Element) -> UInt32 {
    used += 1
    if firstFree != none {
      let index = firstFree
      firstFree = base[Int(index)].nextFree
      base[Int(index)] = element
      return index
    }
    if count == capacity { grow() }
    (base + Int(count)).initialize(to: element)
    count += 1
    return count - 1
  }

  /// Gives a slot back.
  mutating func free(_ index: UInt32) {
    base[Int(index)].nextFree = firstFree
    firstFree = index
    used -= 1
  }

  /// Gives the memory back; the arena can't be used again.
  func deallocate() {
    base.deallocate()
  }

  private mutating func grow() {
    guard capacity < none / 2 else {
      misuse("AttributeGraph", "more than \(capacity) \(Element.self) records; split the graph in two")
    }
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: Int(capacity) * 2)
    larger.moveInitialize(from: base, count: Int(count))
    base.deallocate()
    base = larger
    capacity *= 2
  }
}

/// A stack of plain records that keeps its memory, so that pushing allocates nothing once it is warm.
struct Stack<Element: BitwiseCopyable> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 64

  init() {
    base = .allocate(capacity: capacity)
  }

  var isEmpty: Bool { count == 0 }

  mutating func push(_ element: Element) {
    if count == capacity {
      let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
      larger.moveInitialize(from: base, count: count)
      base.deallocate()
      base = larger
      capacity *= 2
    }
    (base + count).initialize(to: element)
    count += 1
  }

  mutating func pop() -> Element {
    count -= 1
    return base[count]
  }

  func deallocate() {
    base.deallocate()
  }
}
