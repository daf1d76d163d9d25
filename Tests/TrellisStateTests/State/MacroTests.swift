import SwiftUI
import Testing
import TrellisTesting

private struct Palette {
  var name: String
}

extension EnvironmentValues {
  @Entry fileprivate var level = 1
  @Entry fileprivate var title: String = "untitled"
  @Entry fileprivate var subtitle: String?
  @Entry fileprivate var palette = Palette(name: "grey")
  @Entry fileprivate var action: @MainActor () -> Void = {}
  @Entry fileprivate var accent: Color = .red
}

extension SwiftUI.EnvironmentValues {
  @Entry fileprivate var identity: Identity = Identity()
}

/// An object whose identity shows how often a default was made.
private final class Identity {}

#Preview {
  Text("a")
}

#Preview("named") {
  @Previewable @State var count = 1
  let twice = count * 2
  Text("\(count) \(twice)")
  Button("add") { count += 1 }
}

@MainActor
@Suite struct MacroTests {
  private struct Reader: View {
    @Environment(\.level) private var level
    @Environment(\.title) private var title
    @Environment(\.subtitle) private var subtitle
    @Environment(\.palette) private var palette

    var body: some View { Text("\(title) \(subtitle ?? "-") \(level) \(palette.name)") }
  }

  private struct LevelReader: View {
    @Environment(\.level) private var level
    var body: some View { Text("level \(level)") }
  }

  @Test func `an entry has its default until it is set`() {
    let host = TestHost(
      VStack {
        Reader()
        Reader().environment(\.level, 2).environment(\.title, "set").environment(\.subtitle, "too")
          .environment(\.palette, Palette(name: "red"))
      })
    #expect(host.texts == ["untitled - 1 grey", "set too 2 red"])
    #expect(EnvironmentValues().accent == .red)
  }

  @Test func `setting an entry evaluates only its readers`() {
    let host = TestHost(
      VStack {
        Reader()
        LevelReader()
      })
    let title = host.evaluations { host.environment.title = "new" }
    #expect(title.bodies(of: Reader.self) == 1)
    #expect(title.bodies(of: LevelReader.self) == 0)
    let equal = host.evaluations { host.environment.title = "new" }
    #expect(equal.bodies == 0)
    let level = host.evaluations { host.environment.level = 7 }
    #expect(level.bodies == 2)
    #expect(host.texts == ["new - 7 grey", "level 7"])
  }

  @Test func `an entry's default is created on each read`() {
    let values = EnvironmentValues()
    #expect(values.identity !== values.identity)
  }
}
