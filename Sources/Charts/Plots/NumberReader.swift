import Foundation

/// A property of a collection's elements, read from all of them as numbers.
///
/// A stored number in an array is read from memory, without a call for each element.
nonisolated struct NumberReader<Element> {
  /// Whether the numbers are seconds since the reference date.
  let isDate: Bool
  /// Returns the numbers of all elements in order.
  let read: (any RandomAccessCollection<Element>) -> [Double]

  /// Creates the reader of a property; nil if it is a category.
  init?<Value: Plottable>(_ keyPath: KeyPath<Element, Value>) {
    guard !Value.isCategory else { return nil }
    isDate = Value.isDate
    read = { Self.numbers(of: $0, keyPath) }
  }

  private static func numbers<Value: Plottable>(
    of data: some RandomAccessCollection<Element>, _ keyPath: KeyPath<Element, Value>
  ) -> [Double] {
    stored(data, keyPath) ?? data.map { $0[keyPath: keyPath].datum.magnitude ?? .nan }
  }

  /// Returns the numbers of a stored property of contiguous elements; nil for other properties, types and collections.
  private static func stored<Value>(
    _ data: some RandomAccessCollection<Element>, _ keyPath: KeyPath<Element, Value>
  ) -> [Double]? {
    guard let offset = MemoryLayout<Element>.offset(of: keyPath),
      let read = NumberMemory.reader(of: Value.self)
    else { return nil }
    return data.withContiguousStorageIfAvailable {
      read(
        NumberMemory(bytes: UnsafeRawBufferPointer($0), offset: offset, stride: MemoryLayout<Element>.stride))
    }
  }
}

/// The memory of a stored property of the elements of an array.
private nonisolated struct NumberMemory {
  let bytes: UnsafeRawBufferPointer
  let offset: Int
  let stride: Int

  /// Returns the function that reads numbers of a type; nil for other types.
  static func reader(of type: Any.Type) -> ((NumberMemory) -> [Double])? {
    if type == Double.self { return { $0.doubles } }
    if type == Int.self { return { $0.integers } }
    if type == Float.self { return { $0.floats } }
    if type == Date.self { return { $0.dates } }
    return nil
  }

  private var doubles: [Double] { map { (number: Double) in number } }
  private var floats: [Double] { map { (number: Float) in Double(number) } }
  private var integers: [Double] { map { (number: Int) in Double(number) } }
  private var dates: [Double] { map { (date: Date) in date.timeIntervalSinceReferenceDate } }

  @inline(__always) private func map<Value>(_ number: (Value) -> Double) -> [Double] {
    (0..<bytes.count / stride).map {
      number(bytes.loadUnaligned(fromByteOffset: offset + $0 * stride, as: Value.self))
    }
  }
}
