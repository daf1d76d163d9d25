import SwiftUI
import Testing
import TrellisTesting

/// The presses of a button, and the order in which views appear.
@MainActor
@Suite struct PressTests {
  @MainActor final class Log { var lines: [String] = [] }

  private struct Watched: ButtonStyle {
    let log: Log
    @MainActor func makeBody(configuration: Configuration) -> some View {
      configuration.label.onChange(of: configuration.isPressed) { log.lines.append("pressed \($1)") }
    }
  }

  @Test func `CF-36 a press is active while the pointer is inside, and acts if it ends there`() {
    let log = Log()
    let host = TestHost(
      Button(action: { log.lines.append("action") }) { Color.red.frame(width: 40, height: 40) }
        .buttonStyle(Watched(log: log)), size: CGSize(width: 200, height: 200))
    let (inside, outside) = (CGPoint(x: 100, y: 100), CGPoint(x: 190, y: 10))
    host.press(at: inside)
    _ = host.displayList
    host.move(to: outside)
    _ = host.displayList
    host.move(to: inside)
    _ = host.displayList
    host.release(at: inside)
    _ = host.displayList
    #expect(Array(log.lines.prefix(3)) == ["pressed true", "pressed false", "pressed true"])
    #expect(Set(log.lines.dropFirst(3)) == ["pressed false", "action"])
    log.lines = []
    host.press(at: inside)
    _ = host.displayList
    host.move(to: outside)
    _ = host.displayList
    host.release(at: outside)
    _ = host.displayList
    #expect(log.lines == ["pressed true", "pressed false"])
  }

  @Test func `CF-79 views appear from the last to the first, before anything is drawn`() {
    struct Content: View {
      let log: Log
      @State private var isReady = false
      var body: some View {
        VStack {
          Text(isReady ? "ready" : "not yet").onAppear { log.lines.append("first") }
          VStack { Text("b").onAppear { log.lines.append("inner") } }.onAppear { log.lines.append("second") }
        }
        .onAppear {
          log.lines.append("outer")
          isReady = true
        }
      }
    }
    let log = Log()
    let host = TestHost(Content(log: log))
    #expect(host.texts == ["ready", "b"])
    #expect(log.lines == ["inner", "second", "first", "outer"])
  }
}
