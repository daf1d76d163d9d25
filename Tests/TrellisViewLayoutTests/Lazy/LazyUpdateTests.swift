import SwiftUI
import Testing
import TrellisTesting

@Observable
private final class Model {
  var rows: [Int] = []
  var height: CGFloat = 20
}

private struct Page: View {
  let model: Model

  var body: some View {
    ScrollView {
      LazyVStack(spacing: 0) {
        ForEach(model.rows, id: \.self) {
          Text(verbatim: "\($0)").frame(height: model.height + CGFloat($0 % 3))
        }
      }
    }
    .accessibilityIdentifier("scroll")
  }
}

/// Rows that are inserted all at once, as after loading.
@MainActor
@Suite struct LazyUpdateTests {
  private let model = Model()

  private func host(_ rows: Range<Int>) -> TestHost {
    model.rows = Array(rows)
    return TestHost(Page(model: model), size: CGSize(width: 200, height: 100))
  }

  @Test(arguments: [1, 5, 50, 1000, 100_000])
  func `rows inserted into an empty stack are shown from the first`(
    count: Int
  ) throws {
    let host = host(0..<0)
    #expect(host.texts == [])
    model.rows = Array(0..<count)
    #expect(host.texts == (0..<min(count, 5)).map(String.init))
    #expect(try host.frame(ofText: "0").minY < 10)
  }

  @Test func `rows inserted again are shown from the first`() throws {
    let host = host(0..<1000)
    model.rows = []
    #expect(host.texts == [])
    model.rows = Array(0..<1000)
    #expect(host.texts == (0..<5).map(String.init))
  }

  @Test(arguments: [20, 4, 90] as [CGFloat]) func `replacing all rows shows the first`(
    height: CGFloat
  )
    throws
  {
    let host = host(0..<1000)
    #expect(host.texts.first == "0")
    model.rows = Array(3000..<4000)
    model.height = height
    #expect(host.texts.first == "3000")
    model.rows = Array(6000..<6050)
    #expect(host.texts.first == "6000")
  }

  /// Tests random insertions and removals.
  @Test(arguments: 1...20) func `an unscrolled list shows its first row`(seed: Int) {
    var state = UInt64(seed)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let host = host(0..<random(2) * 40)
    for _ in 0..<12 {
      let first = random(5000)
      model.rows = random(4) == 0 ? [] : Array(first..<first + [1, 7, 50, 1000][random(4)])
      if random(3) == 0 { model.height = CGFloat(2 + random(70)) }
      #expect(host.texts.first == model.rows.first.map(String.init))
    }
  }

  @Test func `replacing all scrolled rows keeps the offset`() throws {
    let host = host(0..<1000)
    model.height = 19
    try host.scroll(identifier: "scroll", by: CGSize(width: 0, height: 100))
    #expect(host.texts.first == "5")
    model.rows = Array(3000..<4000)
    #expect(host.texts.first == "3005")
  }
}
