/// A stored property, an element of a tuple or a case of an enum, from a type's runtime record.
struct TypeField {
  /// The ownership of a reference in a field.
  enum Ownership { case strong, weak, unowned }

  let name: String
  /// The offset from the value's beginning, in bytes; 0 for a case.
  let offset: Int
  /// The type of the field or the payload; nil for a case without a payload.
  let type: Any.Type?
  let ownership: Ownership
  /// Whether a case's payload is in a box.
  let isIndirect: Bool
}

extension TypeMetadata {
  /// The stored properties of a struct; nil if the record is incomplete or inconsistent.
  var structFields: [TypeField]? {
    guard kind == .struct, let descriptor else { return nil }
    let count = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self))
    let offsets = pointer + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self)) * 8
    guard let records = records(of: descriptor), records.count == count else { return nil }
    var fields: [TypeField] = []
    for index in 0..<count {
      let offset = Int(offsets.load(fromByteOffset: index * 4, as: UInt32.self))
      guard let field = field(records[index], at: offset), let type = field.type,
        offset + TypeMetadata(type).size <= size
      else { return nil }
      fields.append(field)
    }
    return fields
  }

  /// The cases of an enum by tag, and the number of those with a payload, which come first.
  ///
  /// The result is nil if the record is incomplete or inconsistent.
  var enumCases: (cases: [TypeField], payloads: Int)? {
    guard kind == .enum || kind == .optional, let descriptor else { return nil }
    let payloads = Int(descriptor.load(fromByteOffset: 20, as: UInt32.self) & 0xFF_FFFF)
    let count = payloads + Int(descriptor.load(fromByteOffset: 24, as: UInt32.self))
    guard let records = records(of: descriptor), records.count == count else { return nil }
    var cases: [TypeField] = []
    for (tag, record) in records.enumerated() {
      guard let field = field(record, at: 0) else { return nil }
      if tag < payloads {
        guard let type = field.type else { return nil }
        if !field.isIndirect, TypeMetadata(type).size > size { return nil }
      }
      cases.append(field)
    }
    return (cases, payloads)
  }

  /// The elements of a tuple, named by label or number.
  var tupleFields: [TypeField] {
    let labels = labels(inWord: 2)
    return (0..<word(1)).map { index in
      let label = index < labels.count ? labels[index] : ""
      return TypeField(
        name: label.isEmpty ? String(index) : label, offset: word(4 + index * 2) & 0xFFFF_FFFF,
        type: type(inWord: 3 + index * 2), ownership: .strong, isIndirect: false)
    }
  }

  private func labels(inWord index: Int) -> [String] {
    guard let text = UnsafePointer<CChar>(bitPattern: word(index)) else { return [] }
    return String(cString: text).split(separator: " ", omittingEmptySubsequences: false).map(String.init)
  }
}

// MARK: - Field records

extension TypeMetadata {
  /// The descriptor of a struct or an enum, which all its specializations share.
  private var descriptor: UnsafeRawPointer? { UnsafeRawPointer(bitPattern: word(1)) }

  /// The descriptor of a struct or an enum, unless each library may have a descriptor of its own, as for types of C.
  var uniqueDescriptor: UnsafeRawPointer? {
    descriptor.flatMap { $0.load(as: UInt32.self) & 0x40 != 0 ? $0 : nil }
  }

  /// Returns the record of each field; nil if the program was built without them.
  private func records(of descriptor: UnsafeRawPointer) -> [UnsafeRawPointer]? {
    guard let fields = target(of: descriptor + 16) else { return nil }
    let recordSize = Int(fields.load(fromByteOffset: 10, as: UInt16.self))
    guard recordSize >= 12 else { return nil }
    return (0..<Int(fields.load(fromByteOffset: 12, as: UInt32.self))).map { fields + 16 + $0 * recordSize }
  }

  private func field(_ record: UnsafeRawPointer, at offset: Int) -> TypeField? {
    guard let name = target(of: record + 8) else { return nil }
    var fieldType: Any.Type?
    var ownership = TypeField.Ownership.strong
    if let mangled = target(of: record + 4) {
      let (length, suffix) = measure(mangled)
      fieldType = _getTypeByMangledNameInContext(
        mangled.assumingMemoryBound(to: UInt8.self), UInt(length), genericContext: descriptor,
        genericArguments: pointer + 16)
      guard fieldType != nil else { return nil }
      ownership = suffix
    }
    return TypeField(
      name: String(cString: name.assumingMemoryBound(to: CChar.self)), offset: offset, type: fieldType,
      ownership: ownership, isIndirect: record.load(as: UInt32.self) & 1 != 0)
  }

  /// Returns the target of a relative reference; nil for none.
  private func target(of reference: UnsafeRawPointer) -> UnsafeRawPointer? {
    let distance = Int(reference.load(as: Int32.self))
    return distance == 0 ? nil : reference + distance
  }

  /// Returns the length of a mangled name, and the ownership that its end denotes.
  ///
  /// The name contains references to other records in binary form.
  private func measure(_ name: UnsafeRawPointer) -> (length: Int, ownership: TypeField.Ownership) {
    var length = 0
    var last: (UInt8, UInt8) = (0, 0)
    while true {
      let byte = name.load(fromByteOffset: length, as: UInt8.self)
      switch byte {
      case 0:
        switch last {
        case (UInt8(ascii: "X"), UInt8(ascii: "w")): return (length, .weak)
        case (UInt8(ascii: "X"), UInt8(ascii: "o")), (UInt8(ascii: "X"), UInt8(ascii: "u")):
          return (length, .unowned)
        default: return (length, .strong)
        }
      case 0x01...0x17:
        length += 5
        last = (0, 0)
      case 0x18...0x1F:
        length += 9
        last = (0, 0)
      default:
        length += 1
        last = (last.1, byte)
      }
    }
  }
}
