import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// A view in a grid, which shows its index.
private struct Cell: View {
  let index: Int
  var height: CGFloat = 20
  var body: some View {
    Color.red.frame(height: height).overlay { Text(String(index)) }.accessibilityIdentifier("\(index)")
  }
}

@MainActor
@Suite struct LazyGridTests {
  private let size = CGSize(width: 200, height: 100)

  /// Returns the first row's columns in a grid of a width of 200 points.
  ///
  /// Each column has its left edge, relative to the grid, and its width, in points.
  private func columns(_ items: [GridItem]) throws -> [[CGFloat]] {
    let host = TestHost(
      LazyVGrid(columns: items) { ForEach(0..<8) { Cell(index: $0) } }.frame(width: 200),
      size: CGSize(width: 200, height: 1000))
    let top = try host.frame(ofIdentifier: "0").minY
    return try (0..<8).map { try host.frame(ofIdentifier: "\($0)") }.filter { $0.minY == top }
      .map { [$0.minX, $0.width] }
  }

  @Test func `fixed columns have their width, and an adaptive item gives as many columns as fit`()
    throws
  {
    // 200 minus 70 and 8 is 122: two columns of at least 40 fit, with 8 between them.
    #expect(
      try columns([GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) == [
        [0, 70], [78, 57], [143, 57],
      ])
    #expect(try columns([GridItem(.fixed(50))]) == [[75, 50]])
    #expect(try columns([GridItem(.fixed(30), spacing: 0), GridItem(.fixed(50))]) == [[60, 30], [90, 50]])
  }

  @Test func `flexible columns share the space in order, within their limits`() throws {
    #expect(try columns([GridItem(), GridItem()]) == [[0, 96], [104, 96]])
    #expect(try columns([GridItem(.flexible(maximum: 40)), GridItem()]) == [[0, 40], [48, 152]])
    #expect(try columns([]) == [[0, 200]])
    // The first column takes 96 of 192, and the second at least 100. Together the columns are 204 wide, and the first gets 98 of
    // that.
    let wide = try columns([GridItem(.flexible(minimum: 50)), GridItem(.flexible(minimum: 100))])
    #expect(wide == [[-3, 98], [103, 100]])
  }

  @Test func `unusable columns lay something out`() throws {
    let odd: [GridItem] = [
      GridItem(.adaptive(minimum: 0), spacing: 0), GridItem(.fixed(-5)),
      GridItem(.flexible(minimum: 80, maximum: 20)),
    ]
    for item in odd { #expect(!(try columns([item])).isEmpty) }
  }

  @Test func `a row is as high as its highest view, and the others are centred`() throws {
    let host = TestHost(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 4) {
          Cell(index: 0, height: 40)
          Cell(index: 1, height: 20)
          Cell(index: 2)
        }
      }, size: size)
    #expect(try host.frame(ofIdentifier: "1").minY == 10)
    #expect(try host.frame(ofIdentifier: "2").minY == 44)
  }

  @Test func `grid rows are built when visible`() throws {
    let grid = ScrollView {
      LazyVGrid(columns: Array(repeating: GridItem(), count: 3), spacing: 0) {
        ForEach(0..<10_000) { Cell(index: $0) }
      }
    }
    let host = TestHost(grid.accessibilityIdentifier("scroll"), size: size)
    #expect(host.texts == (0..<15).map(String.init))
    let log = try host.evaluations {
      try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 20))
    }
    #expect(log.bodies == 3)
    #expect(host.texts == (3..<18).map(String.init))
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 1_000_000))
    #expect(host.texts == (9987..<10_000).map(String.init))
  }

  @Test func `a section starts a new row, and its header takes a whole one`() throws {
    let host = TestHost(
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem()], spacing: 0) {
          ForEach(0..<3) { section in
            Section {
              ForEach(0..<3) { Cell(index: 10 * section + $0) }
            } header: {
              Color.blue.frame(height: 10).accessibilityIdentifier("header \(section)")
            }
          }
        }
      }, size: CGSize(width: 200, height: 150))
    #expect(try host.frame(ofIdentifier: "header 0") == CGRect(x: 0, y: 0, width: 200, height: 10))
    #expect(try host.frame(ofIdentifier: "2").origin == CGPoint(x: 0, y: 30))
    #expect(try host.frame(ofIdentifier: "header 1") == CGRect(x: 0, y: 50, width: 200, height: 10))
    #expect(try host.frame(ofIdentifier: "11").origin == CGPoint(x: 104, y: 60))
    #expect(try host.frame(ofIdentifier: "20").origin == CGPoint(x: 0, y: 110))
  }

  @Test func `a grid of rows grows to the side`() throws {
    let host = TestHost(
      ScrollView(.horizontal) {
        LazyHGrid(rows: [GridItem(.fixed(30)), GridItem(.fixed(40))], spacing: 5) {
          ForEach(0..<1000) { Color.red.frame(width: 50).accessibilityIdentifier("\($0)") }
        }
      }.accessibilityIdentifier("scroll"), size: size)
    #expect(try host.frame(ofIdentifier: "2").minX == 55)
    let first = try host.frame(ofIdentifier: "0")
    #expect(try host.frame(ofIdentifier: "1").minY == first.minY + 38)
    #expect(first.size == CGSize(width: 50, height: 30))
    #expect(host.elements.count == 1 + 8)
  }
}
