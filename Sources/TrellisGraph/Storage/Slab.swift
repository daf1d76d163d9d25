/// Memory for the values and rules of the nodes: chunks cut into slots of one size class each.
///
/// A slot never moves while it is in use, so that a value can be read in place. Classes are the multiples of
/// 16 up to 256; what is larger, or aligned to more than 16, is allocated by itself.
///
/// ```
/// class n ─▶ 16·(n + 1) bytes  chunk: [slot][slot][slot] …, a free slot's first word links to the next free one
/// ```
struct Slab {
  private static let chunkBytes = 32 * 1024
  private static let classCount = 16

  /// The first free slot of each class, nil where none is.
  ///
  /// Allocated with the first chunk.
  private var free: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
  /// Every chunk that was allocated, to be given back at the end.
  private var chunks: [UnsafeMutableRawPointer] = []

  /// Uninitialized memory for a value of a type.
  ///
  /// O(1) but for a new chunk.
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

  /// Gives memory back that was allocated with the same size and alignment and is deinitialized.
  mutating func deallocate(_ slot: UnsafeMutableRawPointer, size: Int, alignment: Int) {
    guard let sizeClass = Slab.sizeClass(size: size, alignment: alignment) else {
      return slot.deallocate()
    }
    let free = free.unsafelyUnwrapped
    slot.storeBytes(of: free[sizeClass], as: UnsafeMutableRawPointer?.self)
    free[sizeClass] = slot
  }

  /// Gives every chunk back; whatever was in use must have been deinitialized before.
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
