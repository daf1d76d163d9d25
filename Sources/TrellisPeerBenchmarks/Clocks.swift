import Foundation
import TrellisBenchmarkSupport

/// The times of three clocks in milliseconds: this process's CPU time, the X server's CPU time, and the wall clock.
struct Clocks {
  let cpu = read(CLOCK_PROCESS_CPUTIME_ID)
  let server = server.map(Clocks.read) ?? 0
  let wall = read(CLOCK_MONOTONIC)

  private static let server: clockid_t? = ProcessInfo.processInfo.environment["UIP_XPID"].flatMap(Int32.init)
    .flatMap {
      var clock = clockid_t()
      return clock_getcpuclockid($0, &clock) == 0 ? clock : nil
    }

  private static func read(_ clock: clockid_t) -> Double {
    SystemClock.now(of: clock) / 1e6
  }
}

/// Prints the resident memory of the process.
func printMemory(_ name: String) {
  let text = (try? String(contentsOfFile: "/proc/self/smaps_rollup", encoding: .utf8)) ?? ""
  func kilobytes(_ key: String) -> Substring {
    text.split(separator: "\n").first { $0.hasPrefix(key) }?.split(separator: " ")[1] ?? ""
  }
  print("mem\t\(name)\t\(kilobytes("Rss:"))\t\(kilobytes("Pss:"))")
}
