import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// Texts, pictures and symbols in a canvas.
@MainActor
@Suite struct CanvasContentTests {
  private final class Box<Value> {
    var values: [Value] = []
  }

  private func drawn(_ renderer: @escaping (inout GraphicsContext, CGSize) -> Void) -> DrawnItems {
    DrawnItems(Canvas(renderer: renderer))
  }

  // MARK: Texts

  @Test func `a text is drawn with its anchor at the point, as large as the view would be`() throws {
    let size = try TestHost(Text("label").font(.caption)).frame(ofText: "label").size
    let box = Box<CGSize>()
    let items = drawn { context, _ in
      let text = context.resolve(Text("label").font(.caption))
      box.values.append(text.measure(in: CGSize(width: 500, height: 500)))
      box.values.append(text.measure(in: CGSize(width: CGFloat.infinity, height: CGFloat.infinity)))
      context.draw(text, at: CGPoint(x: 100, y: 50))
      context.draw(Text("label").font(.caption), at: CGPoint(x: 100, y: 50), anchor: .bottomTrailing)
    }
    #expect(box.values == [size, size])
    #expect(
      items.frames == [
        CGRect(origin: CGPoint(x: 100 - size.width / 2, y: 50 - size.height / 2), size: size),
        CGRect(origin: CGPoint(x: 100 - size.width, y: 50 - size.height), size: size),
      ])
    #expect(items.texts.map(\.string) == ["label", "label"])
  }

  @Test func `a text in a rectangle breaks into lines`() {
    let rect = CGRect(x: 20, y: 10, width: 40, height: 90)
    let box = Box<CGFloat>()
    let items = drawn { context, _ in
      let text = context.resolve(Text("one two three"))
      context.draw(text, in: rect)
      box.values = [text.firstBaseline(in: rect.size), text.lastBaseline(in: rect.size)]
    }
    #expect(items.frames.first?.origin == rect.origin)
    #expect(items.frames.first.map { $0.width <= 40 && $0.height > 20 } == true)
    #expect(box.values[1] > box.values[0] && box.values[0] > 0)
  }

  @Test func `texts in a canvas use its environment`() {
    let items = DrawnItems(
      Canvas { context, _ in context.draw(Text("a"), at: .zero) }
        .font(.system(size: 30)).textCase(.uppercase))
    #expect(items.texts.first?.string == "A")
    #expect(items.texts.first?.runs.first?.face.size == 30)
  }

  @Test func `a text's shading paints characters without their own colour`() {
    let items = drawn { context, _ in
      var text = context.resolve(Text("a\(Text("b").foregroundStyle(.red))"))
      text.shading = .color(red: 0, green: 0, blue: 1)
      context.draw(text, at: CGPoint(x: 50, y: 50))
      let way = Gradient(colors: [.black, .white])
      text.shading = .linearGradient(way, startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 150, y: 0))
      context.draw(text, at: CGPoint(x: 50, y: 50), anchor: .topLeading)
    }
    #expect(items.texts.map(\.runs.count) == [2, 2])
    #expect(items.texts.first?.color == RGBAColor(red: 0, green: 0, blue: 1))
    #expect(items.texts.first?.runs.map(\.color?.description) == [nil, "#ff3b30"])
    // The gradient is in the canvas's space. In the text's own space it is 50 points to the left and above.
    guard case .gradient(let paint) = items.texts.last?.shading else {
      Issue.record("no gradient")
      return
    }
    #expect(paint.shape == .linear(start: CGPoint(x: 0, y: -50), end: CGPoint(x: 100, y: -50)))
    #expect(items.texts.last?.runs.map(\.color?.description) == [nil, "#ff3b30"])
  }

  @Test func `a text is drawn with the opacity and the transform`() {
    let items = drawn { context, _ in
      context.opacity = 0.5
      context.rotate(by: .degrees(90))
      context.draw(Text("a"), at: .zero)
    }
    #expect(items.effects.first == .opacity(0.5) || items.effects.dropFirst().first == .opacity(0.5))
    #expect(
      items.effects.contains(
        .transform(ProjectionTransform(CGAffineTransform.identity.rotated(by: .pi / 2)))))
  }

  // MARK: Pictures

  @Test func `an image is drawn at its size, or fills a rectangle`() {
    let box = Box<CGSize>()
    let items = drawn { context, _ in
      let star = context.resolve(Image(systemName: "star"))
      box.values = [star.size, CGSize(width: star.baseline, height: star.size.height)]
      context.draw(star, at: CGPoint(x: 50, y: 50))
      context.draw(star, in: CGRect(x: 10, y: 10, width: 80, height: 30))
    }
    let images = items.items.filter { if case .shape = $0.item.content { true } else { false } }
    #expect(images.map(\.frame.size) == [box.values[0], CGSize(width: 80, height: 30)])
    #expect(images.first.map { CGPoint(x: $0.frame.midX, y: $0.frame.midY) } == CGPoint(x: 50, y: 50))
    #expect(box.values[1].width < box.values[1].height)
  }

  @Test func `a symbol is drawn with its shading, or the foreground by default`() {
    let items = DrawnItems(
      Canvas { context, _ in
        var star = context.resolve(Image(systemName: "star"))
        context.draw(star, at: CGPoint(x: 50, y: 50))
        star.shading = .color(.black)
        context.draw(star, at: CGPoint(x: 50, y: 50))
        star.shading = nil
        context.draw(star, at: CGPoint(x: 50, y: 50))
      }.foregroundStyle(.red))
    let tints = items.items.compactMap { if case .shape(let shape) = $0.item.content { shape } else { nil } }
      .map(\.paint)
    #expect(tints.count == 3)
    #expect(tints[1] == .color(.black) && tints[2] == .color(.black))
    if case .color(let color) = tints[0] { #expect("\(color)" == "#ff3b30") } else { Issue.record("no tint") }
  }

  // MARK: Symbols

  @Test func `a canvas's symbols are views at their ideal size, found by their tags`() {
    enum Mark { case dot, none }
    let box = Box<CGSize?>()
    let view = Canvas { context, _ in
      let dot = context.resolveSymbol(id: Mark.dot)
      let shape = context.resolveSymbol(id: 2)
      box.values = [
        dot?.size, shape?.size, context.resolveSymbol(id: Mark.none)?.size,
        context.resolveSymbol(id: "2")?.size, context.resolveSymbol(id: Int?.some(2))?.size,
      ]
      if let dot { context.draw(dot, at: CGPoint(x: 50, y: 50)) }
      if let dot { context.draw(dot, in: CGRect(x: 100, y: 0, width: 40, height: 10)) }
    } symbols: {
      Color.black.frame(width: 20, height: 20).tag(Mark.dot)
      Rectangle().tag(2)
    }
    let items = DrawnItems(view)
    let ten = CGSize(width: 10, height: 10)
    #expect(box.values == [CGSize(width: 20, height: 20), ten, nil, nil, ten])
    #expect(
      items.frames == [
        CGRect(x: 40, y: 40, width: 20, height: 20), CGRect(x: 100, y: 0, width: 40, height: 10),
      ])
  }

  @Test func `inserted symbols are found until they are removed`() throws {
    struct Marks: View {
      @State private var ids = [1, 2]
      let box: Box<[Bool]>
      var body: some View {
        VStack {
          Canvas { context, _ in
            box.values.append([1, 2, 3].map { context.resolveSymbol(id: $0) != nil })
          } symbols: {
            ForEach(ids, id: \.self) { Text("\($0)").tag($0) }
          }
          Button("change") { ids = [3, 1] }
        }
      }
    }
    let box = Box<[Bool]>()
    let host = TestHost(Marks(box: box))
    #expect(host.texts == ["change"])
    #expect(box.values == [[true, true, false]])
    try host.tap("change")
    _ = host.displayList
    #expect(box.values.last == [true, false, true])
  }
}
