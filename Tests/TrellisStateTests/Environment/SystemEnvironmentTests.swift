import Foundation
import SwiftUI
import Testing
import TrellisTesting

private struct Saying<Value>: View {
  @Environment(\.self) private var values
  let path: KeyPath<EnvironmentValues, Value>
  var body: some View { Text(verbatim: "\(values[keyPath: path])") }
}

@MainActor private func says<Value>(_ path: KeyPath<EnvironmentValues, Value>) -> Saying<Value> {
  Saying(path: path)
}

private struct Colored: View {
  let scheme: ColorScheme?
  @State private var isDark = false
  @Environment(\.colorScheme) private var outer

  var body: some View {
    VStack {
      Text("\(outer)")
      Button("dark") { isDark.toggle() }
      Text("inner").preferredColorScheme(isDark ? .dark : scheme)
    }
  }
}

@MainActor @Suite struct SystemEnvironmentTests {
  @Test func `the environment has the desktop's settings`() {
    let host = TestHost(
      VStack {
        says(\.isEnabled)
        says(\.displayScale)
        says(\.pixelLength)
        says(\.sizeCategory)
        says(\.accessibilityReduceMotion)
        says(\.colorSchemeContrast)
      })
    #expect(host.texts == ["true", "1.0", "1.0", "large", "false", "standard"])
  }

  @Test func `accessibility settings are off by default`() {
    let switches: [KeyPath<EnvironmentValues, Bool>] = [
      \.accessibilityReduceTransparency, \.accessibilityDifferentiateWithoutColor,
      \.accessibilityInvertColors,
      \.accessibilityShowButtonShapes, \.accessibilityDimFlashingLights, \.accessibilityEnabled,
      \.accessibilityVoiceOverEnabled, \.accessibilitySwitchControlEnabled,
    ]
    for one in switches { #expect(TestHost(says(one)).texts == ["false"]) }
    #expect(TestHost(says(\.accessibilityPlayAnimatedImages)).texts == ["true"])
  }

  @Test func `a set environment value reaches its readers`() {
    let host = TestHost(
      VStack {
        says(\.pixelLength).environment(\.displayScale, 4)
        says(\.dynamicTypeSize).environment(\.sizeCategory, .accessibilityExtraExtraExtraLarge)
        says(\.sizeCategory).dynamicTypeSize(.xSmall)
        says(\.calendar.identifier).environment(\.calendar, Calendar(identifier: .buddhist))
        says(\.timeZone.identifier).environment(\.timeZone, TimeZone(identifier: "Asia/Tokyo")!)
        says(\.colorScheme).colorScheme(.dark)
      })
    #expect(host.texts == ["0.25", "accessibility5", "extraSmall", "buddhist", "Asia/Tokyo", "dark"])
  }

  @Test func `preferredColorScheme sets the window's scheme`() throws {
    let host = TestHost(Colored(scheme: nil))
    #expect(host.texts.first == "light")
    try host.tap("dark")
    #expect(host.texts.first == "dark")
    try host.tap("dark")
    #expect(host.texts.first == "light")
    #expect(TestHost(Colored(scheme: .dark)).texts.first == "dark")
  }

  @Test func `of several preferred schemes the outermost is used, and of siblings the first`() {
    let inner = Colored(scheme: .dark)
    #expect(TestHost(inner.preferredColorScheme(.light)).texts.first == "light")
    #expect(TestHost(inner.preferredColorScheme(nil)).texts.first == "dark")
    let both = VStack {
      Colored(scheme: .light)
      Colored(scheme: .dark)
    }
    #expect(TestHost(both).texts.first == "light")
  }
}

private struct Counting: View {
  let isDisabled: Bool
  @State private var inner = 0
  @State private var behind = 0

  var body: some View {
    VStack {
      Text("\(inner) \(behind)")
      ZStack {
        Button {
          behind += 1
        } label: {
          Color.red.frame(width: 200, height: 100)
        }
        Button("add") { inner += 1 }.disabled(isDisabled)
      }
    }
  }
}

@MainActor @Suite struct DisabledTests {
  @Test func `a disabled button takes its click and does nothing (CF-38)`() throws {
    let host = TestHost(Counting(isDisabled: true))
    try host.tap("add")
    #expect(host.texts.first == "0 0")
    let enabled = TestHost(Counting(isDisabled: false))
    try enabled.tap("add")
    #expect(enabled.texts.first == "1 0")
  }

  @Test func `a view in a disabled container can't be enabled`() throws {
    let host = TestHost(
      VStack {
        says(\.isEnabled).disabled(false)
        says(\.isEnabled)
      }
      .disabled(true))
    #expect(host.texts == ["false", "false"])
  }

  @Test func `an accessibility action can't press a disabled button, either`() throws {
    let host = TestHost(Counting(isDisabled: true))
    try host.performAccessibilityAction(of: "add")
    #expect(host.texts.first == "0 0")
  }
}

private struct Sized: View {
  @State private var width = 50.0
  @State private var log: [String] = []
  @State private var changes: [String] = []

  var body: some View {
    VStack {
      Text(log.joined(separator: " "))
      Text(changes.joined(separator: " "))
      Button("wider") { width += 10 }
      Button("same") { width += 0 }
      Color.red.frame(width: width, height: 10)
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          log.append("\($0)")
        }
        .onGeometryChange(for: Double.self) {
          $0.size.width
        } action: {
          changes.append("\($0)-\($1)")
        }
    }
  }
}

private struct Growing: View {
  @State private var width = 1.0

  var body: some View {
    Color.red.frame(width: width, height: 10)
      .onGeometryChange(for: Double.self) {
        $0.size.width
      } action: {
        width = min($0 * 2, 8)
      }
    Text("\(width)")
  }
}

@MainActor @Suite struct GeometryChangeTests {
  @Test func `onGeometryChange follows the geometry, initially, too`() throws {
    let host = TestHost(Sized())
    #expect(host.texts.prefix(2) == ["50.0", "50.0-50.0"])
    try host.tap("same")
    #expect(host.texts[0] == "50.0")
    try host.tap("wider")
    #expect(host.texts.prefix(2) == ["50.0 60.0", "50.0-50.0 50.0-60.0"])
  }

  @Test func `changes by onGeometryChange are laid out in the same update`() {
    #expect(TestHost(Growing()).texts == ["8.000000"])
  }
}

private struct Boxed: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack {
      configuration.title
      Text("over")
      configuration.icon
    }
  }
}

@MainActor @Suite struct LabelStyleTests {
  private let label = Label("Fire", systemImage: "flame")

  @Test func `a label style determines the visible parts`() {
    #expect(TestHost(label).texts == ["Fire"])
    #expect(TestHost(label.labelStyle(.iconOnly)).texts == [])
    #expect(TestHost(label.labelStyle(.titleOnly)).texts == ["Fire"])
    #expect(TestHost(label.labelStyle(Boxed())).texts == ["Fire", "over"])
    #expect(TestHost(label.labelStyle(Boxed()).labelStyle(.titleOnly)).texts == ["Fire", "over"])
  }

  @Test func `a hidden title is the accessibility label`() throws {
    _ = try TestHost(label.labelStyle(.iconOnly)).accessibilityElement("Fire")
  }
}

@Suite struct OffsetTests {
  @Test func `elements are removed and moved by their offsets`() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    #expect(String(letters) == "bde")
    letters = Array("abcdef")
    letters.move(fromOffsets: [1, 4], toOffset: 0)
    #expect(String(letters) == "beacdf")
    letters.move(fromOffsets: [0], toOffset: 6)
    #expect(String(letters) == "eacdfb")
    letters.move(fromOffsets: [2, 3], toOffset: 3)
    #expect(String(letters) == "eacdfb")
  }
}

@Suite struct ColorDescriptionTests {
  @Test func `a colour's description names it`() {
    #expect("\(Color.red)" == "red")
    #expect("\(Color(red: 1, green: 0.5, blue: 0))" == "#FF8000FF")
    #expect("\(Color.red.opacity(0.5))" == "50% red")
  }
}
