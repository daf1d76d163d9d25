import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The ring around the focused view when the surroundings of the view change.
@MainActor @Suite struct FocusRingTests {
  @Observable final class Model {
    var count = 4
    var showsLast = true
    var isWide = false
  }

  private struct Page: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        HStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { number in
            Button("\(number)") {}.frame(width: model.isWide ? 40 : 20, height: 20)
          }
        }
        if model.showsLast {
          VStack(spacing: 0) {
            Text("above")
            Button("last") {}
          }
        }
      }
    }
  }

  private func host(_ model: Model, tabs: Int) -> TestHost {
    let host = TestHost(Page(model: model), size: CGSize(width: 200, height: 100))
    _ = host.displayList
    for _ in 0..<tabs { host.press(.tab) }
    _ = host.displayList
    return host
  }

  @Test func `the focus ring is removed with the focused view's row`() throws {
    let model = Model()
    let host = host(model, tabs: 4)
    #expect(host.ring != nil)
    model.count = 1
    #expect(host.ring == nil)
    #expect(host.texts == ["0", "above", "last"])
  }

  @Test func `the focus ring is removed with the focused view's container`() throws {
    let model = Model()
    let host = host(model, tabs: 5)
    #expect(host.ring != nil)
    model.showsLast = false
    #expect(host.ring == nil)
    model.showsLast = true
    #expect(host.ring == nil)
  }

  @Test func `the focus ring moves with its view, and stays when others are removed`() throws {
    let model = Model()
    let host = host(model, tabs: 2)
    func ring() throws -> CGRect { try #require(host.ring?.frame) }
    let before = try ring()
    // The focused button is the second of four in a centered row, and each becomes 20 points wider.
    model.isWide = true
    #expect(try ring().midX == before.midX - 10)
    model.count = 2
    #expect(try ring().midX == before.midX + 30)
  }

  @Test func `an animated removal removes the focus ring at once`() throws {
    let model = Model()
    let host = host(model, tabs: 5)
    #expect(host.ring != nil)
    withAnimation { model.showsLast = false }
    #expect(host.ring == nil)
    withAnimation { model.count = 0 }
    #expect(host.ring == nil)
  }

  @Test func `in an inactive window the focus ring is grey`() {
    let host = host(Model(), tabs: 2)
    func line() -> DisplayItem? { host.ring?.item }
    let active = line()
    host.scenePhase = .inactive
    let inactive = line()
    #expect(active?.frame == inactive?.frame)
    #expect(active != inactive)
    host.scenePhase = .active
    #expect(line() == active)
  }

  @Test func `the focus ring moves with its view during an animation`() async throws {
    struct Moved: View {
      @State private var isDown = false
      var body: some View {
        Button("Move") { withAnimation(.linear(duration: 4)) { isDown.toggle() } }.offset(y: isDown ? 100 : 0)
      }
    }
    let host = TestHost(Moved(), size: CGSize(width: 200, height: 300))
    host.press(.tab)
    let before = try #require(host.ring).frame
    host.press(.space)
    await host.advance(by: .seconds(2))
    #expect(abs(try #require(host.ring).frame.midY - before.midY - 50) < 1)
    await host.advance(by: .seconds(3))
    #expect(abs(try #require(host.ring).frame.midY - before.midY - 100) < 1)
  }

  @Test func `a view that covers the focused view covers its ring`() throws {
    let host = TestHost(
      ZStack {
        Button("Under") {}
        Color.green.frame(width: 200, height: 100)
      }, size: CGSize(width: 300, height: 200))
    host.press(.tab)
    let drawn = host.drawn
    let ring = try #require(drawn.firstIndex { $0.item.id == .max })
    let cover = try #require(drawn.lastIndex { $0.frame.size == CGSize(width: 200, height: 100) })
    #expect(ring < cover)
  }

  @Test func `the focus ring is clipped with its view, and has the shape of its view`() throws {
    func radius(_ shape: ButtonBorderShape) throws -> CGFloat {
      let host = TestHost(
        Button("Button") {}.buttonStyle(.bordered).buttonBorderShape(shape),
        size: CGSize(width: 200, height: 100))
      host.press(.tab)
      let ring = try #require(host.ring)
      guard case .shape(let shape) = ring.item.content else { return 0 }
      var top: [CGFloat] = []
      shape.path.forEach { element in
        switch element {
        case .move(let end), .line(let end), .curve(let end, _, _), .quadCurve(let end, _):
          if abs(end.y) < 0.01 { top.append(end.x) }
        case .closeSubpath: break
        }
      }
      return try #require(top.min()) / ring.frame.height
    }
    #expect(abs(try radius(.capsule) - 0.5) < 0.01)
    #expect(try radius(.roundedRectangle(radius: 3)) < 0.4)
    let host = TestHost(
      Button("Button") {}.buttonStyle(.bordered).frame(width: 30, height: 10).clipped(),
      size: CGSize(width: 200, height: 100))
    host.press(.tab)
    #expect(host.ring?.isClipped == true)
  }
}

extension TestHost {
  /// An item, its frame in the window, and whether an item around it is clipped.
  struct Drawn {
    let item: DisplayItem
    let frame: CGRect
    let isClipped: Bool
  }

  /// All items, from back to front.
  var drawn: [Drawn] {
    func all(_ list: DisplayList, at origin: CGPoint, _ isClipped: Bool) -> [Drawn] {
      list.items.flatMap { item -> [Drawn] in
        var here = item.frame.offsetBy(dx: origin.x, dy: origin.y)
        let drawn = Drawn(item: item, frame: here, isClipped: isClipped)
        switch item.content {
        case .list(let inner): return [drawn] + all(inner, at: here.origin, isClipped)
        case .effect(.transform(let transform), let inner):
          here = here.offsetBy(
            dx: transform.m31, dy: transform.m32)
          return [drawn] + all(inner, at: here.origin, isClipped)
        case .effect(.clip, let inner): return [drawn] + all(inner, at: here.origin, true)
        case .effect(_, let inner): return [drawn] + all(inner, at: here.origin, isClipped)
        default: return [drawn]
        }
      }
    }
    return all(displayList, at: .zero, false)
  }

  /// The focus ring; nil if there is none.
  var ring: Drawn? { drawn.first { $0.item.id == .max } }
}
