import SwiftUI
import Testing
import TrellisTesting

/// Rows in groups, and views inside and around them that depend on their sizes.
@MainActor
@Suite struct ManyRowsTests {
  private struct WidthsKey: PreferenceKey {
    static var defaultValue: [CGFloat] { [] }
    static func reduce(value: inout [CGFloat], nextValue: () -> [CGFloat]) { value += nextValue() }
  }

  private struct BoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] { [] }
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
      value += nextValue()
    }
  }

  /// The data of the rows.
  @Observable
  final class Model {
    var numbers = Array(0..<200)
    var words: [Int: String] = [:]
  }

  /// A row that reports its height and its bounds.
  private struct Row: View {
    let number: Int
    let model: Model

    var body: some View {
      HStack(spacing: 0) {
        Text(model.words[number] ?? "row \(number)")
        Spacer()
      }
      .background(GeometryReader { Color.clear.preference(key: WidthsKey.self, value: [$0.size.height]) })
      .anchorPreference(key: BoundsKey.self, value: .bounds) { [$0] }
    }
  }

  /// The rows, with their reports above.
  private struct Rows: View {
    let model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) { ForEach(model.numbers, id: \.self) { Row(number: $0, model: model) } }
          .overlayPreferenceValue(WidthsKey.self) { Text("heights \(Int($0.reduce(0, +)))") }
          .overlayPreferenceValue(BoundsKey.self) { anchors in
            GeometryReader { proxy in
              Text("bottom \(Int(anchors.map { proxy[$0].maxY }.max() ?? 0))")
            }
          }
      }
    }
  }

  private func said(by host: TestHost) -> [String] {
    host.texts.filter { $0.hasPrefix("heights") || $0.hasPrefix("bottom") }
  }

  private let size = CGSize(width: 300, height: 400)

  @Test func `a changed row size updates the rows' sizes`() {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    var last = said(by: host)
    #expect(last.count == 2)
    for change in 0..<6 {
      switch change {
      case 0: model.words[100] = "two\nlines"
      case 1: model.words[3] = "some other"
      case 2: model.numbers.remove(at: 50)
      case 3: model.numbers.insert(1000, at: 0)
      case 4: model.numbers = Array(model.numbers[..<30])
      default: model.words[3] = "three\nlines\nnow"
      }
      let now = said(by: host)
      #expect(now == said(by: TestHost(Rows(model: model), size: size)))
      #expect((now == last) == (change == 1))
      last = now
    }
  }

  @Test func `a text that keeps its size runs and marks nothing in other rows`() {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    _ = host.displayList
    let log = host.evaluations { model.words[100] = "words !" }
    #expect(log.count(of: "body") <= 201)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.count(of: "preference") == 0)
    #expect(log.count(of: "displayList", named: "Text") == 1)
  }
}
