/// The values that a closure has captured: their offsets in the closure's context, and the plans that compare them.
///
/// ```
///  word 0   a record of the context's layout: word 0 its kind, word 1 the first offset, word 2 a descriptor of the types
///  word 1   reference counts
///  word 2…  the captured values, one after the other, each aligned
/// ```
/// The compiler emits the descriptor for Swift's reflection library. A context without one, or with a capture whose type isn't known
/// before the closure exists, can't be read.
///
/// A closure that captures only a variable has that variable as its context, which looks like a captured value. So two such closures
/// are equal if their variables have equal values.
struct CapturedValues: Sendable {
  struct Value: Sendable {
    let offset: Int
    let plan: LatePlan
  }

  let values: [Value]

  /// Reads the layout of a context from its record; fails if it can't be read.
  init?(record: UnsafeRawPointer, cache: ComparisonPlanCache) {
    guard record.load(as: Int.self) == 0x400,
      let descriptor = record.load(fromByteOffset: 16, as: UnsafeRawPointer?.self)
    else { return nil }
    let (count, sources, bindings) = (
      Int(descriptor.load(as: UInt32.self)), descriptor.load(fromByteOffset: 4, as: UInt32.self),
      descriptor.load(fromByteOffset: 8, as: UInt32.self)
    )
    guard sources == 0, bindings == 0 else { return nil }
    var offset = Int(record.load(fromByteOffset: 8, as: UInt32.self))
    var values: [Value] = []
    for index in 0..<count {
      guard let type = CapturedValues.type(of: descriptor + 12 + index * 4) else { return nil }
      let metadata = TypeMetadata(type)
      offset = (offset + metadata.alignmentMask) & ~metadata.alignmentMask
      values.append(Value(offset: offset, plan: LatePlan(type, cache: cache)))
      offset += metadata.size
    }
    self.values = values
  }

  /// Returns a type with the layout and the comparison of a captured value, given its record in the descriptor; nil if it is unknown.
  private static func type(of record: UnsafeRawPointer) -> Any.Type? {
    let distance = Int(record.load(as: Int32.self))
    guard distance != 0 else { return nil }
    let name = MangledName(record + distance)
    // A closure in the form in which functions are called, which isn't the form of the type in source code.
    if name.isEscapingClosure { return (() -> Void).self }
    // A variable in a box of its own, or an unowned reference: compared by identity.
    if name.hasSuffix("_Xx") || name.hasSuffix("Xb") || name.hasSuffix("Xo") || name.hasSuffix("Xu") {
      return CapturedReference.self
    }
    // A weak reference may be cleared at any time; a type known at compile time takes no space.
    if name.hasSuffix("Xw") || name.hasSuffix("XMt") { return nil }
    return name.type
  }
}

/// A captured variable, or an unowned reference to an object; each is equal only to itself.
private struct CapturedReference: Equatable, CustomStringConvertible {
  private let address: UInt

  var description: String { "a variable" }
}

/// The name of a type in the compiler's abbreviated form, which contains references to other records in binary form.
private struct MangledName {
  private let start: UnsafeRawPointer
  private let length: Int
  /// The last characters, as far as they are text.
  private let end: String

  init(_ start: UnsafeRawPointer) {
    var (length, end) = (0, "")
    while true {
      let byte = start.load(fromByteOffset: length, as: UInt8.self)
      if byte == 0 { break }
      // A reference of four or eight bytes follows.
      let isReference = byte < 0x20
      length += !isReference ? 1 : byte < 0x18 ? 5 : 9
      if isReference { end = "" } else { end.unicodeScalars.append(Unicode.Scalar(byte)) }
    }
    (self.start, self.length, self.end) = (start, length, end)
  }

  func hasSuffix(_ suffix: String) -> Bool { end.hasSuffix(suffix) }

  /// Whether the type is that of an escaping function with a context: `…Ieg…_`, possibly isolated.
  var isEscapingClosure: Bool {
    guard end.hasSuffix("_"), let convention = end.lastIndex(of: "I") else { return false }
    let attributes = end[convention...]
    return attributes.hasPrefix("Ieg") || attributes.hasPrefix("IeAg")
  }

  /// The type; nil if the runtime doesn't find it.
  var type: Any.Type? {
    _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: nil, genericArguments: nil)
  }
}
