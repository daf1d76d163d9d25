import Foundation
import SwiftUI
import Testing
import Trellis
import TrellisLayout

private enum Filter { case all, named(String), range(from: Int, to: Int) }

private struct Book {
  var title: String
  var rating: Double?
  var filter = Filter.all
}

private enum OwnGuide: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

/// Values as a person would write them.
@Suite struct ReadableTextTests {
  @Test(arguments: [
    (50.0, "50"), (1.0 / 3, "0.333"), (-0.5, "-0.5"), (.infinity, "∞"), (.nan, "NaN"), (0.00012, "0.00012"),
    (0, "0"),
  ])
  func `numbers have at most three digits after the point`(_ number: Double, _ text: String) {
    #expect(ReadableText.text(of: number) == text)
    #expect(ReadableText.text(of: CGFloat(number)) == text)
  }

  @Test func `geometry reads as in a design`() {
    #expect(ReadableText.text(of: CGSize(width: 50, height: 24.5)) == "50 × 24.5")
    #expect(ReadableText.text(of: CGRect(x: 1, y: 2, width: 3, height: 4)) == "3 × 4 at (1, 2)")
    #expect(ReadableText.text(of: ProposedViewSize(width: nil, height: .infinity)) == "nil × ∞")
    #expect(ReadableText.text(of: EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8)) == "8 on all sides")
    #expect(
      ReadableText.text(of: EdgeInsets(top: 8, leading: 0, bottom: 0, trailing: 4)) == "top 8, trailing 4")
    #expect(ReadableText.text(of: Angle.degrees(45)) == "45°")
  }

  @Test func `strings are in quotes on one line, and texts show their strings`() {
    #expect(ReadableText.text(of: "a \"b\"\nc") == #""a \"b\"\nc""#)
    #expect(ReadableText.text(of: Text("Hello")) == #"Text("Hello")"#)
    #expect(ReadableText.text(of: "x" as Character) == #""x""#)
  }

  @Test func `structs, optionals and cases are written as in source`() {
    #expect(
      ReadableText.text(of: Book(title: "Dune", rating: 4.5))
        == #"Book(title: "Dune", rating: 4.5, filter: .all)"#)
    #expect(
      ReadableText.text(of: Book(title: "Dune", filter: .named("x")))
        == #"Book(title: "Dune", rating: nil, filter: .named("x"))"#)
    #expect(ReadableText.text(of: Filter.range(from: 1, to: 2)) == ".range(from: 1, to: 2)")
    #expect(ReadableText.text(of: { 1 } as () -> Int) == "closure")
  }

  @Test func `long collections say how much is left out`() {
    #expect(ReadableText.text(of: [1, 2, 3]) == "[1, 2, 3]")
    #expect(ReadableText.text(of: Array(0..<1000)) == "[0, 1, 2, 3, … 996 more]")
    #expect(ReadableText.text(of: ["a": 1]) == #"["a": 1]"#)
    #expect(ReadableText.text(of: [String: Int]()) == "[:]")
  }

  @Test func `fonts and colours have their names`() {
    #expect(ReadableText.text(of: Font.title.bold()) == "title bold")
    #expect(ReadableText.text(of: Font.system(size: 17)) == "system 17")
    #expect(ReadableText.text(of: Color(red: 1, green: 0.5, blue: 0)) == "#FF8000FF")
    #expect(ReadableText.text(of: Color.red).hasPrefix("red #"))
  }

  @Test func `alignments have their names in source, and a program's own guide that of its type`() {
    #expect(ReadableText.text(of: HorizontalAlignment.leading) == ".leading")
    #expect(ReadableText.text(of: VerticalAlignment.firstTextBaseline) == ".firstTextBaseline")
    #expect(ReadableText.text(of: Alignment.topLeading) == ".topLeading")
    let own = HorizontalAlignment(OwnGuide.self)
    #expect(ReadableText.text(of: own) == ".OwnGuide")
    #expect(ReadableText.text(of: Alignment(horizontal: own, vertical: .top)) == "(.OwnGuide, .top)")
  }

  @Test func `a long value is cut soon after the limit`() {
    let text = ReadableText.text(of: (0..<6).map { Book(title: String(repeating: "\($0)", count: 100)) })
    #expect(text.utf8.count < 400, "\(text)")
  }
}
