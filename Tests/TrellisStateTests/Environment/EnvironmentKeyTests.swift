import SwiftUI
import Testing
import TrellisTesting

/// A value that isn't `Equatable`, and is compared field by field.
private struct Style {
  var name: String
  var size: Int
}

private struct StyleKey: EnvironmentKey {
  static var defaultValue: Style { Style(name: "plain", size: 1) }
}

/// Two distances are equal if they differ only in their sign.
private struct Distance: Equatable {
  var value: Int

  static func == (first: Distance, second: Distance) -> Bool { abs(first.value) == abs(second.value) }
}

private struct DistanceKey: EnvironmentKey {
  static let defaultValue = Distance(value: 1)
}

private struct LevelKey: EnvironmentKey {
  static var defaultValue: Int? { 1 }
}

extension EnvironmentValues {
  fileprivate var style: Style {
    get { self[StyleKey.self] }
    set { self[StyleKey.self] = newValue }
  }

  fileprivate var distance: Distance {
    get { self[DistanceKey.self] }
    set { self[DistanceKey.self] = newValue }
  }

  fileprivate var level: Int? {
    get { self[LevelKey.self] }
    set { self[LevelKey.self] = newValue }
  }

  fileprivate subscript(offset offset: Int) -> Int {
    get { (level ?? 0) + offset }
    set { level = newValue - offset }
  }
}

private struct StyleReader: View {
  @Environment(\.style) private var style
  var body: some View { Text("\(style.name) \(style.size)") }
}

private struct NameReader: View {
  @Environment(\.style.name) private var name
  var body: some View { Text(name) }
}

private struct DistanceReader: View {
  @Environment(\.distance) private var distance
  var body: some View { Text("distance \(distance.value)") }
}

private struct LevelReader: View {
  @Environment(\.level) private var level
  var body: some View { Text(level.map { "level \($0)" } ?? "no level") }
}

private struct WholeReader: View {
  @Environment(\.self) private var environment
  var body: some View { Text("whole \(environment.distance.value) \(environment.style.name)") }
}

@MainActor
@Suite struct EnvironmentKeyTests {
  private struct Setter: View {
    @State private var size = 1
    @State private var distance = 1

    var body: some View {
      VStack {
        StyleReader()
        NameReader()
        DistanceReader()
        WholeReader()
        Button("size") { size += 1 }
        Button("turn") { distance = -distance }
        Button("go") { distance += 1 }
      }
      .environment(\.style, Style(name: "set", size: size / 2))
      .environment(\.distance, Distance(value: distance))
    }
  }

  @Test func `setting an environment key evaluates the readers of its changed part`() throws {
    let host = TestHost(Setter())
    try host.tap("size")
    #expect(host.texts.prefix(4) == ["set 1", "set", "distance 1", "whole 1 set"])
    try host.tap("size")
    let log = try host.evaluations { try host.tap("size") }
    #expect(log.bodies(of: Setter.self) == 1)
    #expect(log.bodies(of: StyleReader.self) == 1)
    #expect(log.bodies(of: NameReader.self) == 0)
    #expect(log.bodies(of: DistanceReader.self) == 0)
    #expect(host.texts.first == "set 2")
  }

  @Test func `setting an environment key to an equal value evaluates no reader`() throws {
    let host = TestHost(Setter())
    _ = host.displayList
    try host.tap("size")
    let equal = try host.evaluations { try host.tap("size") }
    #expect(equal.bodies == 1)
    #expect(equal.changes(of: "environmentValue") == 0)
    let turned = try host.evaluations { try host.tap("turn") }
    #expect(turned.bodies(of: Setter.self) == 1)
    #expect(turned.bodies(of: DistanceReader.self) == 0)
    let gone = try host.evaluations { try host.tap("go") }
    #expect(gone.bodies(of: DistanceReader.self) == 1)
    #expect(gone.bodies(of: StyleReader.self) == 0)
  }

  @Test func `a reader of the whole environment depends only on the keys that it reads`() throws {
    let host = TestHost(WholeReader())
    let dark = host.evaluations { host.colorScheme = .dark }
    #expect(dark.bodies == 0)
    let level = host.evaluations { host.environment.level = 3 }
    #expect(level.bodies == 0)
    let distance = host.evaluations { host.environment.distance = Distance(value: 5) }
    #expect(distance.bodies == 1)
    let style = host.evaluations { host.environment.style = Style(name: "new", size: 3) }
    #expect(style.bodies == 1)
    #expect(host.texts == ["whole 5 new"])
  }

  private struct Forwarding: View {
    @Environment(\.self) private var environment

    var body: some View {
      LevelReader().environment(\.self, changed)
    }

    private var changed: EnvironmentValues {
      var environment = environment
      environment.distance = Distance(value: 9)
      return environment
    }
  }

  @Test func `a passed environment follows its source`() {
    let host = TestHost(Forwarding())
    #expect(host.texts == ["level 1"])
    let log = host.evaluations { host.environment.level = 4 }
    #expect(host.texts == ["level 4"])
    #expect(log.bodies(of: Forwarding.self) == 0)
    #expect(log.bodies(of: LevelReader.self) == 1)
  }

  @Test func `a value that is set to nil is nil, not the default`() {
    let host = TestHost(
      VStack {
        LevelReader()
        LevelReader().environment(\.level, nil)
        LevelReader().environment(\.[offset: 10], 13)
      })
    #expect(host.texts == ["level 1", "no level", "level 3"])
  }

  private struct Nested: View {
    @State private var step = 1
    @State private var count = 0

    var body: some View {
      VStack {
        LevelReader()
        LevelReader().transformEnvironment(\.level) { $0 = ($0 ?? 0) + step }
        VStack {
          LevelReader().transformEnvironment(\.level) { [count] level in if count < 5 { level = nil } }
        }
        .environment(\.level, 8)
        Button("step") { step += 1 }
        Button("count") { count += 1 }
      }
      .transformEnvironment(\.level) { $0 = ($0 ?? 0) + 100 }
    }
  }

  @Test func `transformEnvironment starts with the enclosing value`() throws {
    let host = TestHost(Nested())
    #expect(host.texts.prefix(3) == ["level 101", "level 102", "no level"])
    let step = try host.evaluations { try host.tap("step") }
    #expect(host.texts.prefix(3) == ["level 101", "level 103", "no level"])
    #expect(step.bodies(of: LevelReader.self) == 1)
    let count = try host.evaluations { try host.tap("count") }
    #expect(count.bodies(of: LevelReader.self) == 0)
  }
}
