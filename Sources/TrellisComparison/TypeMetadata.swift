/// A type's runtime record, read in place: what kind of type it is, how its values lie, and how to take an enum apart.
///
/// ```
///  word -1   value witness table: how values are copied, destroyed, and how large they are
///  word  0   kind (a class has its own address of something there: any number above `lastKind`)
///  word  1…  differs from kind to kind
/// ```
/// This is the binary interface that Swift promises on Apple's systems and keeps on Linux (`docs/ABI/TypeMetadata.rst`
/// in Swift's repository). What is read beyond it is checked; what a check refuses is compared as `.unknown`.
struct TypeMetadata {
  /// What a type is, to the runtime.
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

  /// The word with that index, as a number.
  func word(_ index: Int) -> Int { pointer.load(fromByteOffset: index * 8, as: Int.self) }

  /// The word with that index, as the type whose record it points to.
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
  /// Whether copying a value is copying its bytes: nothing in it is counted.
  var isTrivial: Bool { flags & 0x1_0000 == 0 }
  /// Whether an existential has the value in itself, not in a box.
  var isStoredInline: Bool { flags & 0x2_0000 == 0 }
  /// Whether the bytes of a value mean the same at another address.
  var isBitwiseTakable: Bool { flags & 0x10_0000 == 0 }
  private var hasEnumWitnesses: Bool { flags & 0x20_0000 != 0 }

  private typealias Copy =
    @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
  private typealias Change = @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// Copies a value into memory without one.
  func initialize(_ target: UnsafeMutableRawPointer, from source: UnsafeRawPointer) {
    _ = witnesses.load(fromByteOffset: 16, as: Copy.self)(target, source, pointer)
  }

  func destroy(_ value: UnsafeMutableRawPointer) {
    witnesses.load(fromByteOffset: 8, as: Change.self)(value, pointer)
  }

  /// The functions that take an enum apart; nil where there are none.
  var enumAccess: EnumAccess? {
    guard hasEnumWitnesses else { return nil }
    return EnumAccess(
      metadata: pointer,
      readTag: witnesses.load(fromByteOffset: 88, as: EnumAccess.ReadTag.self),
      projectPayload: witnesses.load(fromByteOffset: 96, as: Change.self))
  }

  /// The address of a value in a box: the first suitable one after the box's two words of its own.
  func value(inBox box: UnsafeRawPointer) -> UnsafeRawPointer {
    box + ((16 + alignmentMask) & ~alignmentMask)
  }
}

/// How to tell which case an enum has, and how to lay its payload bare.
struct EnumAccess {
  typealias ReadTag = @convention(c) (UnsafeRawPointer, UnsafeRawPointer) -> UInt32

  fileprivate let metadata: UnsafeRawPointer
  fileprivate let readTag: ReadTag
  fileprivate let projectPayload: @convention(c) (UnsafeMutableRawPointer, UnsafeRawPointer) -> Void

  /// The number of the value's case: cases with a payload come first, each group in the order of its declarations.
  func tag(_ value: UnsafeRawPointer) -> Int { Int(readTag(value, metadata)) }

  /// Takes what tells the case off a copy of a value; the payload remains, at the same address.
  func project(_ copy: UnsafeMutableRawPointer) { projectPayload(copy, metadata) }
}
