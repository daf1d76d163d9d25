import SwiftUI
import Testing
import TrellisTesting

@Observable
private final class Numbers {
  var ids: [Double] = [1, .nan, 2]
  var isLazy = false
}

private struct Page: View {
  let numbers: Numbers

  var body: some View {
    if numbers.isLazy {
      ScrollView { LazyVStack { rows } }
    } else {
      VStack { rows }
    }
  }

  private var rows: some View { ForEach(numbers.ids, id: \.self) { Text(verbatim: "\($0)") } }
}

/// Ids that aren't equal to themselves.
@MainActor
@Suite struct NotANumberTests {
  @Test(arguments: [false, true]) func `rows with NaN ids are inserted and removed as others`(isLazy: Bool) {
    let numbers = Numbers()
    numbers.isLazy = isLazy
    let host = TestHost(Page(numbers: numbers), size: CGSize(width: 200, height: 400))
    #expect(host.texts == ["1.0", "nan", "2.0"])
    for ids in [
      [1, .nan, 3], [.nan, .nan], [.nan, 1, .nan], [3, 4], [.nan], [], [.nan, 5, .nan, 6], [5, .nan, 6],
    ] {
      numbers.ids = ids
      #expect(host.texts == ids.map { "\($0)" })
    }
  }

  @Test(arguments: 1...20) func `random edits of rows with NaN ids work`(seed: Int) {
    var state = UInt64(seed)
    func random(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    let numbers = Numbers()
    numbers.isLazy = seed % 2 == 0
    let host = TestHost(Page(numbers: numbers), size: CGSize(width: 200, height: 400))
    for _ in 0..<40 {
      numbers.ids = (0..<random(7)).map { _ in [1, 2, 3, Double.nan][random(4)] }
      #expect(host.texts == numbers.ids.map { "\($0)" })
    }
  }
}
