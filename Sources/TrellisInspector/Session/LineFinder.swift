import Foundation
import Runtime
import TrellisGraph

/// Finds the line of code for which the debug information names the file alone: that of the code right before it, in the same function.
///
/// A backtrace can be made of addresses by way of its coded form alone: a byte that says how wide they are, then a byte and eight more for each.
/// Where a later library codes them otherwise, no line is found, and none is told.
package enum LineFinder {
  /// Has the graph's recorders use it.
  package static func install() {
    if WritePlaces.finder == nil { WritePlaces.finder = line(at:) }
  }

  private static let images = ImageMap.capture()
  /// How far back it looks, in bytes.
  private static let reach: UInt64 = 160

  /// The line of the code at an address; nil where none is known.
  static func line(at address: UInt64) -> Int? {
    var code: [UInt8] = [2]
    for back in 0..<min(reach, address) {
      code.append(0x1F)
      code += (0..<8).map { UInt8(truncatingIfNeeded: (address - back) >> (56 - 8 * $0)) }
    }
    let text = Data(code).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
      .replacing("/", with: "_")
    let json = #"{"architecture":"\#(architecture)","backtrace":"\#(text)"}"#
    guard let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8)),
      let frames = backtrace.symbolicated(with: images)?.frames, let own = frames.first?.symbol?.rawName
    else { return nil }
    // Inlined code of others stands between: only the function's own counts.
    return frames.lazy.prefix { $0.inlined || $0.symbol?.rawName == own }
      .compactMap { $0.symbol?.rawName == own ? $0.symbol?.sourceLocation?.line : nil }.first { $0 > 0 }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
