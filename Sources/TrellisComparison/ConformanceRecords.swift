/// A protocol that affects how the values of a type are compared.
enum PlannedProtocol: Int, CaseIterable {
  case equatable, projection, floatingPoint, pointer, collection, dictionary

  private var existential: Any.Type {
    switch self {
    case .equatable: (any Equatable).self
    case .projection: (any EquatableProjection).self
    case .floatingPoint: (any BinaryFloatingPoint).self
    case .pointer: (any _Pointer).self
    case .collection: (any ContiguousCollection).self
    case .dictionary: (any StoredByKey).self
    }
  }

  /// The runtime's record of the protocol, which the metadata of its existential type contains.
  var record: Int { TypeMetadata(existential).word(2) }

  /// Returns whether a type may conform to the protocol; if not, a cast would fail.
  func mayInclude(_ type: Any.Type) -> Bool {
    let metadata = TypeMetadata(type)
    switch metadata.kind {
    case .struct, .enum, .optional:
      #if os(Linux)
        guard let descriptor = metadata.uniqueDescriptor else { return true }
        return ConformanceRecords.shared.withLock { $0.hasRecord(of: descriptor, for: self) }
      #else
        return true
      #endif
    case .tuple, .function, .metatype, .existentialMetatype: return false
    default: return true
    }
  }
}

#if os(Linux)
  /// The structs and enums with a record of their conformance to a ``PlannedProtocol``, in all loaded libraries.
  ///
  /// The runtime searches the records of the whole program at the first cast of each type, and mostly finds none. These sets are made in
  /// one pass over the records. A type whose descriptor isn't in a set doesn't conform, so no cast is needed. All specializations of a
  /// generic type have one descriptor.
  private struct ConformanceRecords {
    static let shared = Guarded(ConformanceRecords())

    /// The descriptors of the types with a record, by protocol.
    private var types: [Set<Int>] = []
    /// The number of libraries whose records were read.
    private var libraries = 0

    /// Returns whether a struct or an enum conforms to a protocol, at least under some conditions.
    mutating func hasRecord(of descriptor: UnsafeRawPointer, for planned: PlannedProtocol) -> Bool {
      if Self.libraryCount != libraries {
        types = Array(repeating: [], count: PlannedProtocol.allCases.count)
        let protocols = PlannedProtocol.allCases.map(\.record)
        let sections = Self.loadedSections
        for section in sections { read(section, protocols) }
        libraries = sections.count
      }
      return types[planned.rawValue].contains(Int(bitPattern: descriptor))
    }

    private mutating func read(_ section: UnsafeRawBufferPointer, _ protocols: [Int]) {
      guard let start = section.baseAddress else { return }
      for offset in stride(from: 0, to: section.count, by: 4) {
        let record = ConformanceRecord(address: (start + offset).relative)
        if let index = protocols.firstIndex(of: record.protocolRecord), let type = record.descriptor {
          types[index].insert(type)
        }
      }
    }

    /// The number of loaded libraries with Swift code.
    private static var libraryCount: Int {
      var count = 0
      enumerateLibraries(
        { _, count in
          count!.assumingMemoryBound(to: Int.self).pointee += 1
          return true
        }, &count)
      return count
    }

    /// The conformance records of each loaded library.
    private static var loadedSections: [UnsafeRawBufferPointer] {
      var sections: [UnsafeRawBufferPointer] = []
      withUnsafeMutablePointer(to: &sections) { sections in
        enumerateLibraries(
          { library, sections in
            // The version, the address, two unused words, the range of the protocols, and the range of the conformances.
            let start = library.load(fromByteOffset: 48, as: UnsafeRawPointer?.self)
            let length = library.load(fromByteOffset: 56, as: Int.self)
            sections!.assumingMemoryBound(to: [UnsafeRawBufferPointer].self).pointee
              .append(UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : length))
            return true
          }, sections)
      }
      return sections
    }
  }

  /// A conformance record of Swift's binary interface: protocol, type, witness table and flags, each in four bytes.
  private struct ConformanceRecord {
    let address: UnsafeRawPointer

    var protocolRecord: Int { Int(bitPattern: address.relativeOrIndirect) }

    /// The descriptor of the type; nil for a class that only Objective-C knows.
    var descriptor: Int? {
      switch (address.load(fromByteOffset: 12, as: UInt32.self) >> 3) & 7 {
      case 0: Int(bitPattern: (address + 4).relative)
      case 1: (address + 4).relative.load(as: Int.self)
      default: nil
      }
    }
  }

  extension UnsafeRawPointer {
    /// The target of the relative pointer at this address.
    fileprivate var relative: UnsafeRawPointer { self + Int(load(as: Int32.self)) }

    /// The target of the relative pointer at this address; the pointer stored there if the lowest bit is set.
    fileprivate var relativeOrIndirect: UnsafeRawPointer? {
      let distance = Int(load(as: Int32.self))
      let target = self + (distance & ~1)
      return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }
  }

  @_silgen_name("swift_enumerateAllMetadataSections")
  private func enumerateLibraries(
    _ body: @convention(c) (UnsafeRawPointer, UnsafeMutableRawPointer?) -> Bool,
    _ context: UnsafeMutableRawPointer
  )
#endif
