import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// Numbers that make no sense, in every parameter of layout: one message each, and frames that can be shown.
@MainActor
@Suite struct BadLayoutInputTests {
  /// A parameter that is a number.
  private struct Place {
    let name: String
    /// The beginning of the parameter's messages, before the number.
    let says: String
    /// Whether a number below 0 is valid.
    var takesNegative = false
    /// Whether infinity is valid, or is replaced by a valid number without a message.
    var takesInfinity = false
    let view: @MainActor (CGFloat) -> any View
  }

  private static func box(_ id: String = "a") -> some View {
    Color.red.frame(width: 20, height: 10).accessibilityIdentifier(id)
  }

  private static let places: [Place] = [
    Place(name: "frame width", says: "View.frame: width is") { box().frame(width: $0) },
    Place(name: "frame height", says: "View.frame: height is") { box().frame(height: $0) },
    Place(name: "minWidth", says: "View.frame: minWidth is") { box().frame(minWidth: $0) },
    Place(name: "idealWidth", says: "View.frame: idealWidth is") { box().frame(idealWidth: $0).fixedSize() },
    Place(name: "maxWidth", says: "View.frame: maxWidth is", takesInfinity: true) {
      box().frame(maxWidth: $0)
    },
    Place(name: "minHeight", says: "View.frame: minHeight is") { box().frame(minHeight: $0) },
    Place(name: "idealHeight", says: "View.frame: idealHeight is") {
      box().frame(idealHeight: $0).fixedSize()
    },
    Place(name: "maxHeight", says: "View.frame: maxHeight is", takesInfinity: true) {
      box().frame(maxHeight: $0)
    },
    Place(name: "padding", says: "View.padding: the top inset is", takesNegative: true) { box().padding($0) },
    Place(name: "padding of edges", says: "View.padding: the top inset is", takesNegative: true) {
      box().padding(.top, $0)
    },
    Place(name: "padding of insets", says: "View.padding: the leading inset is", takesNegative: true) {
      box().padding(EdgeInsets(top: 0, leading: $0, bottom: 0, trailing: 0))
    },
    Place(name: "offset", says: "View.offset: the width is", takesNegative: true) {
      box().offset(x: $0, y: 3)
    },
    Place(name: "offset of a size", says: "View.offset: the height is", takesNegative: true) {
      box().offset(CGSize(width: 1, height: $0))
    },
    Place(name: "position", says: "View.position: y is", takesNegative: true) { box().position(x: 3, y: $0) },
    Place(name: "position of a point", says: "View.position: x is", takesNegative: true) {
      box().position(CGPoint(x: $0, y: 3))
    },
    Place(name: "HStack spacing", says: "HStack: the spacing is", takesNegative: true) { spacing in
      HStack(spacing: spacing) {
        box()
        box("b")
      }
    },
    Place(name: "VStack spacing", says: "VStack: the spacing is", takesNegative: true) { spacing in
      VStack(spacing: spacing) {
        box()
        box("b")
      }
    },
    Place(name: "spacing of a layout", says: "AnyLayout: the spacing is", takesNegative: true) { spacing in
      AnyLayout(VStackLayout(spacing: spacing))({
        box()
        box("b")
      })
    },
    Place(name: "Spacer minLength", says: "Spacer: minLength is") { length in
      HStack {
        box()
        Spacer(minLength: length)
      }
    },
    Place(name: "aspectRatio", says: "View.aspectRatio: the ratio is") {
      box().aspectRatio($0, contentMode: .fit)
    },
    Place(name: "aspectRatio of a size", says: "View.aspectRatio: the ratio is") {
      box().aspectRatio(CGSize(width: $0, height: 1), contentMode: .fill)
    },
    Place(name: "Grid horizontalSpacing", says: "Grid: the horizontalSpacing is", takesNegative: true) {
      spacing in
      Grid(horizontalSpacing: spacing) {
        GridRow {
          box()
          box("b")
        }
      }
    },
    Place(name: "Grid verticalSpacing", says: "Grid: the verticalSpacing is", takesNegative: true) {
      spacing in
      Grid(verticalSpacing: spacing) {
        GridRow { box() }
        GridRow { box("b") }
      }
    },
    Place(name: "safeAreaInset spacing", says: "View.safeAreaInset: the spacing is", takesNegative: true) {
      spacing in
      box().safeAreaInset(edge: .bottom, spacing: spacing) { box("b") }
    },
    Place(name: "safeAreaPadding", says: "View.safeAreaPadding: the top inset is", takesNegative: true) {
      box().safeAreaPadding($0)
    },
    Place(name: "containerRelativeFrame", says: "View.containerRelativeFrame: the height is") { number in
      box().containerRelativeFrame([.horizontal, .vertical]) { _, _ in number }
    },
    Place(
      name: "containerRelativeFrame spacing", says: "View.containerRelativeFrame: the spacing is",
      takesNegative: true
    ) {
      box().containerRelativeFrame(.horizontal, count: 2, spacing: $0)
    },
    Place(
      name: "alignmentGuide", says: "AlignmentGuideModifier: the alignment guide Leading is at",
      takesNegative: true
    ) { number in
      VStack(alignment: .leading) {
        box().alignmentGuide(.leading) { _ in number }
        box("b")
      }
    },
    Place(name: "a layout's width", says: "Odd.sizeThatFits: the width is") { number in
      Odd(answer: CGSize(width: number, height: 20))() { box() }
    },
    Place(name: "a layout's height", says: "Odd.sizeThatFits: the height is") { number in
      Odd(answer: CGSize(width: 20, height: number))() { box() }
    },
    Place(name: "a layout's guide", says: "Odd: the alignment guide Leading is at", takesNegative: true) {
      number in
      VStack(alignment: .leading) {
        Odd(guide: number)() { box() }
        box("b")
      }
    },
  ]

  private nonisolated static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, -20]

  private struct Odd: Layout {
    var answer = CGSize(width: 20, height: 20)
    var guide: CGFloat?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize { answer }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
    }

    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout Void
    ) -> CGFloat? {
      guide == .leading ? self.guide : nil
    }
  }

  private static func host(_ place: Place, _ number: CGFloat) -> TestHost {
    TestHost(
      AnyView(AnyView(place.view(number)).accessibilityIdentifier("whole")),
      size: CGSize(width: 200, height: 100))
  }

  private func isSane(_ frame: CGRect) -> Bool {
    [frame.origin.x, frame.origin.y, frame.width, frame.height].allSatisfy(\.isFinite) && frame.width >= 0
      && frame.height >= 0
  }

  @Test(arguments: numbers + [CGFloat.greatestFiniteMagnitude, -.greatestFiniteMagnitude, -0.0])
  func `an unusable number gives displayable frames`(number: CGFloat) throws {
    for place in Self.places {
      let host = Self.host(place, number)
      host.displayList.forEachItem { item, _ in
        #expect(isSane(item.frame), "\(place.name), \(number): \(item.frame)")
      }
      _ = try host.picture()
      #expect(host.elements.contains { $0.identifier == "a" })
      // In a stack beside other views, where its smallest and its largest size may be requested.
      let beside = TestHost(
        HStack {
          Color.blue
          AnyView(place.view(number))
          Text("b")
        }, size: CGSize(width: 200, height: 100))
      beside.displayList.forEachItem { item, _ in
        #expect(isSane(item.frame), "\(place.name) in a row, \(number): \(item.frame)")
      }
    }
  }

  @Test func `each API reports each unusable number once`() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      await MainActor.run {
        for place in Self.places {
          for number in Self.numbers {
            FileHandle.standardError.write(Data("== \(place.name), \(number)\n".utf8))
            for _ in 0..<2 { _ = Self.host(place, number).displayList }
          }
        }
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    let parts = text.split(separator: "== ").map { $0.split(separator: "\n") }
    #expect(parts.count == Self.places.count * Self.numbers.count)
    var all: [String] = []
    for (index, part) in parts.enumerated() {
      let place = Self.places[index / Self.numbers.count]
      let number = Self.numbers[index % Self.numbers.count]
      let makesSense =
        place.takesNegative && number == -20 || place.takesInfinity && number == .infinity
      let lines = part.dropFirst().map { String($0) }
      all += lines
      // Two forms of a modifier have the same message, which is written once.
      if makesSense {
        #expect(lines.isEmpty)
      } else {
        #expect(all.contains { $0.contains("\(place.says) \(number)") }, "\(part)")
      }
    }
    #expect(Set(all).count == all.count, "told more than once")
  }

  // MARK: - Depth and the number of queries

  private static func frames(_ depth: Int, _ view: AnyView) -> AnyView {
    (0..<depth).reduce(view) { inner, index in
      index.isMultiple(of: 2)
        ? AnyView(inner.frame(maxWidth: .infinity)) : AnyView(inner.frame(minWidth: 1, minHeight: 1))
    }
  }

  @Test func `five hundred frames inside one another are laid out`() throws {
    let host = TestHost(
      Self.frames(500, AnyView(Color.red.accessibilityIdentifier("a"))), size: CGSize(width: 200, height: 100)
    )
    #expect(try host.frame(ofIdentifier: "a") == CGRect(x: 0, y: 0, width: 200, height: 100))
    host.size.width = 300
    #expect(try host.frame(ofIdentifier: "a").width == 300)
  }

  @Test func `a hundred relative frames and stacks inside one another are laid out`() throws {
    let view = (0..<100).reduce(AnyView(Color.red.accessibilityIdentifier("a"))) { inner, _ in
      AnyView(HStack(spacing: 0) { inner.containerRelativeFrame(.horizontal) })
    }
    let host = TestHost(view, size: CGSize(width: 200, height: 100))
    #expect(try host.frame(ofIdentifier: "a").width == 200)
    host.size.width = 300
    #expect(try host.frame(ofIdentifier: "a").width == 300)
  }

  private struct Curious: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      var height: CGFloat = 0
      for width in 0..<5000 {
        height = max(
          height, subviews[0].sizeThatFits(ProposedViewSize(width: CGFloat(width), height: nil)).height)
      }
      return CGSize(width: 100, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
      subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 7, height: nil))
    }
  }

  @Test func `a layout may propose thousands of sizes`() throws {
    let view = Curious()() {
      VStack(spacing: 0) {
        Text("some words that take lines").fixedSize(horizontal: false, vertical: true)
        Color.red.frame(height: 10).accessibilityIdentifier("a")
      }
    }
    let host = TestHost(view, size: CGSize(width: 200, height: 1000))
    #expect(try host.frame(ofIdentifier: "a").width == 7)
    host.size.width = 300
    #expect(try host.frame(ofIdentifier: "a").width == 7)
  }

  @Test func `a grid handles unusable spans, anchors and priorities`() throws {
    for span in [Int.min, -1, 0, 1000, 1_000_000] {
      for number in Self.numbers {
        let grid = Grid {
          GridRow {
            Self.box().gridCellColumns(span).gridCellAnchor(UnitPoint(x: number, y: number))
            Self.box("b").layoutPriority(Double(number))
          }
          Self.box("c")
        }
        let host = TestHost(grid, size: CGSize(width: 200, height: 100))
        host.displayList.forEachItem { item, _ in #expect(isSane(item.frame), "\(span), \(number)") }
      }
    }
  }

  @Test func `NaN z-indices draw everything`() {
    let host = TestHost(
      ZStack { ForEach(0..<20) { Self.box("\($0)").zIndex($0.isMultiple(of: 3) ? .nan : Double($0)) } })
    #expect(Set(host.elements.compactMap(\.identifier)) == Set((0..<20).map(String.init)))
  }
}
