/// A location in source, where an attribute was created or written.
public struct CodeLocation: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file as `#fileID` spells it (`Module/File.swift`), or its path if the location was found from an address in the program.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Creates a location from its parts.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// Creates a location from literals; without arguments, that of the call.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID.description, line: Int(line))
  }

  /// The location as text: `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

/// A location in source in compact form, of which a graph stores thousands; the file's name is a pointer to a literal of the program.
///
/// A file's name may exist several times in the program, so two different sites may have the same location.
@usableFromInline struct Site: Hashable, BitwiseCopyable {
  /// The file's name in UTF-8; nil if there is no location.
  private var file: UnsafePointer<UInt8>?
  private var length: UInt32
  private var line: UInt32

  /// Creates a site without a location.
  init() {
    file = nil
    length = 0
    line = 0
  }

  @usableFromInline init(_ fileID: StaticString, _ line: UInt) {
    self.init()
    guard fileID.hasPointerRepresentation else { return }
    file = fileID.utf8Start
    length = UInt32(truncatingIfNeeded: fileID.utf8CodeUnitCount)
    self.line = UInt32(truncatingIfNeeded: line)
  }

  /// A hash; different sites rarely share one.
  @inline(__always) var hash: UInt { UInt(bitPattern: file) &+ UInt(line) &* 0x1_0001 }

  var description: String { location?.description ?? "an unknown location" }

  var location: CodeLocation? {
    guard let file else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: file, count: Int(length)), as: UTF8.self)
    return CodeLocation(fileID: text, line: Int(line))
  }
}

extension AnyAttribute {
  /// The location in source where the attribute was created, by ``AttributeGraph/input(name:kind:_:fileID:line:)`` or another
  /// function of the graph.
  public var location: CodeLocation? {
    core.check(id)
    return core.shape(of: id.index).pointee.site.location
  }
}
