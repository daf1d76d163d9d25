import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Recorded behaviour of transactions and animations.
///
/// The tests' names have the numbers of the records.
@MainActor
@Suite struct RecordedMotionTests {
  private let second = Animation.linear(duration: 1)
  private func bar(_ isOn: Bool) -> some View { Color.red.frame(width: isOn ? 200 : 100, height: 10) }

  /// Returns the widths of the bars half a second after a change with an animation of one second.
  private func widths<Content: View>(_ content: @escaping (Bool) -> Content) async -> [CGFloat] {
    let stage = MotionStage(content)
    stage.turn(second)
    await stage.advance(0.5)
    return stage.host.leaves.map(\.frame.width)
  }

  // MARK: - Drawing

  @Test func `TX-W6 a corner radius is animated on both axes`() async {
    let stage = MotionStage {
      RoundedRectangle(cornerRadius: $0 ? 12 : 2, style: .circular).frame(width: 100, height: 100)
    }
    /// Returns the corner's radius: the distance from the left edge to the start of the outline's upper side.
    func radius() -> CGFloat? {
      var outline: Path?
      stage.host.displayList.forEachItem { item, _ in
        if case .shape(let shape) = item.content { outline = shape.path }
      }
      guard let outline else { return nil }
      let bounds = outline.boundingRect
      var least = CGFloat.infinity
      func add(_ point: CGPoint) {
        if abs(point.y - bounds.minY) < 1e-6 { least = min(least, point.x - bounds.minX) }
      }
      outline.forEach { element in
        switch element {
        case .move(let to): add(to)
        case .line(let to): add(to)
        case .quadCurve(let to, _): add(to)
        case .curve(let to, _, _): add(to)
        case .closeSubpath: break
        }
      }
      return least
    }
    #expect(radius() == 2)
    stage.turn(second)
    await stage.advance(0.5)
    #expect(radius() == 7)
    await stage.advance(0.6)
    #expect(radius() == 12)
  }

  @Test func `TX-P1 layout is final at once, and each leaf's rectangle is animated`() async {
    var asked: [CGFloat] = []
    struct Asker: Layout {
      let tell: (CGFloat) -> Void
      func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        tell(proposal.width ?? 0)
        return proposal.replacingUnspecifiedDimensions()
      }
      func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
      ) {
        for subview in subviews { subview.place(at: bounds.origin, proposal: proposal) }
      }
    }
    let stage = MotionStage { isOn in
      Asker(tell: { asked.append($0) }) { Color.red }.frame(width: isOn ? 200 : 100, height: 10)
    }
    stage.turn(second)
    await stage.advance(0.5)
    #expect(Set(asked) == [100, 200])
    #expect(stage.host.leaf()?.frame == CGRect(x: 125, y: 195, width: 150, height: 10))
  }

  @Test func `TX-P2 a text that wraps differently fades while its position moves`() async {
    let stage = MotionStage { isOn in
      Text("one two three four five six").frame(width: isOn ? 60 : 400, alignment: .leading)
        .frame(width: 400, alignment: .leading)
    }
    stage.turn(second)
    await stage.advance(0.25)
    let texts = stage.host.leaves
    #expect(texts.map(\.opacity) == [0.75, 0.25])
    #expect(texts[0].frame.height < texts[1].frame.height)
  }

  @Test func `TX-W10 a view replaced by a modified one fades`() async {
    let stage = MotionStage { isOn in
      ZStack {
        if isOn {
          Color.red.frame(width: 100, height: 100).clipped()
        } else {
          Color.red.frame(width: 100, height: 100)
        }
      }
    }
    stage.turn(second)
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.opacity).sorted() == [0.25, 0.75])
  }

  // MARK: - Transactions

  @Test func `TX-T2 animation(_:value:) does nothing if another value changes`() async {
    let stage = MotionStage { bar($0).animation(second, value: 1) }
    stage.turn(nil)
    #expect(stage.host.leaf()?.frame.width == 200)
  }

  @Test func `TX-T3b a modifier after animation(_:value:) isn't animated by it`() async {
    let stage = MotionStage {
      Color.red.animation(second, value: $0).frame(width: 100, height: 10).opacity($0 ? 0 : 1)
    }
    stage.turn(nil)
    #expect(stage.host.leaf()?.opacity == 0)
  }

  @Test func `TX-T4n an inner nil animation disables the outer one`() async {
    #expect(await widths { bar($0).animation(nil, value: $0) } == [200])
  }

  @Test func `TX-T6 clearing the transaction on the way down animates nothing below`() async {
    #expect(await widths { bar($0).transaction { $0.animation = nil } } == [200])
  }

  @Test
  func `TX-T7, T7c a transaction modifier replaces the animation, or adds one`()
    async
  {
    #expect(await widths { bar($0).transaction { $0.animation = .linear(duration: 2) } } == [125])
    let stage = MotionStage { bar($0).transaction { $0.animation = .linear(duration: 2) } }
    stage.turn(nil)
    await stage.advance(0.5)
    #expect(stage.host.leaf()?.frame.width == 125)
  }

  @Test func `TX-T8, T8c disablesAnimations keeps the transaction's animation, and ignores those of views`()
    async
  {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        bar(isOn)
        bar(isOn).animation(.linear(duration: 2), value: isOn)
      }
    }
    var transaction = Transaction(animation: second)
    transaction.disablesAnimations = true
    withTransaction(transaction) { stage.model.isOn = true }
    await stage.advance(0.5)
    #expect(stage.host.leaves.map(\.frame.width) == [150, 150])
    transaction.animation = nil
    withTransaction(transaction) { stage.model.isOn = false }
    await stage.advance(0.6)
    #expect(stage.host.leaves.map(\.frame.width) == [100, 100])
  }

  private struct Bound: View {
    enum Way { case state, closures, transaction }
    let way: Way
    @State private var isOn = false
    @ObservedObject var model: MotionStage.Model

    private var binding: Binding<Bool> {
      switch way {
      case .state: $isOn.animation(.linear(duration: 1))
      case .closures:
        Binding {
          model.isOn
        } set: {
          model.isOn = $0
        }.animation(.linear(duration: 1))
      case .transaction: $isOn.transaction(Transaction(animation: .linear(duration: 1)))
      }
    }

    var body: some View {
      VStack(spacing: 0) {
        Color.red.frame(width: isOn || model.isOn ? 200 : 100, height: 10)
        Button("go") { binding.wrappedValue = true }
      }
    }
  }

  private func width(_ way: Bound.Way) async throws -> CGFloat? {
    let host = TestHost(Bound(way: way, model: MotionStage.Model()), size: CGSize(width: 400, height: 400))
    try host.tap("go")
    await host.advance(by: .seconds(0.5))
    return host.leaf()?.frame.width
  }

  @Test func `TX-T11s a write through a state's animated binding is animated`() async throws {
    #expect(try await width(.state) == 150)
  }

  @Test
  func
    `TX-T11 a write through a binding of closures isn't animated, because closures don't get the transaction`()
    async throws
  {
    #expect(try await width(.closures) == 200)
  }

  @Test func `TX-T12s a write through a binding with a transaction is animated`() async throws {
    #expect(try await width(.transaction) == 150)
  }

  // MARK: - Transitions

  @Test func `TX-X11, X12, X13 a ForEach's rows fade in and out, and their siblings move`() async {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        ForEach(isOn ? [1, 3, 2] : [1, 2], id: \.self) {
          Color.red.frame(width: 100 * CGFloat($0), height: 10)
        }
      }
      .frame(height: 400, alignment: .top)
    }
    stage.turn(second)
    await stage.advance(0.5)
    let coming = stage.host.leaf("fill", of: 300)
    #expect(coming?.opacity == 0.5 && coming?.frame.minY == 10)
    #expect(stage.host.leaf("fill", of: 200)?.frame.minY == 15)
    await stage.advance(0.6)
    stage.turn(second)
    await stage.advance(0.25)
    #expect(stage.host.leaf("fill", of: 300)?.opacity == 0.75)
    #expect(stage.host.leaf("fill", of: 200)?.frame.minY == 17.5)
  }

  @Test func `TX-X17 initial views have no insertion`() {
    let stage = MotionStage(on: true) { isOn in
      if isOn { Color.red.frame(width: 100, height: 100).transition(.slide.animation(.linear(duration: 1))) }
    }
    #expect(stage.host.leaf()?.frame.minX == 150 && stage.host.leaf()?.opacity == 1)
  }

  // MARK: - The talk's picture

  private struct MyAsyncImage: View {
    let url: String
    @State private var imageData: Int?

    var body: some View {
      ZStack {
        if let imageData { Text(verbatim: "\(imageData) bytes") } else { Text("loading \(url)") }
      }
      .frame(width: 200, height: 50)
      .onAppear { if url == "logo" { imageData = 8000 } }
    }
  }

  @Test
  func `the talk: with another id the old picture's removal and the new one's insertion run in parallel`()
    async
  {
    let stage = MotionStage { isOn in
      VStack {
        let url = isOn ? "photo" : "logo"
        MyAsyncImage(url: url).id(url)
      }
    }
    #expect(stage.host.leaves.map(\.name) == ["8000 bytes"])
    stage.turn(second)
    for frame in 0..<60 {
      let part = Double(frame) / 60
      let leaves = stage.host.leaves
      #expect(leaves.map(\.name).sorted() == ["8000 bytes", "loading photo"], "frame \(frame)")
      #expect(abs((stage.host.leaf("8000 bytes")?.opacity ?? -1) - (1 - part)) < 1e-9, "frame \(frame)")
      #expect(abs((stage.host.leaf("loading photo")?.opacity ?? -1) - part) < 1e-9, "frame \(frame)")
      // Both texts are in the middle, the new text in front of the old one.
      #expect(
        leaves.last?.name == "loading photo" && Set(leaves.map(\.frame.midX)) == [200], "frame \(frame)")
      await stage.advance(1.0 / 60)
    }
    await stage.advance(0.1)
    #expect(stage.host.leaves.map { "\($0.name) \($0.opacity)" } == ["loading photo 1.0"])
  }
}
