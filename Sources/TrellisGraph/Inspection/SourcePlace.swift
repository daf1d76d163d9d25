/// A place in source text: where an attribute was made, or where it was written.
public struct SourcePlace: Hashable, Sendable, Codable, CustomStringConvertible {
  /// The file, as `#fileID` spells it (`Module/File.swift`); for a place that was found from an address in the program, the
  /// file's path.
  public var fileID: String
  /// The line, from 1.
  public var line: Int

  /// Creates a place from its parts.
  public init(fileID: String, line: Int) {
    self.fileID = fileID
    self.line = line
  }

  /// Where the call stands, without arguments.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    self.init(fileID: fileID.description, line: Int(line))
  }

  /// `Module/File.swift:12`.
  public var description: String { "\(fileID):\(line)" }
}

/// A place in source text as two words, for what is stored by the thousand: the text of the file's name lies in the
/// program.
///
/// The same file may have several texts, so that two sites may differ and say the same.
@usableFromInline struct Site: Hashable, BitwiseCopyable {
  /// The file's name in UTF-8; nil for no place.
  private var file: UnsafePointer<UInt8>?
  private var length: UInt32
  private var line: UInt32

  /// No place.
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

  /// A number that mostly tells sites apart.
  @inline(__always) var hash: UInt { UInt(bitPattern: file) &+ UInt(line) &* 0x1_0001 }

  var description: String { location?.description ?? "an unknown place" }

  var location: SourcePlace? {
    guard let file else { return nil }
    let text = String(decoding: UnsafeBufferPointer(start: file, count: Int(length)), as: UTF8.self)
    return SourcePlace(fileID: text, line: Int(line))
  }
}

extension AnyAttribute {
  /// Where the attribute was made: where ``AttributeGraph/input(name:kind:_:fileID:line:)`` or another of the graph's makers
  /// was called.
  public var location: SourcePlace? {
    core.check(id)
    return core.shape(of: id.index).pointee.site.location
  }
}
