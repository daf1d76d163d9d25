import ArgumentParser
import Foundation
import TrellisViewChecks

/// Runs seeds in child processes, so that traps and endless loops end only those, and shrinks the programs that fail.
struct Search: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Run the programs of a range of seeds. This is the default.")

  @Option(help: "The first seed.") var seed: UInt64 = 1
  @Option(help: "The number of programs.") var count: UInt64 = 100
  @Option(help: "The number of steps of each program.") var steps = 40
  @Option(help: "Stop after this number of failures.") var failures = 1
  @Option(help: "The number of smaller programs to try per failure; 0 leaves programs as they are.")
  var shrink = 400
  @Option(help: "The number of seconds after which a program counts as hanging.") var timeout: Double = 60

  func run() throws {
    var next = seed
    let end = seed + count
    var found = 0
    while next < end, found < failures {
      var current = next
      let failure = ChildProcess.run(
        ["run-range", "--first", "\(next)", "--last", "\(end - 1)", "--steps", "\(steps)"], timeout: timeout
      ) { line in
        if line.hasPrefix("seed "), let number = UInt64(line.dropFirst(5)) { current = number }
        // The child would continue after a fault. It is terminated here, so that faults and traps are handled alike.
        return !line.hasPrefix("fault ")
      }
      guard let failure else { break }
      found += 1
      try report(current, failure)
      next = current + 1
    }
    print(
      "\(min(next + (found < failures ? end - next : 0), end) - seed) programs of \(steps) steps, \(found) failures"
    )
    if found > 0 { throw ExitCode(1) }
  }

  private func report(_ seed: UInt64, _ failure: String) throws {
    print("seed \(seed): \(failure)")
    let program = ViewProgram(seed: seed, stepCount: steps)
    guard var last = try ChildProcess.failure(of: program, timeout: timeout) else {
      return print(
        "The program doesn't fail by itself: the failure depends on earlier programs in the same process.\n")
    }
    let kind = Self.kind(of: last)
    let smallest = try program.shrunk(limit: shrink) { candidate in
      guard let failure = try ChildProcess.failure(of: candidate, timeout: timeout),
        Self.kind(of: failure) == kind
      else { return false }
      last = failure
      return true
    }
    print("The smallest program found:\n\(smallest)\n\(last)\n")
  }

  /// Returns the part of a failure that a smaller program has to share.
  ///
  /// The step may differ.
  private static func kind(of failure: String) -> String {
    var kind = Substring(failure)
    if kind.hasPrefix("after step "), let colon = kind.firstRange(of: ": ") {
      kind = kind[colon.upperBound...]
    }
    return String(kind.prefix { $0 != ":" })
  }
}
