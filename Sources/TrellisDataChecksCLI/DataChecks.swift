import Foundation
import SwiftData
import TrellisDataChecks

/// The program of the checks of SwiftData that take too long for a test, or that end a process.
@main
@MainActor
enum DataChecks {
  static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      switch (arguments.first, arguments.count) {
      case ("random", 3):
        guard let steps = Int(arguments[1]), let seed = UInt64(arguments[2]) else { usage() }
        let file = FileManager.default.temporaryDirectory.appending(path: "data-checks-\(UUID().uuidString)")
        defer {
          for suffix in ["", "-wal", "-shm", "-external"] {
            try? FileManager.default.removeItem(atPath: file.path + suffix)
          }
        }
        try RandomProgram(seed: seed, configuration: ModelConfiguration(url: file)).run(steps: steps)
        print("ok: \(steps) steps, seed \(seed)")
      case ("write", 2):
        try DurableWriter(URL(filePath: arguments[1]), report: report).run()
      default: usage()
      }
    } catch let error as SwiftDataError {
      report("error \(error)")
      exit(1)
    } catch {
      report("difference \(error)")
      exit(2)
    }
  }

  /// Writes a line without buffering.
  private static func report(_ line: String) {
    FileHandle.standardOutput.write(Data("\(line)\n".utf8))
  }

  private static func usage() -> Never {
    report("usage: TrellisDataChecksCLI (random STEPS SEED | write FILE)")
    exit(64)
  }
}
