import SwiftUI
import Testing

@MainActor @Suite struct ColorLiteralTests {
  @Test func `a colour literal is a UIColor or a Color, as its context requires`() {
    let color = Color(#colorLiteral(red: 1, green: 0, blue: 0, alpha: 0.5))
    #expect("\(color)" == "\(Color(red: 1, green: 0, blue: 0, opacity: 0.5))")
    let all: [UIColor] = [#colorLiteral(red: 0, green: 1, blue: 0, alpha: 1)]
    #expect(all == [UIColor(red: 0, green: 1, blue: 0, alpha: 1)])
  }
}
