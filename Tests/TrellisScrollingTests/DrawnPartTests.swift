import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisGraphChecks
import TrellisTesting

/// Long containers in a window, which draws only the rows near the visible part.
@MainActor @Suite struct DrawnPartTests {
  struct Item: Identifiable {
    let id: Int
    var title: String
    var isOn = false
  }

  @MainActor @Observable final class Model {
    var items = (0..<300).map { Item(id: $0, title: "Title \($0)") }
    var target: Int?
    var color = Color.black
    var appeared: [Int] = []
  }

  private struct Row: View {
    let item: Item

    var body: some View {
      HStack {
        Color.gray.frame(width: 10, height: 10)
        VStack(alignment: .leading) {
          Text(item.title)
          if item.isOn { Text("On").font(.caption) }
        }
        Spacer()
        Text("\(item.id)")
      }
      .padding(4)
      .background(item.isOn ? Color.yellow : Color.clear)
    }
  }

  private struct Page: View {
    @Bindable var model: Model

    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          Text("Header").frame(height: 100)
          VStack(spacing: 0) { ForEach(model.items) { Row(item: $0).id($0.id) } }
          ForEach(0..<100) { Text("Footer \($0)") }
        }
        .foregroundStyle(model.color)
        .scrollTargetLayout()
      }
      .scrollPosition(id: $model.target, anchor: .top)
    }
  }

  private func host(_ view: some View, drawsOnlyVisible: Bool) -> TestHost {
    let host = TestHost(view, size: CGSize(width: 160, height: 200))
    host.drawsOnlyVisible = drawsOnlyVisible
    // The host may have drawn everything already. The rows are drawn anew if they are wider.
    host.size.width = 170
    return host
  }

  private func expectSamePicture(_ first: TestHost, _ second: TestHost, _ step: String) throws {
    let (one, other) = (try first.picture(), try second.picture())
    let isSame = one.withPixels { one in other.withPixels { one.elementsEqual($0) } }
    #expect(isSame, "\(step)")
  }

  @Test func `rows more than a page away aren't drawn until they come near`() throws {
    let model = Model()
    let host = host(Page(model: model), drawsOnlyVisible: true)
    #expect(host.texts.contains("Title 3"))
    #expect(!host.texts.contains("Title 200"))
    #expect(!host.texts.contains("Footer 99"))
    model.target = 200
    #expect(host.texts.contains("Title 200"))
    #expect(!host.texts.contains("Title 3"))
    let whole = self.host(Page(model: Model()), drawsOnlyVisible: false)
    #expect(whole.texts.contains("Title 3") && whole.texts.contains("Footer 99"))
  }

  @Test func `a step of scrolling within a page draws no row`() async throws {
    let model = Model()
    let host = host(Page(model: model), drawsOnlyVisible: true)
    _ = host.texts
    try host.expectEvaluations(of: Row.self, atMost: 0) {
      for _ in 0..<10 { host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 3)) }
    }
    let whole = self.host(Page(model: Model()), drawsOnlyVisible: false)
    for _ in 0..<10 { whole.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 3)) }
    try expectSamePicture(host, whole, "scrolled by 30 points")
  }

  @Test func `after random changes and scrolling the picture is that of a window that draws everything`()
    async throws
  {
    var random = SplitMix(state: 37)
    let model = Model()
    let (part, whole) = (
      host(Page(model: model), drawsOnlyVisible: true), host(Page(model: model), drawsOnlyVisible: false)
    )
    try expectSamePicture(part, whole, "at first")
    for step in 0..<150 {
      let index = Int.random(in: 0..<model.items.count, using: &random)
      let isAnimated = Int.random(in: 0..<4, using: &random) == 0
      let what = Int.random(in: 0..<8, using: &random)
      func change() {
        switch what {
        case 0: model.items[index].title = "Step \(step)"
        case 1: model.items[index].isOn.toggle()
        case 2: model.items.insert(Item(id: 1000 + step, title: "New \(step)"), at: index)
        case 3: model.items.remove(at: index)
        case 4: model.items.swapAt(0, index)
        case 5: model.color = step.isMultiple(of: 2) ? .blue : .red
        case 6: model.target = model.items[index].id
        default: break
        }
      }
      if isAnimated { withAnimation(.linear(duration: 0.1)) { change() } } else { change() }
      let distance = CGFloat(Int.random(in: -300...300, using: &random))
      if what > 5 {
        for host in [part, whole] {
          host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
        }
      }
      for host in [part, whole] where isAnimated { await host.advance(by: .milliseconds(300)) }
      try expectSamePicture(part, whole, "step \(step), change \(what), animated: \(isAnimated)")
    }
  }

  @Test func `rows whose drawing has effects of its own are always drawn`() {
    struct Appearing: View {
      let model: Model
      var body: some View {
        ScrollView {
          VStack {
            ForEach(model.items) { item in Text(item.title).onAppear { model.appeared.append(item.id) } }
          }
        }
      }
    }
    let model = Model()
    let host = host(Appearing(model: model), drawsOnlyVisible: true)
    _ = host.texts
    #expect(model.appeared.count == 300)
  }

  @Test func `a row that an effect draws elsewhere is drawn`() {
    struct Turned: View {
      let model: Model
      var body: some View {
        VStack(spacing: 0) { ForEach(model.items) { Text($0.title).frame(height: 20) } }
          .rotationEffect(.degrees(180))
          .frame(height: 300, alignment: .top)
      }
    }
    let host = host(Turned(model: Model()), drawsOnlyVisible: true)
    #expect(host.texts.contains("Title 299"))
  }

  @Test func `a symbol of a canvas has all of its rows`() throws {
    struct Symbols: View {
      let model: Model
      var body: some View {
        Canvas { context, _ in
          guard let column = context.resolveSymbol(id: "column") else { return }
          context.translateBy(x: 0, y: -4000)
          context.draw(column, at: .zero, anchor: .topLeading)
        } symbols: {
          VStack(spacing: 0) { ForEach(model.items) { Text($0.title).frame(height: 20) } }.tag("column")
        }
      }
    }
    let model = Model()
    let (limited, whole) = (
      host(Symbols(model: model), drawsOnlyVisible: true),
      host(Symbols(model: model), drawsOnlyVisible: false)
    )
    #expect(limited.texts == whole.texts)
    try expectSamePicture(limited, whole, "canvas")
  }

  @Test func `a change of an undrawn row is shown at once when the row comes into view in an animation`()
    throws
  {
    let model = Model()
    let (part, whole) = (
      host(Page(model: model), drawsOnlyVisible: true), host(Page(model: model), drawsOnlyVisible: false)
    )
    for host in [part, whole] { _ = host.texts }
    model.target = 200
    for host in [part, whole] { _ = host.texts }
    model.target = 0
    for host in [part, whole] { _ = host.texts }
    model.items[200].title = "Changed"
    for host in [part, whole] { _ = host.texts }
    withAnimation(.linear(duration: 1)) { model.target = 200 }
    try expectSamePicture(part, whole, "as the animation begins")
  }
}
