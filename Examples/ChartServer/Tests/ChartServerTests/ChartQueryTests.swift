import Foundation
import SwiftUI
import Testing

@testable import ChartServer

/// The parameters of requests, and the pictures that they give.
@MainActor
struct ChartQueryTests {
  private func query(_ text: String) throws(BadParameter) -> ChartQuery {
    try ChartQuery(
      text.split(separator: "&").map { part in
        let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(sides[0]), sides.count > 1 ? String(sides[1]) : "")
      })
  }

  @Test func `parameters describe a chart`() throws {
    let query = try query("values=3,-7.5,2&labels=a,b,c&type=bar&width=300&scale=2&theme=dark&title=T")
    #expect(query.values == [3, -7.5, 2] && query.labels == ["a", "b", "c"] && query.kind == .bar)
    #expect(
      query.width == 300 && query.height == 480 && query.scale == 2 && query.isDark && query.title == "T")
  }

  @Test(arguments: [
    ("", "values: missing"), ("values=1,x", "values: \"x\" isn't a number"), ("values=1,", "values: \"\""),
    ("values=inf", "values: \"inf\""),
    ("values=1&width=9", "width: \"9\" isn't a number from 50.0 to 4000.0"),
    ("values=1&height=nan", "height: \"nan\""), ("values=1&scale=100", "scale: \"100\""),
    ("values=1&type=cake", "type: there is no chart \"cake\"; give one of line, bar, area, point, pie"),
    ("values=1&labels=a,b", "labels: there are 2 labels for 1 values"),
    ("values=1&colour=red", "colour: unknown"),
    ("values=1&theme=blue", "theme: \"blue\""),
    ("values=-1,2&type=pie", "values: a pie has no negative parts"),
  ])
  func `a bad parameter is named, with a remedy`(text: String, message: String) {
    let error = #expect(throws: BadParameter.self) { try query(text) }
    #expect(error?.description.hasPrefix(message) == true)
    #expect(error?.description.contains("give") == true)
  }

  @Test(arguments: ChartQuery.Kind.allCases)
  func `each kind of chart has files in each format`(kind: ChartQuery.Kind) throws {
    var query = try query("values=3,7,2&labels=a,b,c&title=Sales")
    query.kind = kind
    let drawing = ImageRenderer(content: ChartPicture(query: query)).drawing()
    #expect(try ChartFormat.png.data(of: drawing, scale: 1).starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try ChartFormat.pdf.data(of: drawing, scale: 1).starts(with: Data("%PDF".utf8)))
    let svg = String(decoding: try ChartFormat.svg.data(of: drawing, scale: 1), as: UTF8.self)
    #expect(svg.contains("<svg") && svg.contains("640"))
  }
}
