import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// A view inserted into a moving view.
@MainActor
@Suite struct GeometryGroupTests {
  /// A square that moves from the left to the right, and a smaller one that is inserted into it on request.
  private struct Carrier: View {
    let isGrouped: Bool
    @State private var isRight = false
    @State private var isFull = false

    var body: some View {
      VStack(alignment: .leading, spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isRight = true } }.frame(height: 20).buttonStyle(
          .plain)
        Button("fill") { isFull = true }.frame(height: 20).buttonStyle(.plain)
        if isGrouped { square.geometryGroup() } else { square }
      }
      .frame(width: 400, alignment: isRight ? .topTrailing : .topLeading)
    }

    private var square: some View {
      ZStack {
        Color.red.frame(width: 100, height: 100)
        if isFull { Color.blue.frame(width: 50, height: 50) }
      }
    }
  }

  @Test(arguments: [true, false])
  func
    `a view inserted into an animating container moves along in a geometry group, and is in place at once elsewhere`(
      isGrouped: Bool
    ) async throws
  {
    let host = TestHost(Carrier(isGrouped: isGrouped), size: CGSize(width: 400, height: 400))
    func frames() -> [CGRect] { host.leaves.map(\.frame).filter { $0.width == 100 || $0.width == 50 } }
    let start = try #require(frames().first).minX
    try host.tap("go")
    await host.advance(by: .milliseconds(500))
    let half = try #require(frames().first).minX
    #expect(half > start + 100)
    try host.tap("fill")
    // In a geometry group, the blue square is in the middle of the moving red square. Otherwise it is in the middle of the red
    // square's final frame.
    #expect(frames().count == 2)
    #expect(frames().last?.minX == (isGrouped ? half : 300) + 25)
    await host.advance(by: .milliseconds(250))
    #expect(try #require(frames().first).minX > half + 50)
    #expect(frames().last?.minX == (isGrouped ? frames()[0].minX : 300) + 25)
    await host.advance(by: .seconds(1))
    #expect(frames().map(\.minX) == [300, 325])
  }
}
