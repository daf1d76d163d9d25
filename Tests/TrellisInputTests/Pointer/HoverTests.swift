import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

@MainActor @Suite struct HoverTests {
  private let heard = Heard()

  @Test func `onHover reports when the mouse enters and leaves, and continuous hover where it moves`() {
    let host = TestHost(
      topLeft: Color.red.frame(width: 100, height: 100).onHover { heard.say("\($0)") }
        .onContinuousHover { phase in
          if case .active(let point) = phase { heard.say("\(point.x)") } else { heard.say("ended") }
        }.padding(10))
    host.hover(at: at(5, 5))
    #expect(heard.take() == [])
    host.hover(at: at(15, 15))
    #expect(heard.take() == ["true", "5.0"])
    host.hover(at: at(16, 15))
    #expect(heard.take() == ["6.0"])
    host.leave()
    #expect(heard.take() == ["false", "ended"])
  }

  @Test func `a view inserted under a resting mouse is notified, too`() {
    struct Moving: View {
      let heard: Heard
      @State private var isThere = false
      var body: some View {
        VStack(spacing: 0) {
          if isThere { Color.red.frame(width: 100, height: 50) }
          Color.blue.frame(width: 100, height: 50).onHover { heard.say("\($0)") }.onTapGesture {
            isThere = true
          }
        }
      }
    }
    let host = TestHost(topLeft: Moving(heard: heard))
    host.hover(at: at(50, 25))
    host.tap(at: at(50, 25))
    _ = host.displayList
    #expect(heard.take() == ["true", "false"])
    host.hover(at: at(50, 75))
    #expect(heard.take() == ["true"])
  }
}
