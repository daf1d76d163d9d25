import CGStreamer
package import Foundation

/// Bytes as a file in memory, which a pipeline can open by its address.
package final class MediaFile: Sendable {
  private let descriptor: Int32
  /// The address, which is valid until the end of this object.
  package let url: URL

  /// Copies bytes to a file; nil if the system refuses.
  package init?(_ data: Data) {
    descriptor = media_memory_file()
    guard descriptor >= 0 else { return nil }
    url = URL(fileURLWithPath: "/proc/self/fd/\(descriptor)")
    let isWritten = data.withUnsafeBytes { bytes in
      var rest = bytes
      while !rest.isEmpty {
        let count = write(descriptor, rest.baseAddress, rest.count)
        guard count > 0 else { return false }
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      }
      return true
    }
    guard isWritten else { return nil }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
