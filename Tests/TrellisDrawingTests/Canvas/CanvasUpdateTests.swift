import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

private let square = Path(CGRect(x: 0, y: 0, width: 10, height: 10))

/// The runs of the rule of `Canvas.renderer`, which calls the closure.
extension EvaluationLog {
  fileprivate var drawings: Int { count(of: "displayList", named: "Canvas.renderer") }
}

/// Changes that redraw a canvas, and changes that don't.
@MainActor
@Suite struct CanvasUpdateTests {
  @Test func `a state that only the canvas reads redraws it and evaluates no body`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Canvas { context, _ in
            context.draw(Text("drawn \(count)"), at: CGPoint(x: 50, y: 50))
          }
          Button("more") { count += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    #expect(host.texts == ["drawn 0", "more"])
    let log = try host.evaluations {
      try host.tap("more")
      #expect(host.texts == ["drawn 1", "more"])
    }
    #expect(log.bodies == 0)
    #expect(log.drawings == 1)
    #expect(log.count(of: "resolvedText") == 0)
    #expect(log.count(of: "layoutComputer") == 0)
  }

  @Test func `a state that the canvas doesn't read doesn't redraw it`() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View { Button("count \(count)") { count += 1 } }
    }
    struct Screen: View {
      var body: some View {
        VStack {
          Canvas { context, _ in context.fill(square, with: .color(.red)) }
          Counter()
        }
      }
    }
    let host = TestHost(Screen())
    _ = host.texts
    let log = try host.evaluations {
      try host.tap("count 0")
      #expect(host.texts == ["count 1"])
    }
    #expect(log.bodies == 1)
    #expect(log.drawings == 0)
  }

  @Test func `a canvas without captures isn't redrawn when the body runs again`() throws {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Canvas { context, _ in context.fill(square, with: .color(.red)) }
          Button("count \(count)") { count += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    _ = host.texts
    let log = try host.evaluations {
      try host.tap("count 0")
      #expect(host.texts == ["count 1"])
    }
    #expect(log.bodies == 1)
    #expect(log.drawings == 0)
  }

  @Test func `a canvas is redrawn when a captured value changes`() throws {
    struct Drawing: View {
      let count: Int
      var body: some View {
        Canvas { context, _ in context.draw(Text("drawn \(count)"), at: CGPoint(x: 50, y: 50)) }
      }
    }
    struct Screen: View {
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        VStack {
          Drawing(count: count)
          Button("more") { count += 1 }
          Button("other \(other)") { other += 1 }
        }
      }
    }
    let host = TestHost(Screen())
    _ = host.texts
    let log = try host.evaluations {
      try host.tap("more")
      #expect(host.texts == ["drawn 1", "more", "other 0"])
    }
    #expect(log.drawings == 1 && log.bodies(of: Drawing.self) == 1)
    let unrelated = try host.evaluations {
      try host.tap("other 0")
      #expect(host.texts == ["drawn 1", "more", "other 1"])
    }
    #expect(unrelated.drawings == 0 && unrelated.bodies(of: Drawing.self) == 0)
  }

  @Test func `a canvas is redrawn for a new size, but not for a new position`() throws {
    struct Screen: View {
      @State private var isWide = false
      @State private var isRight = false
      var body: some View {
        VStack(spacing: 0) {
          HStack(spacing: 0) {
            Color.red.frame(width: isRight ? 30 : 20)
            Canvas { context, _ in context.fill(square, with: .color(.red)) }
            Color.red.frame(width: isRight ? 20 : 30)
          }
          .frame(width: isWide ? 80 : 70, height: 20)
          Button("wide") { isWide.toggle() }
          Button("right") { isRight.toggle() }
        }
      }
    }
    let host = TestHost(Screen())
    _ = host.texts
    let moved = try host.evaluations {
      try host.tap("right")
      _ = host.displayList
    }
    #expect(moved.drawings == 0)
    #expect(moved.count(of: "displayList", named: "Canvas") == 0)
    let resized = try host.evaluations {
      try host.tap("wide")
      _ = host.displayList
    }
    #expect(resized.drawings == 1)
  }

  @Test func `a canvas depends only on the environment values that it reads`() {
    let host = TestHost(
      VStack {
        Canvas { context, _ in
          let isBold = context.environment.legibility
          context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: isBold ? 20 : 10)), with: .style(Plain()))
        }
      })
    _ = host.displayList
    func drawings(_ change: (inout EnvironmentValues) -> Void) -> Int {
      host.evaluations {
        change(&host.environment)
        _ = host.displayList
      }.drawings
    }
    #expect(drawings { $0.unrelated = 3 } == 0)
    #expect(drawings { $0.font = .largeTitle } == 0)
    #expect(drawings { $0.legibility = true } == 1)
    #expect(drawings { $0.legibility = true } == 0)
    #expect(drawings { $0.shade = 0.5 } == 1)
  }

  @Test func `a canvas with adaptive colours depends on light and dark`() {
    let host = TestHost(Canvas { context, _ in context.fill(square, with: .color(.red)) })
    _ = host.displayList
    let log = host.evaluations {
      host.colorScheme = .dark
      _ = host.displayList
    }
    #expect(log.drawings == 1)
    #expect(DrawnItems(host).colors == ["#ff453a"])
  }

  @Test func `a changed symbol redraws the canvas if it is drawn`() throws {
    struct Mark: View {
      let name: String
      let model: SymbolModel
      var body: some View {
        Text("\(name) \(name == "shown" ? model.shown : model.hidden)")
      }
    }
    struct Screen: View {
      let model: SymbolModel
      var body: some View {
        VStack {
          Canvas { context, _ in
            if let mark = context.resolveSymbol(id: 1) { context.draw(mark, at: CGPoint(x: 50, y: 50)) }
          } symbols: {
            Mark(name: "shown", model: model).tag(1)
            Mark(name: "hidden", model: model).tag(2)
          }
        }
      }
    }
    let model = SymbolModel()
    let host = TestHost(Screen(model: model))
    #expect(host.texts == ["shown 0"])
    let hidden = host.evaluations {
      model.hidden += 1
      #expect(host.texts == ["shown 0"])
    }
    #expect(hidden.drawings == 0)
    let shown = host.evaluations {
      model.shown += 1
      #expect(host.texts == ["shown 1"])
    }
    #expect(shown.drawings == 1)
    #expect(shown.bodies == 1)
  }

  @Test func `an observable object that the canvas reads redraws it`() {
    let model = DrawingModel()
    let host = TestHost(
      Canvas { context, _ in
        context.fill(Path(CGRect(x: 0, y: 0, width: 10, height: model.height)), with: .color(.red))
      })
    _ = host.displayList
    let log = host.evaluations {
      model.height = 20
      _ = host.displayList
    }
    #expect(log.drawings == 1)
    let other = host.evaluations {
      model.other = 20
      _ = host.displayList
    }
    #expect(other.drawings == 0)
  }
}

@Observable private final class SymbolModel {
  var shown = 0
  var hidden = 0
}

@Observable private final class DrawingModel {
  var height: CGFloat = 10
  var other = 0
}

private struct LegibilityKey: EnvironmentKey {
  static let defaultValue = false
}

private struct UnrelatedKey: EnvironmentKey {
  static let defaultValue = 0
}

private struct ShadeKey: EnvironmentKey {
  static let defaultValue = 0.0
}

extension EnvironmentValues {
  fileprivate var legibility: Bool {
    get { self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }

  fileprivate var unrelated: Int {
    get { self[UnrelatedKey.self] }
    set { self[UnrelatedKey.self] = newValue }
  }

  fileprivate var shade: Double {
    get { self[ShadeKey.self] }
    set { self[ShadeKey.self] = newValue }
  }
}

/// A style that reads one value of the environment.
private struct Plain: ShapeStyle {
  func resolve(in environment: EnvironmentValues) -> some ShapeStyle { Color(white: environment.shade) }
}
