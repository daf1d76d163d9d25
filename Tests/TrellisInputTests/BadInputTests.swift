import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Input that makes no sense: nothing crashes, the app loses no data, and later input works.
@MainActor
@Suite struct BadInputTests {
  @MainActor @Observable final class Model {
    var isShown = true
    var text = "text"
    var moved = 0
    var ends: [CGSize] = []
    @ObservationIgnored var taps = 0
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      @Bindable var model = model
      VStack(spacing: 0) {
        if model.isShown {
          Button("press") { model.taps += 1 }.frame(height: 30)
          Color.red.frame(width: 100, height: 50).accessibilityIdentifier("drag")
            .gesture(
              DragGesture(minimumDistance: 0)
                .onChanged { _ in model.moved += 1 }
                .onEnded { model.ends.append($0.translation) })
        }
        TextField("field", text: $model.text).frame(height: 20)
        TextEditor(text: $model.text).frame(height: 60)
        ScrollView {
          LazyVStack(spacing: 0) { ForEach(0..<1_000, id: \.self) { Text("row \($0)").frame(height: 20) } }
        }
      }
    }
  }

  private func host(_ model: Model) -> TestHost {
    TestHost(Page(model: model), size: CGSize(width: 200, height: 300))
  }

  private func middle(_ host: TestHost, _ identifier: String) throws -> CGPoint {
    let frame = try host.frame(ofIdentifier: identifier)
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  @Test func `releasing over a removed view does nothing, and later input works`() throws {
    let model = Model()
    let host = host(model)
    let button = try host.frame(ofText: "press")
    let place = CGPoint(x: button.midX, y: button.midY)
    host.press(at: place)
    model.isShown = false
    host.release(at: place)
    #expect(model.taps == 0)
    model.isShown = true
    try host.tap("press")
    #expect(model.taps == 1)
    host.press(at: try middle(host, "drag"))
    model.isShown = false
    host.move(to: CGPoint(x: 100, y: 200))
    host.release(at: CGPoint(x: 100, y: 200))
    #expect(model.ends.isEmpty)
    #expect(host.warnings.isEmpty)
  }

  @Test func `a drag continues outside the window until it is released`() throws {
    let model = Model()
    let host = host(model)
    let start = try middle(host, "drag")
    host.press(at: start)
    host.leave()
    host.move(to: CGPoint(x: -5_000, y: 90_000))
    host.release(at: CGPoint(x: start.x - 5_000, y: start.y + 90_000))
    #expect(model.ends == [CGSize(width: -5_000, height: 90_000)])
  }

  @Test func `contradictory events are accepted`() throws {
    let model = Model()
    let host = host(model)
    let place = try middle(host, "drag")
    host.release(at: place)
    host.press(at: place)
    host.press(at: place)
    host.cancelPress()
    host.cancelPress(with: .finger(7))
    host.move(to: CGPoint(x: CGFloat.nan, y: .infinity))
    host.press(at: CGPoint(x: CGFloat.infinity, y: -.infinity))
    host.release(at: CGPoint(x: CGFloat.nan, y: CGFloat.nan))
    host.scroll(at: place, by: CGSize(width: CGFloat.nan, height: .infinity))
    host.scroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: CGFloat.nan))
    try host.tap("press")
    #expect(model.taps == 1)
    #expect(host.texts.contains("row 0"))
  }

  @Test func `thousands of events are handled before one frame`() throws {
    let model = Model()
    let host = host(model)
    let start = try middle(host, "drag")
    host.press(at: start)
    for step in 1...3_000 { host.move(to: CGPoint(x: start.x + CGFloat(step % 7), y: start.y)) }
    host.release(at: start)
    for _ in 0..<3_000 { host.scroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: 1)) }
    #expect(model.ends == [.zero])
    #expect(host.texts.contains("row 150"))
  }

  @Test(arguments: [
    CGSize(width: 1, height: 1), CGSize(width: 10_000, height: 10_000), .zero,
    CGSize(width: CGFloat.nan, height: -3),
  ])
  func `a window of any size keeps its content`(size: CGSize) throws {
    let model = Model()
    let host = host(model)
    host.scroll(at: CGPoint(x: 100, y: 250), by: CGSize(width: 0, height: 400))
    host.size = size
    _ = host.texts
    host.size = CGSize(width: 200, height: 300)
    #expect(host.texts.contains("row 20"))
    #expect(model.text == "text")
    try host.tap("press")
    #expect(model.taps == 1)
  }

  @Test func `ten megabytes are pasted, and undone`() throws {
    let model = Model()
    let host = host(model)
    let long = String(repeating: "0123456789abcdef\n", count: 10 << 16)
    host.pasteboard = long
    host.tap(at: CGPoint(x: 100, y: 130))
    host.press("a", modifiers: .command)
    host.press("v", modifiers: .command)
    #expect(model.text == long)
    host.press("z", modifiers: .command)
    #expect(model.text == "text")
  }

  @Test func `unsupported characters are dropped by a field`() throws {
    let model = Model()
    let host = host(model)
    host.tap(at: CGPoint(x: 100, y: 90))
    host.press("a", modifiers: .command)
    host.pasteboard = "a\u{0}b\nc\u{7}d\u{FFFD}\u{1B}"
    host.press("v", modifiers: .command)
    #expect(model.text == "ab cd\u{FFFD}")
    host.compose("")
    host.compose("\u{301}")
    host.compose("")
    host.type("\u{301}")
    #expect(model.text.unicodeScalars.last == "\u{301}")
  }

  @Test func `unknown keys change nothing`() throws {
    let model = Model()
    let host = host(model)
    host.tap(at: CGPoint(x: 100, y: 130))
    for key: KeyEquivalent in ["\u{0}", "\u{F8FF}", "\u{10FFFF}", .function(35), .clear] {
      host.press(key, characters: "")
      host.press(key, modifiers: [.command, .option, .shift, .control], characters: "")
    }
    #expect(model.text == "text")
  }

  private struct Vanishing: View {
    let model: Model
    @State private var there = [true, true, true]
    var body: some View {
      VStack(spacing: 0) {
        if there[0] { Text("tap").frame(height: 40).onTapGesture { there[0] = false } }
        if there[1] {
          Text("drag").frame(height: 40).gesture(
            DragGesture(minimumDistance: 0).onChanged { _ in there[1] = false }
              .onEnded { model.ends.append($0.translation) })
        }
        if there[2] {
          Text("hover").frame(height: 40).onHover { inside in
            there[2] = false
            model.moved += inside ? 1 : 100
          }
        }
        Button("last") { model.taps += 1 }
      }
    }
  }

  @Test func `a recognizer whose closure removes its view ends with it`() throws {
    let model = Model()
    let host = TestHost(Vanishing(model: model), size: CGSize(width: 200, height: 300))
    try host.tap("tap")
    #expect(!host.texts.contains("tap"))
    let place = try host.frame(ofText: "drag")
    host.press(at: CGPoint(x: place.midX, y: place.midY))
    host.move(to: CGPoint(x: place.midX + 20, y: place.midY))
    host.release(at: CGPoint(x: place.midX + 20, y: place.midY))
    #expect(!host.texts.contains("drag"))
    #expect(model.ends.isEmpty)
    try host.hover("hover")
    #expect(!host.texts.contains("hover"))
    #expect(model.moved == 1)
    try host.tap("last")
    #expect(model.taps == 1)
    #expect(host.warnings.isEmpty)
  }
}
