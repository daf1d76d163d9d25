extension GraphCore {
  /// How much of a stack is left to a rule, and what it calls but the graph, before another stack is taken.
  static var leastReserve: UInt { 1 << 20 }

  /// Where the native stack stands, about.
  @inline(__always)
  func stackAddress() -> UInt {
    var mark: UInt8 = 0
    return _withUnprotectedUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  /// An update begins: notes on which thread, and how far its stack goes; answers whether there is enough left of it.
  @inline(__always)
  func noteStack() -> Bool {
    let record = ThreadStack.ofPresentThread(storage.pointee.stackKey)
    let here = stackAddress()
    let limit = record.pointee.limit(leaving: storage.pointee.stackReserve, at: here)
    storage.pointee.thread = record
    storage.pointee.stackLimit = limit
    return here >= limit
  }

  /// A value is so large that some copies of it take a good part of a stack.
  @inline(never)
  func noteLargeValue(_ bytes: Int) {
    storage.pointee.stackReserve = max(
      storage.pointee.stackReserve, GraphCore.leastReserve + 16 * UInt(bytes))
  }
}
