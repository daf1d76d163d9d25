import Foundation
import Runtime
import Synchronization
import TrellisGraph

/// Finds the source of code without a line in the debug information: the source of the code right before it, in the same
/// function.
///
/// A backtrace of addresses can only be created in its encoded form: a byte for the width of an address, then nine bytes for each
/// address. If a later library uses another encoding, no line is found or reported.
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

  /// Returns the source of the code at an address or right before it.
  ///
  /// Finding the line of an address is linear in the size of the debug information. So the addresses are looked up a few at a
  /// time, the nearest first.
  private static func lookedUp(_ address: UInt64) -> CodeLocation? {
    // The code of a line has several instructions: every fourth byte is enough.
    let addresses = stride(from: 0, to: min(reach, address), by: 4).map { address - $0 }
    var own: String?
    var (next, count) = (0, 4)
    while next < addresses.count {
      guard let frames = frames(at: addresses.dropFirst(next).prefix(count)) else { return nil }
      if next == 0 { own = frames.first?.symbol?.rawName }
      guard let own else { return nil }
      for frame in frames {
        let isOwn = frame.symbol?.rawName == own
        // Inlined code of other functions can be in between: only the function's own code counts.
        guard isOwn || frame.inlined else { return nil }
        if isOwn, let place = frame.symbol?.sourceLocation, place.line > 0,
          !place.path.hasSuffix("<compiler-generated>")
        {
          return CodeLocation(fileID: place.path, line: place.line)
        }
      }
      (next, count) = (next + count, count * 2)
    }
    return nil
  }

  /// Returns the functions at addresses, with those that are inlined there; nil if there is no debug information.
  private static func frames(at addresses: ArraySlice<UInt64>) -> [SymbolicatedBacktrace.Frame]? {
    var code: [UInt8] = [2]
    for address in addresses {
      code.append(0x1F)
      code += (0..<8).map { UInt8(truncatingIfNeeded: address >> (56 - 8 * $0)) }
    }
    let text = Data(code).base64EncodedString().replacing("=", with: "").replacing("+", with: "-")
      .replacing("/", with: "_")
    let json = #"{"architecture":"\#(architecture)","backtrace":"\#(text)"}"#
    let backtrace = try? JSONDecoder().decode(Backtrace.self, from: Data(json.utf8))
    let symbols = backtrace?.symbolicated(
      with: LoadedImages.atFirstUse, options: [.showSourceLocations, .useSymbolCache])
    return symbols?.frames.filter {
      // The last frame is a mark that a backtrace may be longer.
      if case .truncated = $0.captured { false } else { true }
    }
  }

  private static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "x86_64"
    #endif
  }
}
