import Foundation
import Testing
import TrellisLayout

@Suite struct GridLayoutTests {
  @Test(arguments: try GridCase.all("grid-cases") + GridCase.all("grid-cases-more"))
  func `a recorded grid comes out as SwiftUI laid it out`(_ recorded: GridCase) {
    let (size, frames) = recorded.result()
    let expected = recorded.rects.map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    #expect(isNear(size, CGSize(width: recorded.size[0], height: recorded.size[1])))
    #expect(frames.count == expected.count)
    for (frame, expected) in zip(frames, expected) {
      #expect(isNear(frame.size, expected.size), "\(frame) \(expected)")
      #expect(
        abs(frame.minX - expected.minX) <= 0.01 && abs(frame.minY - expected.minY) <= 0.01,
        "\(frame) \(expected)")
    }
  }

  @Test func `all recorded grids are there`() throws {
    #expect(try GridCase.all("grid-cases").count == 60)
    #expect(try GridCase.all("grid-cases-more").count == 5)
  }

  private func isNear(_ first: CGSize, _ second: CGSize) -> Bool {
    abs(first.width - second.width) <= 0.01 && abs(first.height - second.height) <= 0.01
  }
}
