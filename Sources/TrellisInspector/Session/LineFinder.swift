import Foundation
import Runtime
import Synchronization
import TrellisGraph

/// Finds the source of code without a line in the debug information: the source of the code right before it, in the same
/// function.
///
/// A backtrace of addresses can only be created in its encoded form. That is a byte for the width of an address, then nine bytes
/// for each. If a later library uses another encoding, no line is found or reported.
package enum LineFinder {
  /// Makes the graph's recorders use this finder.
  package static func install() {
    if WritePlaces.finder == nil { WritePlaces.finder = place(at:) }
  }

  /// The distance to search backwards, in bytes.
  private static let reach: UInt64 = 160

  /// The results so far, cached because a search is slow.
  private static let found = Mutex<[UInt64: CodeLocation?]>([:])

  /// Returns the source of the code at an address, or nil if it isn't known.
  static func place(at address: UInt64) -> CodeLocation? {
    if let known = found.withLock({ $0[address] }) { return known }
    let place = lookedUp(address)
    found.withLock { $0[address] = .some(place) }
    return place
  }

  private static func lookedUp(_ address: UInt64) -> CodeLocation? {
    var code: [UInt8] = [2]
    // The code of a line has several instructions: every fourth byte is enough.
    for back in stride(from: 0, to: min(reach, address), by: 4) {
      code.append(0x1F)
      code += (0..<8).map { UInt8(truncatingIfNeeded: (address - back) >> (56 - 8 * $0)) }
    }
    let text = Data(code).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
      .replacing("/", with: "_")
    let json = #"{"architecture":"\#(architecture)","backtrace":"\#(text)"}"#
    guard let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8)),
      let frames = backtrace.symbolicated(
        with: LoadedImages.atFirstUse, options: [.showSourceLocations, .useSymbolCache])?
        .frames, let own = frames.first?.symbol?.rawName
    else { return nil }
    // Inlined code of other functions can be in between: only the function's own code counts.
    return frames.lazy.prefix { $0.inlined || $0.symbol?.rawName == own }
      .compactMap { $0.symbol?.rawName == own ? $0.symbol?.sourceLocation : nil }
      .first { $0.line > 0 && !$0.path.hasSuffix("<compiler-generated>") }
      .map { CodeLocation(fileID: $0.path, line: $0.line) }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
