import Foundation
import FoundationNetworking
import Glibc

/// A source of bytes, which come in chunks.
protocol ByteSource: Sendable {
  /// Returns the next bytes, at least one; nil at the end.
  func nextChunk() async throws -> Data?
}

/// An iterator of the single bytes of a source.
struct ByteIterator {
  private let source: any ByteSource
  private var chunk = Data()
  private var index = 0
  private var isAtEnd = false

  init(_ source: any ByteSource) { self.source = source }

  mutating func next() async throws -> UInt8? {
    if index < chunk.endIndex {
      defer { index += 1 }
      return chunk[index]
    }
    guard !isAtEnd else { return nil }
    try Task.checkCancellation()
    guard let next = try await source.nextChunk() else {
      isAtEnd = true
      return nil
    }
    (chunk, index) = (next, next.startIndex)
    return try await self.next()
  }
}

/// The bytes of an open file.
final class FileBytes: ByteSource, @unchecked Sendable {
  private let handle: FileHandle
  private static let chunkLength = 1 << 16

  init(_ handle: FileHandle) { self.handle = handle }

  func nextChunk() async throws -> Data? {
    try await withCheckedThrowingContinuation { continuation in
      // Reading from a pipe or a terminal blocks the thread, so it must not be one of the tasks' threads.
      Thread.detachNewThread { [handle] in
        continuation.resume(
          with: Result { try handle.availableChunk(upTo: Self.chunkLength) })
      }
    }
  }
}

extension FileHandle {
  /// Returns the bytes that can be read without waiting for more; nil at the end of the file.
  fileprivate func availableChunk(upTo count: Int) throws -> Data? {
    var buffer = Data(count: count)
    var length = 0
    repeat {
      length = buffer.withUnsafeMutableBytes { Glibc.read(fileDescriptor, $0.baseAddress, count) }
    } while length < 0 && errno == EINTR
    guard length >= 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    return length == 0 ? nil : buffer.prefix(length)
  }
}

/// The bytes of a file that is opened when they are first read.
final class OpenedBytes: ByteSource, @unchecked Sendable {
  private let url: URL
  /// The source of the open file; nil before the first read.
  ///
  /// Only one iterator uses this object.
  private var source: (any ByteSource)?

  init(_ url: URL) { self.url = url }

  func nextChunk() async throws -> Data? {
    if source == nil {
      source =
        url.isFileURL
        ? FileBytes(try FileHandle(forReadingFrom: url))
        : try await URLSession.shared.bytes(from: url).0.source
    }
    return try await source?.nextChunk()
  }
}
