import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Texts in stacks: flexibility, spacing and baselines, stated independently of the font.
///
/// In the arithmetic font, a character is 6.5 wide at 13 points, and a line is 16.25 high.
@MainActor
@Suite struct TextStackTests {
  private let paragraph = Text("The quick brown fox jumps over the lazy dog and keeps on running far away.")

  @Test func `E1-W1: the longer text shrinks in a row`() throws {
    // Beside a short text that keeps its line, the long text wraps in the remaining width.
    let row = HStack(spacing: 0) {
      Text("a label of one line").accessibilityIdentifier("long")
      Text("Short").accessibilityIdentifier("short")
    }
    let host = TestHost(row, size: CGSize(width: 91, height: 200))
    #expect(try host.frame(ofIdentifier: "short").size == CGSize(width: 32.5, height: 16.25))
    #expect(try host.frame(ofIdentifier: "long").height == 48.75)
  }

  /// Returns heights in a column of the paragraph above a spacer, with space for `lines` lines, in points.
  ///
  /// As in the recording, each of the two views is in a layout of its own, so that the column doesn't recognize the spacer.
  private func column(lines: CGFloat, _ fonts: TestHost.Fonts) throws -> (
    text: CGFloat, spacer: CGFloat, line: CGFloat, height: CGFloat
  ) {
    let line = try TestHost(Text("x"), fonts: fonts).frame(ofText: "x").height
    let height = (lines * line).rounded()
    let column = VStack(spacing: 0) {
      Inside { paragraph.accessibilityIdentifier("text") }
      Inside { Spacer().accessibilityIdentifier("spacer") }
    }
    let host = TestHost(column, size: CGSize(width: 110, height: height), fonts: fonts)
    return (
      try host.frame(ofIdentifier: "text").height, try host.frame(ofIdentifier: "spacer").height, line, height
    )
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TS-K1-60: a text gets the whole lines that fit its share of a column`(fonts: TestHost.Fonts) throws {
    // Recorded at 60 points, which hold three lines and a bit: the text has one line, and the spacer has the rest.
    let (text, spacer, line, height) = try column(lines: 3.75, fonts)
    #expect(text == line)
    #expect(spacer == height - text)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TS-K1-200: a text that fits its share of a column is complete`(fonts: TestHost.Fonts) throws {
    let (text, spacer, line, height) = try column(lines: 12.5, fonts)
    let alone = TestHost(
      paragraph.accessibilityIdentifier("it"), size: CGSize(width: 110, height: 1000), fonts: fonts)
    #expect(text == (try alone.frame(ofIdentifier: "it").height))
    #expect(text >= 4 * line)
    #expect(spacer == height - text)
  }

  @Test func `a spacer gets the space that a text leaves`() throws {
    let column = VStack(spacing: 0) {
      paragraph.accessibilityIdentifier("text")
      Spacer(minLength: 0)
    }
    let host = TestHost(column, size: CGSize(width: 110, height: 60))
    #expect(try host.frame(ofIdentifier: "text").height == 48.75)
  }

  @Test(arguments: [(30, 1), (60, 1), (100, 3), (240, 5)])
  func `a text takes as many lines as fit its share of a column`(height: CGFloat, lines: CGFloat) throws {
    // Beside a flexible view, the text gets whole lines within half of the height.
    let column = VStack(spacing: 0) {
      paragraph.accessibilityIdentifier("text")
      Color.red
    }
    let host = TestHost(column, size: CGSize(width: 110, height: height))
    #expect(try host.frame(ofIdentifier: "text").height == lines * 16.25)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TS-K3-100: two texts share a column evenly, in whole lines`(fonts: TestHost.Fonts) throws {
    let line = try TestHost(Text("x"), fonts: fonts).frame(ofText: "x").height
    let column = VStack(spacing: 0) {
      paragraph.accessibilityIdentifier("a")
      paragraph.accessibilityIdentifier("b")
    }
    let host = TestHost(column, size: CGSize(width: 110, height: 6.25 * line), fonts: fonts)
    #expect(try host.frame(ofIdentifier: "a").height == 3 * line)
    #expect(try host.frame(ofIdentifier: "b").height == 3 * line)
  }
}

// MARK: - Spacing

extension TextStackTests {
  /// Returns the distance between two views in a column of default spacing.
  private func gap(
    _ above: some View, _ below: some View, _ fonts: TestHost.Fonts = .arithmetic
  ) throws -> CGFloat {
    let column = VStack {
      above.accessibilityIdentifier("above")
      below.accessibilityIdentifier("below")
    }
    let host = TestHost(column, fonts: fonts)
    return try host.frame(ofIdentifier: "below").minY - host.frame(ofIdentifier: "above").maxY
  }

  private var square: some View { Color.red.frame(width: 10, height: 10) }

  @Test func `TX-S1b: views other than texts are 8 points apart`() throws {
    #expect(try gap(square, square) == 8)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TX-S1c: the distance below a text comes from its font, and is more than that above`(
    fonts: TestHost.Fonts
  ) throws {
    let text = Text("Hi")
    let below = try gap(text, square, fonts)
    #expect(try below > gap(square, text, fonts))
    #expect(try gap(text.font(.system(size: 26)), square, fonts) > 1.8 * below)
    // The text's preferred distance is used, not the square's default of 8. It is more than 8, and less for a small font.
    #expect(below > 8)
    #expect(try gap(text.font(.system(size: 6)), square, fonts) < 8)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TX-X4-c13: the distance above a text comes from its font, and is less than the default`(
    fonts: TestHost.Fonts
  ) throws {
    let text = Text("Hi")
    let above = try gap(square, text, fonts)
    #expect(above > 0 && above < 8)
    #expect(try gap(square, text.font(.system(size: 26)), fonts) > 1.8 * above)
  }

  @Test func `text spacing follows the arithmetic font`() throws {
    // The distance above a text is the descent and a tenth of the line's height, rounded up to whole pixels. Below a text, the space
    // above the capitals is added.
    #expect(try gap(Text("Hi"), square) == 8.5)
    #expect(try gap(square, Text("Hi")) == 5.25)
    #expect(try gap(Text("Hi"), Text("Hi")) == 0)
    #expect(try gap(Text("Hi").padding(0), square) == 8.5)
  }
}

// MARK: - Baselines

extension TextStackTests {
  /// Returns the frames of four views in a row: a text, a larger text, a text of two lines and a square.
  ///
  /// The baselines of a text are those of its lines.
  private func row(_ alignment: VerticalAlignment, _ fonts: TestHost.Fonts) throws -> (
    frames: [CGRect], baselines: [[CGFloat]]
  ) {
    let row = HStack(alignment: alignment, spacing: 0) {
      Text("A").accessibilityIdentifier("13")
      Text("B").font(.system(size: 26)).accessibilityIdentifier("26")
      Text("C\nD").accessibilityIdentifier("two lines")
      square.accessibilityIdentifier("square")
    }
    let host = TestHost(row, fonts: fonts)
    var baselines: [[CGFloat]] = []
    host.displayList.forEachItem { item, frame in
      guard case .text(let text) = item.content else { return }
      baselines.append(text.runs.map { frame.minY + $0.glyphs[0].position.y })
    }
    return (try ["13", "26", "two lines", "square"].map(host.frame(ofIdentifier:)), baselines)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TX-B2-first: first baselines meet, and a square stands on them`(fonts: TestHost.Fonts) throws {
    let (frames, baselines) = try row(.firstTextBaseline, fonts)
    let line = baselines[0][0]
    #expect(baselines.map(\.first) == [line, line, line])
    #expect(frames[3].maxY == line)
    // The largest text begins highest, the two small texts begin at the same height, and the second line is below all others.
    #expect(frames[1].minY < frames[0].minY && frames[0].minY == frames[2].minY)
    #expect(frames[2].maxY > frames[1].maxY)
  }

  @Test(arguments: TestHost.Fonts.all)
  func `TX-B2-last: last baselines meet, and a square stands on them`(fonts: TestHost.Fonts) throws {
    let (frames, baselines) = try row(.lastTextBaseline, fonts)
    let line = baselines[0][0]
    #expect(baselines.map(\.last) == [line, line, line])
    #expect(frames[3].maxY == line)
    // The first of the two lines is higher than the largest text.
    #expect(frames[2].minY < frames[1].minY && frames[1].minY < frames[0].minY)
    #expect(frames[0].maxY == frames[2].maxY)
  }
}

/// A layout that behaves like its one subview.
private struct Inside: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews[0].sizeThatFits(proposal)
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
  ) {
    subviews[0].place(at: bounds.origin, proposal: proposal)
  }
}

extension TestHost.Fonts {
  fileprivate static var all: [TestHost.Fonts] { [.arithmetic, .installed] }
}
