import SwiftUI
import Testing

@MainActor
struct FillShapeStyleTests {
  private func opacity(_ style: some ShapeStyle, _ scheme: ColorScheme) throws -> UInt8 {
    let renderer = ImageRenderer(
      content: Rectangle().fill(style).frame(width: 4, height: 4).environment(\.colorScheme, scheme))
    let pixels = try #require(renderer.cgImage?.dataProvider?.data as Data?)
    return pixels[pixels.startIndex + 3]
  }

  @Test func `fills are fainter for larger shapes, and stronger in the dark`() throws {
    let levels = try [
      opacity(.fill, .light), opacity(.fill.secondary, .light), opacity(.fill.tertiary, .light),
      opacity(.fill.quaternary, .light),
    ]
    #expect(levels == levels.sorted(by: >) && Set(levels).count == 4)
    #expect(try opacity(.fill, .dark) > levels[0])
  }
}
