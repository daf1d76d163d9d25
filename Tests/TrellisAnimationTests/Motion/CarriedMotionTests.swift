import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Animations that continue after the groups or containers of the views have changed.
@MainActor
@Suite struct CarriedMotionTests {
  private final class Model: ObservableObject {
    @Published var rows = Array(0..<200)
    @Published var top = 0.0
  }

  private struct Rows: View {
    @ObservedObject var model: Model
    var body: some View {
      VStack(spacing: 0) {
        Color.clear.frame(width: 1, height: model.top)
        ForEach(model.rows, id: \.self) { Color.red.frame(width: 100 + CGFloat($0), height: 2) }
      }
      .frame(height: 800, alignment: .top)
    }
  }

  @Test func `rows regrouped during an animation continue from where they are`() async {
    let model = Model()
    let host = TestHost(Rows(model: model), size: CGSize(width: 400, height: 800))
    _ = host.displayList
    withAnimation(.linear(duration: 1)) { model.top = 100 }
    await host.advance(by: .seconds(0.5))
    #expect(host.leaf("fill", of: 250)?.frame.minY == 350)
    // Rows are inserted and then removed above row 150, so groups are rebuilt. Without an animation, the rows below move at once.
    model.rows.insert(contentsOf: 1000..<1010, at: 100)
    #expect(host.leaf("fill", of: 250)?.frame.minY == 370)
    #expect(host.leaf("fill", of: 150)?.frame.minY == 150)
    model.rows.removeSubrange(100..<110)
    _ = host.displayList
    withAnimation(.linear(duration: 1)) { model.rows.removeSubrange(20..<30) }
    // The rows before the removed rows stay. The others begin to move up.
    #expect(host.leaf("fill", of: 110)?.frame.minY == 70)
    #expect(host.leaf("fill", of: 250)?.frame.minY == 350)
    await host.advance(by: .seconds(0.25))
    #expect(host.leaf("fill", of: 110)?.frame.minY == 95)
    // All rows end 80 points below their initial positions, whatever their groups are. The first animation has moved them by 75 points,
    // and the second adds a quarter of the remaining 5.
    for row in [31, 60, 99, 120, 150, 199] {
      let end = CGFloat(100 + (row - 10) * 2)
      #expect(host.leaf("fill", of: 100 + CGFloat(row))?.frame.minY == end - 80 + 76.25, "row \(row)")
    }
    await host.advance(by: .seconds(2))
    #expect(host.leaf("fill", of: 250)?.frame.minY == 380)
    #expect(!host.needsUpdate)
  }

  @Test func `a view inserted during its container's animation continues when the container moves again`()
    async
  {
    final class Model: ObservableObject {
      @Published var isThere = false
      @Published var x = 0.0
    }
    struct Root: View {
      @ObservedObject var model: Model
      var body: some View {
        ZStack {
          Color.clear.frame(width: 90)
          if model.isThere { Color.red.frame(width: 100, height: 100).transition(.identity) }
        }
        .frame(width: 100, height: 100).padding(.leading, model.x).frame(width: 400, alignment: .leading)
      }
    }
    let model = Model()
    let host = TestHost(Root(model: model), size: CGSize(width: 400, height: 400))
    _ = host.displayList
    withAnimation(.linear(duration: 1)) {
      model.x = 100
      model.isThere = true
    }
    // The view is at its final position at once, whatever its container does.
    #expect(host.leaf("fill", of: 100)?.frame.minX == 100)
    await host.advance(by: .seconds(0.5))
    #expect(host.leaf("fill", of: 100)?.frame.minX == 100)
    withAnimation(.linear(duration: 1)) { model.x = 200 }
    #expect(host.leaf("fill", of: 100)?.frame.minX == 100)
    await host.advance(by: .seconds(0.5))
    #expect(host.leaf("fill", of: 100)?.frame.minX == 150)
    await host.advance(by: .seconds(2))
    #expect(host.leaf("fill", of: 100)?.frame.minX == 200)
    #expect(!host.needsUpdate)
  }

  @Test func `a shadow's colour is animated like other colours`() async throws {
    let stage = MotionStage {
      Color.red.frame(width: 10, height: 10).shadow(
        color: $0 ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0), radius: 4)
    }
    func shadow() -> RGBAColor? {
      var found: RGBAColor?
      func walk(_ list: DisplayList) {
        for item in list.items {
          switch item.content {
          case .list(let inner): walk(inner)
          case .effect(let effect, let inner):
            if case .each(.shadow(let shadow)) = effect { found = shadow.color }
            walk(inner)
          default: break
          }
        }
      }
      walk(stage.host.displayList)
      return found
    }
    #expect(shadow() == RGBAColor(red: 1, green: 0, blue: 0))
    stage.turn()
    await stage.advance(0.5)
    let middle = try #require(shadow())
    #expect(abs(middle.red * 255 - 140.4) < 0.06 && abs(middle.blue * 255 - 162.3) < 0.06)
    await stage.advance(0.6)
    #expect(shadow() == RGBAColor(red: 0, green: 0, blue: 1))
  }

  /// Moves at once by the environment's `share` of the distance, and ends after a second.
  private struct Following: CustomAnimation {
    func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V?
    {
      time >= 1 ? nil : value.scaled(by: context.environment.share)
    }
  }

  @Test func `a custom animation reads the view's environment`() async {
    let stage = MotionStage { isOn in
      VStack(spacing: 0) {
        Color.red.frame(width: isOn ? 200 : 100, height: 10).environment(\.share, 0.25)
        Color.red.frame(width: isOn ? 200 : 100, height: 10)
      }
      .environment(\.share, 0.75)
    }
    stage.turn(Animation(Following()))
    await stage.advance(0.5)
    #expect(stage.host.leaves.map(\.frame.width) == [125, 175])
  }
}

extension EnvironmentValues {
  @Entry fileprivate var share = 0.5
}
