public import Foundation

extension URL {
  /// The bytes of a file or of a resource of the web as an asynchronous sequence.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8
    fileprivate let url: URL

    /// Returns an iterator, which opens the resource with its first element.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(bytes: ByteIterator(OpenedBytes(url))) }

    /// An iterator of bytes.
    public struct AsyncIterator: AsyncIteratorProtocol {
      fileprivate var bytes: ByteIterator

      /// Returns the next byte; nil at the end.
      ///
      /// Throws the error of reading, or if the task is cancelled.
      public mutating func next() async throws -> UInt8? { try await bytes.next() }
    }
  }

  /// The bytes of this resource.
  ///
  /// Errors are thrown by the iteration.
  public var resourceBytes: AsyncBytes { AsyncBytes(url: self) }

  /// The lines of this resource, in UTF-8.
  ///
  /// Empty lines are left out.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension FileHandle {
  /// The bytes of an open file, a pipe or a terminal as an asynchronous sequence.
  public struct AsyncBytes: AsyncSequence, Sendable {
    /// The type of the elements.
    public typealias Element = UInt8
    fileprivate let source: FileBytes

    /// Returns an iterator of the bytes that weren't read yet.
    public func makeAsyncIterator() -> Iterator { Iterator(bytes: ByteIterator(source)) }

    /// An iterator of bytes.
    public struct Iterator: AsyncIteratorProtocol {
      fileprivate var bytes: ByteIterator

      /// Returns the next byte; nil at the end.
      ///
      /// Throws the error of reading, or if the task is cancelled.
      public mutating func next() async throws -> UInt8? { try await bytes.next() }
    }
  }

  /// The bytes of this file, from its current position on.
  public var bytes: AsyncBytes { AsyncBytes(source: FileBytes(self)) }
}
