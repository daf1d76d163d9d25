/// The lines of a sequence of bytes in UTF-8, without their ends.
///
/// Lines end as `Character.isNewline` says: with a line feed, a carriage return, both, or another separator of Unicode. Empty lines are
/// left out, as on a Mac (observed).
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of the elements.
  public typealias Element = String
  fileprivate let base: Base

  /// Returns an iterator of the lines.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// An iterator of lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    private var line: [UInt8] = []

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next line that isn't empty; nil at the end.
    public mutating func next() async throws -> String? {
      while let byte = try await bytes.next() {
        line.append(byte)
        guard let count = Self.separatorLength(at: line) else { continue }
        line.removeLast(count)
        if !line.isEmpty { return take() }
      }
      return line.isEmpty ? nil : take()
    }

    private mutating func take() -> String {
      defer { line.removeAll(keepingCapacity: true) }
      return String(decoding: line, as: UTF8.self)
    }

    /// Returns the number of bytes of the separator with which a line ends; nil if there is none.
    private static func separatorLength(at line: [UInt8]) -> Int? {
      switch line[line.count - 1] {
      case 0x0A...0x0D: return 1
      case 0x85 where line.suffix(2) == [0xC2, 0x85]: return 2
      case 0xA8, 0xA9: return line.dropLast().suffix(2) == [0xE2, 0x80] ? 3 : nil
      default: return nil
      }
    }
  }
}

/// The scalars of a sequence of bytes in UTF-8.
///
/// Invalid bytes are replaced by U+FFFD.
public struct AsyncUnicodeScalarSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of the elements.
  public typealias Element = UnicodeScalar
  fileprivate let base: Base

  /// Returns an iterator of the scalars.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: base.makeAsyncIterator()) }

  /// An iterator of scalars.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var bytes: Base.AsyncIterator
    /// A byte that was read after an incomplete scalar.
    private var pending: UInt8?

    fileprivate init(bytes: Base.AsyncIterator) { self.bytes = bytes }

    /// Returns the next scalar; nil at the end.
    public mutating func next() async throws -> UnicodeScalar? {
      var first = pending
      pending = nil
      if first == nil { first = try await bytes.next() }
      guard let first else { return nil }
      let length = first < 0x80 ? 1 : first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 0
      var scalar = [first]
      while scalar.count < length {
        guard let byte = try await bytes.next() else { break }
        guard byte & 0xC0 == 0x80 else {
          pending = byte
          break
        }
        scalar.append(byte)
      }
      return String(decoding: scalar, as: UTF8.self).unicodeScalars.first
    }
  }
}

/// The characters of a sequence of bytes in UTF-8.
///
/// Invalid bytes are replaced by U+FFFD.
public struct AsyncCharacterSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of the elements.
  public typealias Element = Character
  fileprivate let base: Base

  /// Returns an iterator of the characters.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(scalars: AsyncUnicodeScalarSequence(base: base).makeAsyncIterator())
  }

  /// An iterator of characters.
  public struct AsyncIterator: AsyncIteratorProtocol {
    fileprivate var scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator
    private var text = ""

    fileprivate init(scalars: AsyncUnicodeScalarSequence<Base>.AsyncIterator) { self.scalars = scalars }

    /// Returns the next character; nil at the end.
    public mutating func next() async throws -> Character? {
      while text.count < 2, let scalar = try await scalars.next() { text.unicodeScalars.append(scalar) }
      return text.isEmpty ? nil : text.removeFirst()
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}
extension AsyncUnicodeScalarSequence: Sendable where Base: Sendable {}
extension AsyncCharacterSequence: Sendable where Base: Sendable {}

extension AsyncSequence where Element == UInt8 {
  /// The lines of these bytes in UTF-8.
  ///
  /// Empty lines are left out.
  public var lines: AsyncLineSequence<Self> { AsyncLineSequence(base: self) }
  /// The characters of these bytes in UTF-8.
  public var characters: AsyncCharacterSequence<Self> { AsyncCharacterSequence(base: self) }
  /// The scalars of these bytes in UTF-8.
  public var unicodeScalars: AsyncUnicodeScalarSequence<Self> { AsyncUnicodeScalarSequence(base: self) }
}
