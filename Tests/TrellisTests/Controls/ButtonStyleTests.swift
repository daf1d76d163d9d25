import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor
@Suite struct ButtonStyleTests {
  @Observable final class Model {
    var taps = 0
    var isEnabled = true
    var color = Color.green
  }

  private struct Pill: ButtonStyle {
    let color: Color
    @Environment(\.isEnabled) private var isEnabled
    @State private var presses = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        configuration.label
        Text(verbatim: "\(configuration.isPressed) \(isEnabled) \(presses) \(configuration.role == .cancel)")
      }
      .frame(width: 100, height: 40)
      .background(color)
      .onChange(of: configuration.isPressed) { presses += 1 }
    }
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      Button("go", role: .cancel) { model.taps += 1 }
        .disabled(!model.isEnabled)
        .buttonStyle(Pill(color: model.color))
    }
  }

  private let size = CGSize(width: 100, height: 40)
  private let middle = CGPoint(x: 50, y: 20)

  @Test func `a button style receives its configuration, and its state and environment are the button's`()
    throws
  {
    let model = Model()
    let host = TestHost(Page(model: model), size: size)
    #expect(host.texts == ["go", "false true 0 true"])
    host.press(at: middle)
    #expect(host.texts == ["go", "true true 1 true"])
    host.move(to: CGPoint(x: 500, y: 20))
    #expect(host.texts == ["go", "false true 2 true"])
    host.move(to: middle)
    #expect(host.texts == ["go", "true true 3 true"])
    host.release(at: middle)
    #expect(host.texts == ["go", "false true 4 true"])
    #expect(model.taps == 1)
    model.isEnabled = false
    host.tap(at: middle)
    #expect(host.texts == ["go", "false false 4 true"])
    #expect(model.taps == 1)
  }

  @Test func `a changed button style keeps its state`() throws {
    let model = Model()
    let host = TestHost(Page(model: model), size: size)
    host.tap(at: middle)
    model.color = .blue
    #expect(host.texts == ["go", "false true 2 true"])
    #expect(try host.picture().color(x: 2, y: 2).blue > 0.9)
  }

  @Test func `the innermost button style is used, and a cancelled press ends`() {
    struct Named: ButtonStyle {
      let name: String
      func makeBody(configuration: Configuration) -> some View {
        HStack {
          Text(verbatim: "\(name)\(configuration.isPressed ? "!" : "")")
          configuration.label
        }
      }
    }
    let host = TestHost(
      VStack {
        Button("a") {}.buttonStyle(Named(name: "inner"))
        Button("b") {}
      }.buttonStyle(Named(name: "outer")), size: CGSize(width: 200, height: 100))
    #expect(host.texts == ["inner", "a", "outer", "b"])
    host.press(at: CGPoint(x: 100, y: 38))
    #expect(host.texts.first == "inner!")
    host.cancelPress()
    #expect(host.texts.first == "inner")
  }

  @Test func `a primitive button style acts only by its trigger (CF-37)`() throws {
    struct Twice: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.frame(width: 80, height: 30).contentShape(Rectangle())
          .onTapGesture(count: 2) { configuration.trigger() }
      }
    }
    struct Framed: PrimitiveButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration).padding(4).border(.red)
      }
    }
    let model = Model()
    let host = TestHost(Button("go") { model.taps += 1 }.buttonStyle(Twice()), size: size)
    host.tap(at: middle)
    #expect(model.taps == 0)
    host.doubleTap(at: middle)
    #expect(model.taps == 1)
    let other = TestHost(Button("go") { model.taps += 1 }.buttonStyle(Framed()), size: size)
    try other.tap("go")
    #expect(model.taps == 2)
  }

  @Test func `gaps in plain buttons take no presses, gaps in others do`() {
    func taps(_ style: some PrimitiveButtonStyle) -> Int {
      let model = Model()
      let host = TestHost(
        Button {
          model.taps += 1
        } label: {
          HStack {
            Text("x")
            Spacer()
            Text("y")
          }
        }
        .buttonStyle(style), size: size)
      host.tap(at: middle)
      return model.taps
    }
    #expect(taps(.plain) == 0)
    #expect(taps(.borderless) == 1)
    #expect(taps(.bordered) == 1)
    #expect(taps(.borderedProminent) == 1)
  }

  @Test(arguments: zip(ControlSize.allCases, [13, 20, 24, 28, 36]))
  func `bordered buttons are as high as recorded`(controlSize: ControlSize, height: CGFloat) throws {
    for isProminent in [false, true] {
      let button = Button("") {}.accessibilityIdentifier("b").controlSize(controlSize)
      let host =
        isProminent
        ? TestHost(button.buttonStyle(.borderedProminent), size: size)
        : TestHost(button.buttonStyle(.bordered), size: size)
      #expect(try host.frame(ofIdentifier: "b").height >= height)
      #expect(try controlSize < .regular || host.frame(ofIdentifier: "b").height == height)
    }
  }

  @Test func `a button without a style has a border on a desktop, and only its label on a phone`() throws {
    func size(_ button: some View) throws -> CGSize {
      try TestHost(button.accessibilityIdentifier("button"), size: CGSize(width: 300, height: 100))
        .frame(ofIdentifier: "button").size
    }
    let text = try size(Text("go"))
    for (controlSize, height, side) in zip3(ControlSize.allCases, [13, 20, 24, 28, 36], [8, 10, 12, 14, 18]) {
      #expect(
        try size(Button("go") {}.controlSize(controlSize))
          == CGSize(width: text.width + 2 * side, height: max(height, text.height)))
      #expect(
        try size(Button("go") {}.controlSize(controlSize))
          == size(Button("go") {}.buttonStyle(.automatic).controlSize(controlSize)))
    }
    let label = try size(Text("go").controlTheme(.phone))
    #expect(try size(Button("go") {}.controlTheme(.phone)) == label)
    #expect(try size(Link("go", destination: URL(string: "https://swift.org")!)) == text)
  }

  @Test func `a button's label of several views is one row in one border`() throws {
    let host = TestHost(
      Button {
      } label: {
        Color.red.frame(width: 30, height: 10)
        Color.green.frame(width: 30, height: 10)
      }
      .accessibilityIdentifier("button"), size: CGSize(width: 300, height: 100))
    #expect(try host.frame(ofIdentifier: "button").size == CGSize(width: 30 + 8 + 30 + 24, height: 24))
  }

  @Test
  func
    `a button without a style looks pressed while held, and a quick click evaluates nothing`()
    async throws
  {
    let host = TestHost(
      Button {
      } label: {
        Color.clear
      }, size: size)
    let still = try host.picture().color(x: 50, y: 20)
    #expect(host.evaluations { host.tap(at: middle) }.entries.isEmpty)
    host.press(at: middle)
    #expect(try host.picture().color(x: 50, y: 20) == still)
    await host.advance(by: .milliseconds(60))
    #expect(try host.picture().color(x: 50, y: 20) != still)
    host.release(at: middle)
    #expect(try host.picture().color(x: 50, y: 20) == still)
  }
}

private func zip3(_ first: [ControlSize], _ second: [CGFloat], _ third: [CGFloat]) -> [(
  ControlSize, CGFloat, CGFloat
)] {
  first.indices.map { (first[$0], second[$0], third[$0]) }
}

extension ControlSize {
  fileprivate static func < (first: ControlSize, second: ControlSize) -> Bool {
    allCases.firstIndex(of: first)! < allCases.firstIndex(of: second)!
  }
}
