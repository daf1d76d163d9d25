import Dispatch
import Foundation
import Testing
import TrellisDisplayList
import TrellisImages

/// SVG documents that take too long to read or draw.
@Suite struct SlowDocumentTests {
  private func svg(_ content: String) -> Data {
    Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64">\#(content)</svg>"#.utf8)
  }

  /// Limits for documents that are drawn at once, but perhaps on a busy machine.
  private static let patient: ImageLimits = {
    var limits = ImageLimits()
    limits.seconds = 600
    return limits
  }()

  @Test func `an SVG that takes too long to read is an error`() {
    var limits = ImageLimits()
    limits.seconds = 0
    let error = #expect(throws: ImageError.tooSlow(name: "slow", seconds: 0)) {
      try VectorImage(svg("<rect/>"), name: "slow", limits: limits)
    }
    #expect(error?.description == "slow: the SVG takes more than 0.0 seconds to draw")
  }

  /// Documents of a few hundred bytes that would take minutes or days.
  static let hostile: [String: String] = [
    "references": {
      let groups = (1...8).map { level in
        #"<g id="a\#(level)" opacity=".9">"#
          + String(repeating: ##"<use href="#a\##(level - 1)"/>"##, count: 10) + "</g>"
      }
      return
        ##"<defs><rect id="a0" width="64" height="64"/>\##(groups.joined())</defs><use href="#a8"/>"##
    }(),
    "noise": """
    <filter id="f"><feTurbulence baseFrequency=".05" numOctaves="50000"/></filter>
    <rect width="64" height="64" filter="url(#f)"/>
    """,
  ]

  @Test(arguments: hostile.keys.sorted())
  func `an SVG that takes too long to draw is an error, then and later`(name: String)
    throws
  {
    var limits = ImageLimits()
    limits.seconds = 1
    let image = try VectorImage(svg(try #require(Self.hostile[name])), name: name, limits: limits)
    for side in [64, 32] {
      #expect(throws: ImageError.tooSlow(name: name, seconds: 1)) {
        try image.pixels(width: side, height: side)
      }
    }
    let other = try VectorImage(svg(#"<rect width="64" height="64"/>"#), name: "other", limits: Self.patient)
    #expect(
      try other.pixels(width: 2, height: 2).pixels
        == Data([0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255, 0, 0, 0, 255]))
  }

  /// librsvg 2.54 ends the process if a kernel matrix has more than 400 numbers, in whatever form the document contains them.
  @Test(arguments: ["plain", "entity", "base64", "percent", "hidden address"])
  func `an SVG that would end the process is an error`(way: String) throws {
    func document(_ numbers: String, _ start: String = "") -> String {
      start
        + String(
          decoding: svg(
            """
            <filter id="f"><feConvolveMatrix order="3" kernelMatrix="\(numbers)"/></filter>
            <rect width="64" height="64" filter="url(#f)"/>
            """), as: UTF8.self)
    }
    let bad = document(String(repeating: "1 ", count: 401))
    func picture(_ address: String) -> Data { svg(#"<image width="64" height="64" href="\#(address)"/>"#) }
    let base64 = "data:image/svg+xml;base64," + Data(bad.utf8).base64EncodedString()
    let data =
      switch way {
      case "plain": Data(bad.utf8)
      case "entity":
        Data(
          document(
            String(repeating: "&n;", count: 50), #"<!DOCTYPE svg [<!ENTITY n "1 1 1 1 1 1 1 1 1 ">]>"#
          ).utf8)
      case "base64": picture(base64)
      case "percent":
        picture("data:image/svg+xml," + bad.addingPercentEncoding(withAllowedCharacters: .alphanumerics)!)
      default: picture("&#100;&#x61;ta" + base64.dropFirst(4))
      }
    #expect(
      throws: ImageError.damaged(
        name: "bad", format: .svg, reason: "a kernelMatrix has more than 400 numbers")
    ) {
      try VectorImage(data, name: "bad")
    }
    let good = document(String(repeating: "1 ", count: 9))
    #expect(
      try VectorImage(Data(good.utf8), name: "good", limits: Self.patient).pixels(width: 2, height: 2).width
        == 2)
  }

  @Test
  func `late drawings are counted until they end, and too many block others`()
    throws
  {
    let (begun, gate) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    // The first two runs time out once they have begun. All others are waited for.
    let runner = TimeoutRunner(lateLimit: 2) { end, seconds in
      if seconds == 1 { begun.wait() } else { end.wait() }
      return seconds != 1
    }
    for _ in 0..<2 {
      #expect(throws: TimeoutRunner.Failure.isLate) {
        try runner.run(seconds: 1) {
          begun.signal()
          gate.wait()
        }
      }
    }
    #expect(throws: TimeoutRunner.Failure.othersAreLate(2)) { try runner.run(seconds: 60) { 1 } }
    gate.signal()
    // A late run is counted until a moment after its last step, so another run is tried repeatedly.
    var result: Int?
    while result == nil {
      result = try? runner.run(seconds: 60) { 7 }
      sched_yield()
    }
    #expect(result == 7)
    gate.signal()
  }
}
