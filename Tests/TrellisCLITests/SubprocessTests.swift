import Foundation
import Testing

@testable import TrellisCLI

/// Programs that the command runs.
struct SubprocessTests {
  @Test(.timeLimit(.minutes(1))) func `a cancelled program ends with the programs that it started`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(mkfifo(folder + "/open", 0o600) == 0)
    let reader = open(folder + "/open", O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    defer { close(reader) }
    // The inner program keeps the pipe open for as long as it runs.
    let inner = "exec 9>\(folder)/open; touch \(folder)/started; tail -f /dev/null"
    #expect(throws: CancellationError.self) {
      try Subprocess.run("/bin/sh", ["-c", "(\(inner)) & wait"], capturing: .everything) {
        !FileManager.default.fileExists(atPath: folder + "/started")
      }
    }
    var request = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    #expect(poll(&request, 1, -1) == 1 && Int32(request.revents) & Int32(POLLHUP) != 0)
  }

  @Test func `output is captured to its end`() throws {
    let outcome = try Subprocess.run("/bin/sh", ["-c", "echo one; echo two >&2"], capturing: .everything)
    #expect(outcome.exitCode == 0 && outcome.output == "one\ntwo\n")
  }
}
