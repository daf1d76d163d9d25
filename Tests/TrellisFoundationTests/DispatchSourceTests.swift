import Foundation
import Testing
import TrellisFoundation

/// Sources of changes of files.
@Suite struct DispatchSourceTests {
  @Test func `changes of a file reach the handler, with their kind, until the source is cancelled`() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).txt")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data("a".utf8).write(to: file)
    let handle = try FileHandle(forReadingFrom: file)
    let source = DispatchSource.makeFileSystemObjectSource(
      fileDescriptor: handle.fileDescriptor, eventMask: [.write, .delete],
      queue: DispatchQueue(label: "changes"))
    let (changed, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    nonisolated(unsafe) let shared = source
    nonisolated(unsafe) var kinds: [DispatchSource.FileSystemEvent] = []
    source.setEventHandler {
      kinds.append(shared.data)
      changed.signal()
    }
    source.setCancelHandler { cancelled.signal() }
    source.resume()
    let writer = try FileHandle(forWritingTo: file)
    try writer.write(contentsOf: Data("bc".utf8))
    #expect(changed.wait(timeout: .now() + 60) == .success)
    #expect(kinds.first?.contains(.write) == true && kinds.first?.contains(.extend) == false)
    source.cancel()
    #expect(cancelled.wait(timeout: .now() + 60) == .success)
    #expect(source.isCancelled && source.mask == [.write, .delete])
  }
}
