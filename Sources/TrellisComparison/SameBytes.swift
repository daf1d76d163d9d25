/// The bytes of a type's values that say that two are equal where all of them are the same: a quick yes, which spares a row
/// of values most calls of `==`.
///
/// It takes that a value equals itself, as `Equatable` asks and as arrays that share their storage are taken for. Where that
/// can't be said, because an object has an `==` of its own, a value's type is known only at run time, or a part of the value
/// says what counts, there is no quick yes. The bytes between fields don't count, and neither does a number that is NaN.
struct SameBytes {
  /// The bytes of the fields, without what lies between them.
  private var ranges: [Range<Int>] = []
  /// Where the floating-point numbers are, which may be NaN.
  private var doubles: [Int] = []
  private var floats: [Int] = []
  private let stride: Int
  /// Whether a row of values is one row of bytes.
  private var isSolid = false

  /// Finds out for a type; nil where bytes don't say it.
  init?(of type: Any.Type) {
    stride = TypeMetadata(type).stride
    guard add(type, at: 0) else { return nil }
    isSolid = doubles.isEmpty && floats.isEmpty && ranges == [0..<stride]
  }

  /// The first position, from one on, at which two rows of values aren't the same; their number where there is none.
  func firstDifference(
    _ first: UnsafeRawPointer, _ second: UnsafeRawPointer, from start: Int, count: Int
  ) -> Int {
    var index = start
    if isSolid {
      // As many at a time as stay near.
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

// MARK: - Which bytes

extension SameBytes {
  /// Adds the bytes of a value at an offset; false where they don't say whether two are equal.
  private mutating func add(_ type: Any.Type, at offset: Int) -> Bool {
    let metadata = TypeMetadata(type)
    if type == Double.self { doubles.append(offset) }
    if type == Float.self { floats.append(offset) }
    if type == Double.self || type == Float.self || SameBytes.isPlain(type) {
      return addBytes(offset..<offset + metadata.size)
    }
    if type is any ComparedByPart.Type || type is any BinaryFloatingPoint.Type { return false }
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

  /// Whether values of a type are equal where their words are the same, whatever the words refer to.
  private static func isPlain(_ type: Any.Type) -> Bool {
    type == String.self || ComparisonPlanner.comparedByBytes.contains(ObjectIdentifier(type))
      || type is any _Pointer.Type || type is any StoredInARow.Type || type is any StoredByKey.Type
  }
}
