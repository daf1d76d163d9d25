/// Memory for the values and rules of nodes: chunks, each cut into slots of one size class.
///
/// A slot never moves while it is in use, so a value can be read in place. The size classes are the multiples of 16 up to 256.
/// Anything larger, or aligned to more than 16, is allocated separately.
///
/// ```
/// class n ─▶ 16·(n + 1) bytes  chunk: [slot][slot][slot] …, a free slot's first word links to the next free one
/// ```
struct Slab {
  private static let chunkBytes = 32 * 1024
  private static let classCount = 16

  /// The first free slot of each class; nil if there is none.
  ///
  /// Allocated with the first chunk.
  private var free: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  /// All allocated chunks, freed at the end.
  private var chunks: [UnsafeMutableRawPointer] = []

  /// Returns uninitialized memory for a value.
  ///
  /// O(1), except when a new chunk is needed.
  mutating func allocate(size: Int, alignment: Int) -> UnsafeMutableRawPointer {
    guard let sizeClass = Slab.sizeClass(size: size, alignment: alignment) else {
      return .allocate(byteCount: size, alignment: alignment)
    }
    let free = self.free ?? start()
    if free[sizeClass] == nil { addChunk(sizeClass) }
    let slot = free[sizeClass].unsafelyUnwrapped
    free[sizeClass] = slot.load(as: UnsafeMutableRawPointer?.self)
    return slot
  }

  /// Frees a slot that was allocated with the same size and alignment; its contents must have been deinitialized before.
  mutating func deallocate(_ slot: UnsafeMutableRawPointer, size: Int, alignment: Int) {
    guard let sizeClass = Slab.sizeClass(size: size, alignment: alignment) else {
      return slot.deallocate()
    }
    let free = free.unsafelyUnwrapped
    slot.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
    free[sizeClass] = slot
  }

  /// Frees all chunks; their values must have been deinitialized before.
  func deallocate() {
    chunks.forEach { $0.deallocate() }
    free?.deallocate()
  }

  private static func sizeClass(size: Int, alignment: Int) -> Int? {
    if alignment > 16 || size > 256 { return nil }
    return max(1, (size + 15) / 16) - 1
  }

  private mutating func start() -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    let free = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(capacity: Slab.classCount)
    free.initialize(repeating: nil, count: Slab.classCount)
    self.free = free
    return free
  }

  private mutating func addChunk(_ sizeClass: Int) {
    let slotBytes = (sizeClass + 1) * 16
    let chunk = UnsafeMutableRawPointer.allocate(byteCount: Slab.chunkBytes, alignment: 16)
    chunks.append(chunk)
    var next: UnsafeMutableRawPointer?
    for index in stride(from: Slab.chunkBytes / slotBytes - 1, through: 0, by: -1) {
      let slot = chunk + index * slotBytes
      slot.storeBytes(of: next, as: UnsafeMutableRawPointer?.self)
      next = slot
    }
    free.unsafelyUnwrapped[sizeClass] = next
  }
}
