import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
@testable import TrellisTesting

/// Effects on symbols: lasting effects, effects that run once, and replacements of symbols.
@MainActor
@Suite struct SymbolEffectTests {
  private final class Model: ObservableObject {
    @Published var count = 0
    @Published var isOn = false
    @Published var name = "star.fill"
  }

  /// A window with the view that a closure returns for a model.
  private struct Root<Content: View>: View {
    @ObservedObject var model: Model
    let content: (Model) -> Content
    var body: some View { content(model).frame(width: 400, height: 400) }
  }

  private let model = Model()

  private func host(@ViewBuilder _ content: @escaping (Model) -> some View) -> TestHost {
    let host = TestHost(Root(model: model, content: content), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    return host
  }

  private func star(_ model: Model) -> some View {
    Image(systemName: model.name).resizable().frame(width: 100, height: 100)
  }

  /// Returns the side and the opacity of the only symbol.
  private func shown(_ host: TestHost) throws -> (width: Double, opacity: Double) {
    let leaf = try #require(host.leaves.first { $0.name == "shape" })
    return (leaf.frame.width, leaf.opacity)
  }

  /// Returns the symbol in each frame of a duration.
  private func film(_ host: TestHost, _ seconds: Double) async throws -> [(width: Double, opacity: Double)] {
    var film: [(width: Double, opacity: Double)] = []
    for _ in 0..<Int((seconds * 60).rounded()) {
      await host.advance(by: .seconds(1) / 60)
      film.append(try shown(host))
    }
    return film
  }

  @Test func `a bounce effect runs when its value changes, and ends at the unchanged symbol`() async throws {
    let host = host { self.star($0).symbolEffect(.bounce, value: $0.count) }
    let before = host.displayList
    #expect(!host.needsFrame)
    model.count = 1
    let film = try await film(host, 0.6)
    #expect(film.map(\.width).max()! > 115 && film.map(\.width).max()! < 125)
    #expect(film.map(\.width).min()! < 100, "it swings back")
    await host.advance(by: .seconds(0.1))
    #expect(host.displayList == before)
    let log = await host.evaluations { await host.advance(by: .seconds(1)) }
    #expect(log.entries.isEmpty, "\(log)")
  }

  @Test func `a downward bounce shrinks, and repetitions follow their count and speed`()
    async throws
  {
    let host = host {
      self.star($0).symbolEffect(.bounce.down, options: .repeat(2).speed(2), value: $0.count)
    }
    model.count = 1
    let film = try await film(host, 0.6)
    #expect(film.map(\.width).min()! < 90)
    let late = film[18..<26].map(\.width).min()!
    #expect(late < 90, "the second one begins after 0.3 s")
    #expect(try shown(host).width == 100)
  }

  @Test func `quick bounces overlap without a jump`() async throws {
    let host = host { self.star($0).symbolEffect(.bounce, value: $0.count) }
    var last = 100.0
    for _ in 0..<5 {
      model.count += 1
      for _ in 0..<4 {
        await host.advance(by: .seconds(1) / 60)
        let width = try shown(host).width
        #expect(abs(width - last) < 12, "\(last) to \(width)")
        last = width
      }
    }
    await host.advance(by: .seconds(1))
    #expect(try shown(host).width == 100)
  }

  @Test func `a pulse lasts while it is active, and finishes its cycle`() async throws {
    let host = host { self.star($0).symbolEffect(.pulse, isActive: $0.isOn) }
    #expect(try shown(host).opacity == 1)
    model.isOn = true
    await host.advance(by: .seconds(0.8))
    #expect(abs(try shown(host).opacity - 0.35) < 0.01)
    await host.advance(by: .seconds(1.6))
    #expect(abs(try shown(host).opacity - 0.35) < 0.01, "it goes on")
    model.isOn = false
    var last = try shown(host).opacity
    for frame in try await film(host, 1) {
      #expect(abs(frame.opacity - last) < 0.05)
      last = frame.opacity
    }
    #expect(last == 1 && !host.needsFrame)
  }

  @Test func `a scale effect is a state, entered and left by a spring`() async throws {
    let host = host { self.star($0).symbolEffect(.scale.up, isActive: $0.isOn) }
    model.isOn = true
    await host.advance(by: .seconds(0.1))
    let midway = try shown(host).width
    #expect(midway > 101 && midway < 119)
    model.isOn = false
    #expect(abs(try shown(host).width - midway) < 1e-6, "it turns round where it is")
    await host.advance(by: .seconds(2))
    #expect(try shown(host).width == 100)
    model.isOn = true
    await host.advance(by: .seconds(2))
    #expect(try abs(shown(host).width - 120) < 1e-6 && !host.needsFrame)
  }

  @Test func `a disappeared symbol keeps its space`() async throws {
    let host = host {
      self.star($0).symbolEffect(.disappear, isActive: $0.isOn).accessibilityIdentifier("star")
    }
    let frame = try host.frame(ofIdentifier: "star")
    model.isOn = true
    await host.advance(by: .seconds(2))
    #expect(try shown(host).opacity == 0)
    #expect(try host.frame(ofIdentifier: "star") == frame)
    model.isOn = false
    await host.advance(by: .seconds(2))
    #expect(try shown(host).opacity == 1)
  }

  @Test func `a rotation repeats forever, or runs once when a value changes`() async throws {
    let host = host {
      Image(systemName: "arrow.up").resizable().frame(width: 60, height: 100)
        .symbolEffect(.rotate, isActive: $0.isOn).symbolEffect(.rotate, value: $0.count)
    }
    model.isOn = true
    await host.advance(by: .seconds(0.5))
    // After a quarter of the two seconds of a turn, the symbol is as wide as it was high.
    #expect(try abs(shown(host).width - 100) < 1)
    await host.advance(by: .seconds(10))
    #expect(try abs(shown(host).width - 100) < 1 && host.needsFrame)
    model.isOn = false
    await host.advance(by: .seconds(2))
    #expect(try shown(host).width == 60 && !host.needsFrame)
    model.count += 1
    await host.advance(by: .seconds(0.6))
    #expect(try shown(host).width > 59, "half way round it is as wide as it was")
    await host.advance(by: .seconds(1))
    #expect(try shown(host).width == 60 && !host.needsFrame)
  }

  @Test func `variableColor lights one layer after the other, and finally all`() async throws {
    let host = host {
      Image(systemName: "wifi").font(.system(size: 100))
        .symbolEffect(.variableColor.iterative, options: .repeat(1), isActive: $0.isOn)
    }
    #expect(host.leaves.filter { $0.name == "shape" }.count == 1)
    model.isOn = true
    await host.advance(by: .seconds(0.25))
    let first = host.leaves.filter { $0.name == "shape" }.map(\.opacity)
    #expect(first.count > 2 && first.filter { $0 == 1 }.count == 1, "\(first)")
    await host.advance(by: .seconds(0.3))
    let second = host.leaves.filter { $0.name == "shape" }.map(\.opacity)
    #expect(second.filter { $0 == 1 }.count == 1 && second != first)
    #expect(second.filter { $0 != 1 }.allSatisfy { abs($0 - 0.3) < 1e-9 })
    await host.advance(by: .seconds(3))
    #expect(host.leaves.filter { $0.name == "shape" }.map(\.opacity) == [1])
    #expect(!host.needsFrame)
  }

  @Test func `enclosing effects add up, and can be removed`() async throws {
    let host = host { model in
      VStack {
        self.star(model).symbolEffectsRemoved(model.isOn).symbolEffect(.pulse)
      }
      .symbolEffect(.scale.down)
    }
    await host.advance(by: .seconds(0.8))
    #expect(try abs(shown(host).width - 80) < 1e-6 && shown(host).opacity < 0.4)
    model.isOn = true
    #expect(try shown(host) == (100, 1))
    await host.advance(by: .seconds(0.1))
    #expect(!host.needsFrame)
  }

  @Test func `replacing a symbol animates both without an enclosing animation`()
    async throws
  {
    let host = host { self.star($0).contentTransition(.symbolEffect(.replace)) }
    model.name = "heart.fill"
    #expect(try shown(host) == (100, 1), "nothing jumps")
    await host.advance(by: .seconds(0.1))
    let going = try shown(host)
    #expect(going.width < 100 && going.opacity < 1)
    await host.advance(by: .seconds(2))
    #expect(try shown(host).opacity == 1 && !host.needsFrame)
    #expect(host.leaves.filter { $0.name == "shape" }.count == 1)
  }

  @Test func `a changed colour doesn't replace the symbol`() async throws {
    let host = host {
      self.star($0).foregroundStyle($0.isOn ? .red : .blue).contentTransition(.symbolEffect(.replace))
    }
    model.isOn = true
    _ = host.displayList
    #expect(!host.needsFrame)
  }

  @Test func `an image fades into another one if the change is animated`() async throws {
    let host = host { self.star($0) }
    withAnimation(.linear(duration: 1)) { model.name = "heart.fill" }
    await host.advance(by: .seconds(0.25))
    #expect(host.leaves.filter { $0.name == "shape" }.map(\.opacity) == [0.75, 0.25])
    await host.advance(by: .seconds(1))
    #expect(host.leaves.filter { $0.name == "shape" }.map(\.opacity) == [1])
  }

  @Test func `TX-R5 with reduced motion symbols don't bounce, but pulse`() async throws {
    let host = host {
      self.star($0).symbolEffect(.bounce, value: $0.count).symbolEffect(.pulse, isActive: $0.isOn)
    }
    host.environment._accessibilityReduceMotion = true
    model.count += 1
    let film = try await film(host, 0.5)
    #expect(film.allSatisfy { $0.width == 100 } && !host.needsFrame)
    model.isOn = true
    await host.advance(by: .seconds(0.8))
    #expect(try shown(host).opacity < 0.4)
  }

  @Test func `an image whose effects were removed has no additional attributes, and runs nothing`() async {
    let host = host { model in
      VStack { ForEach(0..<20, id: \.self) { _ in self.star(model) } }
    }
    let nodes = host.nodeCount
    let log = await host.evaluations { await host.advance(by: .seconds(1)) }
    #expect(log.entries.isEmpty && host.nodeCount == nodes && !host.needsFrame)
  }
}

extension TestHost {
  /// Whether another frame is due.
  fileprivate var needsFrame: Bool {
    _ = displayList
    return viewGraph.nextDeadline != nil
  }
}
