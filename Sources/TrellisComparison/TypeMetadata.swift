/// A type's runtime record, read in place: the kind of the type, the layout of its values, and access to an enum's payload.
///
/// ```
///  word -1   value witness table: how values are copied, destroyed, and how large they are
///  word  0   kind (for a class, an address of its own: any number above `lastKind`)
///  word  1…  depends on the kind
/// ```
/// This is the binary interface that Swift guarantees on Apple's systems and keeps on Linux (`docs/ABI/TypeMetadata.rst` in
/// Swift's repository). Data beyond it is checked; a type that fails a check is compared as `.unknown`.
struct TypeMetadata {
  /// The kind of a type in the runtime.
  enum Kind {
    case `struct`, `enum`, optional, opaque, tuple, function, existential, extendedExistential
    case metatype, existentialMetatype, fixedArray, `class`, foreignReference, unknown
  }

  private static let lastKind = 0x7FF

  let type: Any.Type
  let pointer: UnsafeRawPointer

  init(_ type: Any.Type) {
    self.type = type
    pointer = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  var kind: Kind {
    switch pointer.load(as: Int.self) {
    case 0, (TypeMetadata.lastKind + 1)..., ..<0: .class
    case 0x200: .struct
    case 0x201: .enum
    case 0x202: .optional
    case 0x203, 0x204: .foreignReference
    case 0x300: .opaque
    case 0x301: .tuple
    case 0x302: .function
    case 0x303: .existential
    case 0x304: .metatype
    case 0x306: .existentialMetatype
    case 0x307: .extendedExistential
    case 0x308: .fixedArray
    default: .unknown
    }
  }

  /// Returns the word at an index, as a number.
  func word(_ index: Int) -> Int { pointer.load(fromByteOffset: index * 8, as: Int.self) }

  /// Returns the word at an index, as the type whose record it points to.
  func type(inWord index: Int) -> Any.Type {
    unsafeBitCast(pointer.load(fromByteOffset: index * 8, as: UnsafeRawPointer.self), to: Any.Type.self)
  }
}

// MARK: - Layout

extension TypeMetadata {
  private var witnesses: UnsafeRawPointer { pointer.load(fromByteOffset: -8, as: UnsafeRawPointer.self) }
  private var flags: UInt32 { witnesses.load(fromByteOffset: 80, as: UInt32.self) }

  var size: Int { witnesses.load(fromByteOffset: 64, as: Int.self) }
  var stride: Int { witnesses.load(fromByteOffset: 72, as: Int.self) }
  var alignmentMask: Int { Int(flags & 0xFF) }
  /// Whether a value is copied by copying its bytes, without reference counting.
  var isTrivial: Bool { flags & 0x1_0000 == 0 }
  /// Whether an existential stores the value inline, not in a box.
  var isStoredInline: Bool { flags & 0x2_0000 == 0 }
  /// Whether a value can be moved by copying its bytes.
  var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }
  private var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

  private typealias Copy =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
  private typealias Change = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Copies a value to uninitialized memory.
  func initialize(_ target: UnsafeMutableRawPointer, from source: UnsafeRawPointer) {
    _ = witnesses.load(fromByteOffset: 16, as: Copy.self)(target, source, pointer)
  }

  func destroy(_ value: UnsafeMutableRawPointer) {
    witnesses.load(fromByteOffset: 8, as: Change.self)(value, pointer)
  }

  /// The functions that read an enum's case and payload; nil if there are none.
  var enumAccess: EnumAccess? {
    guard hasEnumWitnesses else { return nil }
    return EnumAccess(
      metadata: pointer,
      readTag: witnesses.load(fromByteOffset: 88, as: EnumAccess.ReadTag.self),
      projectPayload: witnesses.load(fromByteOffset: 96, as: Change.self))
  }

  /// Returns the address of a value in a box: the first suitably aligned one after the two words of the box.
  func value(inBox box: UnsafeRawPointer) -> UnsafeRawPointer {
    box + ((16 + alignmentMask) & ~alignmentMask)
  }
}

/// Functions that read the case of an enum, and extract its payload.
struct EnumAccess {
  typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  fileprivate let metadata: UnsafeRawPointer
  fileprivate let readTag: ReadTag
  fileprivate let projectPayload: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Returns the tag of the value's case.
  ///
  /// Cases with a payload come first, each group in the order of the declarations.
  func tag(_ value: UnsafeRawPointer) -> Int { Int(readTag(value, metadata)) }

  /// Removes the tag from a copy of a value.
  ///
  /// The payload remains, at the same address.
  func project(_ copy: UnsafeMutableRawPointer) { projectPayload(copy, metadata) }
}
