import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// The pointer's styles at the edges and corners of a frame.
@MainActor @Suite struct ResizePointerTests {
  @Test func `the pointer over an edge or a corner of a frame has the direction of its moves`() {
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        ForEach(FrameResizePosition.allCases, id: \.self) {
          Color.red.frame(width: 20, height: 20).pointerStyle(.frameResize(position: $0))
        }
      })
    var styles: [PointerStyle] = []
    for index in FrameResizePosition.allCases.indices {
      host.hover(at: CGPoint(x: 10, y: 20 * index + 10))
      styles.append(host.pointerStyle)
    }
    let (rising, falling) = (
      PointerStyle.frameResize(position: .topTrailing), PointerStyle.frameResize(position: .topLeading)
    )
    #expect(rising != falling)
    #expect(
      styles == [
        .rowResize, .columnResize, .rowResize, .columnResize, falling, rising, rising, falling,
      ])
  }

  @Test func `directions are sets`() {
    #expect(HorizontalDirection.Set.all == [.leading, .trailing])
    #expect(VerticalDirection.Set(.up).union(.init(.down)) == .all)
    #expect(PointerStyle.columnResize(directions: .leading) == .columnResize)
    #expect(PointerStyle.rowResize(directions: .down) == .rowResize)
  }
}
