/// The bytes of a type whose equality implies that two values are equal: a quick check that saves most calls of `==` in arrays.
///
/// The check assumes that a value equals itself, as `Equatable` requires, and as comparisons of arrays assume for shared storage.
/// A type has no quick check if it contains any of these: an object with an `==` of its own, a value of dynamic type, or a value
/// with a compared part. Padding between fields isn't compared. A NaN never counts as equal.
struct SameBytes {
  /// The bytes of the fields, without the padding between them.
  private var ranges: [Range<Int>] = []
  /// The offsets of the floating-point numbers, which may be NaN.
  private var doubles: [Int] = []
  private var floats: [Int] = []
  private let stride: Int
  /// Whether the compared bytes have no gaps, so that contiguous values are compared at once.
  private var isSolid = false

  /// Analyses a type; nil if equal bytes don't imply equal values.
  init?(of type: Any.Type) {
    stride = TypeMetadata(type).stride
    guard add(type, at: 0) else { return nil }
    isSolid = doubles.isEmpty && floats.isEmpty && ranges == [0..<stride]
  }

  /// Returns the first index, from `start` on, at which two sequences of values differ in their bytes; `count` if there is none.
  func firstDifference(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, count: Int
  ) -> Int {
    var index = start
    if isSolid {
      // Blocks of about 4 KB.
      let block = max(1, 4096 / stride)
      while index + block <= count,
        Bytes.areEqual(first + index * stride, second + index * stride, block * stride)
      {
        index += block
      }
    }
    while index < count, areSame(first + index * stride, second + index * stride) { index += 1 }
    return index
  }

  @inline(__always)
  private func areSame(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer) -> Bool {
    for range in ranges
    where !Bytes.areEqual(first + range.lowerBound, second + range.lowerBound, range.count) {
      return false
    }
    for offset in doubles where (first + offset).loadUnaligned(as: Double.self).isNaN { return false }
    for offset in floats where (first + offset).loadUnaligned(as: Float.self).isNaN { return false }
    return true
  }
}

// MARK: - Analysis

extension SameBytes {
  /// Adds the bytes of a value at an offset.
  ///
  /// Returns false if equal bytes don't imply equal values.
  private mutating func add(_ type: Any.Type, at offset: Int) -> Bool {
    let metadata = TypeMetadata(type)
    if type == Double.self { doubles.append(offset) }
    if type == Float.self { floats.append(offset) }
    if type == Double.self || type == Float.self || SameBytes.isPlain(type) {
      return addBytes(offset..<offset + metadata.size)
    }
    if PlannedProtocol.projection.mayInclude(type) && type is any EquatableProjection.Type { return false }
    if PlannedProtocol.floatingPoint.mayInclude(type) && type is any BinaryFloatingPoint.Type { return false }
    switch metadata.kind {
    case .struct:
      guard !_typeName(type).hasPrefix("__C."), let fields = metadata.structFields else { return false }
      return add(fields, at: offset)
    case .tuple: return add(metadata.tupleFields, at: offset)
    case .enum, .optional:
      guard let cases = metadata.enumCases else { return false }
      for field in cases.cases.prefix(cases.payloads) {
        guard !field.isIndirect, let payload = field.type, let bytes = SameBytes(of: payload),
          bytes.doubles.isEmpty, bytes.floats.isEmpty
        else { return false }
      }
      return addBytes(offset..<offset + metadata.size)
    case .function where metadata.isAction:
      // Closures with other bytes may be equal, but those with equal bytes are.
      return false
    case .class where EquatableConformance(of: type) == nil, .opaque, .metatype, .function:
      return addBytes(offset..<offset + metadata.size)
    default: return false
    }
  }

  private mutating func add(_ fields: [TypeField], at offset: Int) -> Bool {
    fields.allSatisfy { field in
      guard field.ownership == .strong, let type = field.type else { return false }
      return add(type, at: offset + field.offset)
    }
  }

  private mutating func addBytes(_ range: Range<Int>) -> Bool {
    if let last = ranges.last, last.upperBound == range.lowerBound {
      ranges[ranges.count - 1] = last.lowerBound..<range.upperBound
    } else if !range.isEmpty {
      ranges.append(range)
    }
    return true
  }

  /// Returns whether values of a type are equal if their words are, whatever the words refer to.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == String.self || ComparisonPlanner.comparedByBytes.contains(ObjectIdentifier(type))
      || PlannedProtocol.pointer.mayInclude(type) && type is any _Pointer.Type
      || PlannedProtocol.collection.mayInclude(type) && type is any ContiguousCollection.Type
      || PlannedProtocol.dictionary.mayInclude(type) && type is any StoredByKey.Type
  }
}
