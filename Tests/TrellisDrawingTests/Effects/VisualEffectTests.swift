import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// Effects that depend on a view's position, and don't affect layout.
@MainActor
@Suite struct VisualEffectTests {
  private func effects(_ view: some View) -> [Effect] { DrawnItems(view).effects }

  @Test func `visual effects apply in their order, and other views don't see them`() throws {
    let drawn = effects(
      Color.red.frame(width: 20, height: 10).visualEffect { content, proxy in
        content.opacity(0.5).offset(x: proxy.size.width).blur(radius: proxy.size.height)
      })
    #expect(
      drawn == [
        .blur(radius: 10, isOpaque: false),
        .transform(ProjectionTransform(CGAffineTransform(translationX: 20, y: 0))),
        .each(.opacity(0.5)),
      ])
    let host = TestHost(
      VStack(spacing: 0) {
        Text("moved").visualEffect { content, _ in content.offset(y: 50) }
        Text("below")
      })
    let plain = TestHost(
      VStack(spacing: 0) {
        Text("moved")
        Text("below")
      })
    #expect(try host.frame(ofText: "below") == plain.frame(ofText: "below"))
  }

  @Test func `a visual effect that reads the frame follows it`() throws {
    struct Moving: View {
      @State private var top: CGFloat = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("move") { top = 40 }.frame(height: 20)
          Color.red.frame(width: 10, height: 10)
            .visualEffect { content, proxy in
              content.offset(x: proxy.frame(in: .named("around")).minY)
            }
            .padding(.top, top)
        }
        .coordinateSpace(.named("around"))
      }
    }
    let host = TestHost(Moving(), size: CGSize(width: 200, height: 200))
    func offset() -> CGFloat? {
      for case .transform(let transform) in DrawnItems(host).effects { return transform.m31 }
      return nil
    }
    #expect(offset() == 20)
    try host.tap("move")
    #expect(offset() == 60)
  }

  @Test func `a container-relative shape's corners are concentric`() throws {
    func path(_ view: some View) throws -> Path { try #require(DrawnItems(view).shapes.first).path }
    let inner = ContainerRelativeShape().fill(.red).padding(10).frame(width: 100, height: 80)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    let expected = RoundedRectangle(cornerRadius: 20, style: .circular)
      .path(in: CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(try path(inner) == expected)
    // The shape is a rectangle if it is inset by more than the corner radius, or if no container has declared a shape.
    let far = ContainerRelativeShape().fill(.red).padding(35).frame(width: 100, height: 80)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    #expect(DrawnItems(far).frames.last?.size == CGSize(width: 30, height: 10))
    #expect(DrawnItems(ContainerRelativeShape().fill(.red)).shapes.isEmpty)
    let clipped = Color.red.clipShape(ContainerRelativeShape()).padding(10)
      .frame(width: 100, height: 80)
      .containerShape(RoundedRectangle(cornerRadius: 30, style: .circular))
    #expect(effects(clipped) == [.clip(expected, FillStyle())])
  }
}
