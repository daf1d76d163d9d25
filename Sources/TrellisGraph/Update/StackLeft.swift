extension GraphCore {
  /// The minimum of stack bytes for a rule and its calls outside the graph; with less left, another stack is used.
  static var leastReserve: UInt { 1 << 20 }

  /// The approximate address of the native stack's top.
  @inline(__always)
  func stackAddress() -> UInt {
    var mark: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// Records an update's thread and stack limit when the update begins; returns whether enough of the stack is left.
  @inline(__always)
  func noteStack() -> Bool {
    let record = ThreadStack.ofPresentThread(storage.pointee.stackKey)
    let here = stackAddress()
    let limit = record.pointee.limit(leaving: storage.pointee.stackReserve, at: here)
    storage.pointee.thread = record
    storage.pointee.stackLimit = limit
    return here >= limit
  }

  /// Raises the reserve for a value so large that a few copies of it take a considerable part of a stack.
  @inline(never)
  func noteLargeValue(_ bytes: Int) {
    storage.pointee.stackReserve = max(
      storage.pointee.stackReserve, GraphCore.leastReserve + 16 * UInt(bytes))
  }
}
