import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct AnimatableSourceTests {
  private struct Growing: View {
    @State private var isLong = false

    var body: some View {
      VStack(spacing: 0) {
        Button("go") { withAnimation(.linear(duration: 1)) { isLong = true } }
        NumberLabel(number: isLong ? 100 : 0)
        Blade(reach: isLong ? 1 : 0.2, isFilled: true).fill(.black)
      }
    }
  }

  @Test func `the variables of a type marked @Animatable are animated`() async throws {
    let host = TestHost(Growing().background(.white), size: CGSize(width: 100, height: 100))
    #expect(host.texts.contains("0"))
    try host.tap("go")
    await host.advance(by: .seconds(0.5))
    #expect(host.texts.contains("50"))
    let picture = try host.picture()
    #expect(picture.color(x: 55, y: 95).red < 0.1 && picture.color(x: 65, y: 95).red > 0.9)
    await host.advance(by: .seconds(1))
    #expect(host.texts.contains("100"))
    #expect(try host.picture().color(x: 95, y: 95).red < 0.1)
  }

  @Test func `ignored variables and constants are no data`() {
    var blade = Blade(reach: 1, turn: .degrees(10), isFilled: true)
    let data = blade.animatableData
    blade.isFilled = false
    #expect(blade.animatableData == data)
    blade.turn = .degrees(20)
    #expect(blade.animatableData != data)
    blade.animatableData = data
    #expect(blade.turn == .degrees(10))
  }
}
