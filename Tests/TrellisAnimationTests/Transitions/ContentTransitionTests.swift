import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTestSupport
import TrellisTesting

/// Text that turns into another text, glyph by glyph.
@MainActor
@Suite struct ContentTransitionTests {
  /// A drawn glyph: its position, size and opacity.
  private struct Shown: Equatable {
    var x: CGFloat
    var y: CGFloat
    var size: Double
    var opacity: Double
  }

  private func glyphs(_ host: TestHost) -> [Shown] {
    var found: [Shown] = []
    func walk(_ list: DisplayList, _ origin: CGPoint, _ opacity: Double) {
      for item in list.items {
        let place = CGPoint(x: origin.x + item.frame.minX, y: origin.y + item.frame.minY)
        switch item.content {
        case .list(let inner): walk(inner, place, opacity)
        case .effect(.each(.opacity(let own)), let inner): walk(inner, place, opacity * own)
        case .effect(_, let inner): walk(inner, place, opacity)
        case .text(let text):
          for run in text.runs {
            for glyph in run.glyphs {
              found.append(
                Shown(
                  x: place.x + glyph.position.x, y: place.y + glyph.position.y, size: run.face.size,
                  opacity: opacity))
            }
          }
        default: break
        }
      }
    }
    walk(host.displayList, .zero, 1)
    return found
  }

  @Test func `numericText rolls changed characters, and moves the others`() async {
    let stage = MotionStage { isOn in
      Text(verbatim: isOn ? "129" : "28").contentTransition(.numericText()).frame(
        width: 400, alignment: .leading)
    }
    let before = glyphs(stage.host)
    stage.turn()
    await stage.advance(0.5)
    let middle = glyphs(stage.host)
    await stage.advance(0.6)
    let after = glyphs(stage.host)
    #expect(before.count == 2 && after.count == 3 && middle.count == 4)
    let size = after[0].size
    // 8 moves up, 1 and 9 come from below, and 2 moves to the right.
    #expect(middle[0] == Shown(x: before[1].x, y: before[1].y - size / 2, size: size, opacity: 0.5))
    #expect(middle[1] == Shown(x: after[0].x, y: after[0].y + size / 2, size: size, opacity: 0.5))
    #expect(middle[2] == Shown(x: after[2].x, y: after[2].y + size / 2, size: size, opacity: 0.5))
    #expect(middle[3] == Shown(x: (before[0].x + after[1].x) / 2, y: after[1].y, size: size, opacity: 1))
  }

  @Test func `numericText with a value rolls down if the value decreases`() async {
    let stage = MotionStage { isOn in
      Text(verbatim: isOn ? "4" : "5").contentTransition(.numericText(value: isOn ? 4 : 5))
    }
    let y = glyphs(stage.host)[0].y
    stage.turn()
    await stage.advance(0.5)
    #expect(glyphs(stage.host).map { $0.y > y } == [true, false])
    await stage.advance(1)
    stage.turn()
    await stage.advance(0.5)
    #expect(glyphs(stage.host).map { $0.y > y } == [false, true])
  }

  @Test func `interpolate moves an equal text's characters to their new position and size`() async {
    let stage = MotionStage { isOn in
      Text(verbatim: "ab").font(.system(size: isOn ? 40 : 20)).contentTransition(.interpolate)
    }
    let before = glyphs(stage.host)
    stage.turn()
    #expect(glyphs(stage.host).map(\.size) == [20, 20])
    await stage.advance(0.5)
    let middle = glyphs(stage.host)
    #expect(middle.map(\.size) == [30, 30] && middle.map(\.opacity) == [1, 1])
    stage.turn()
    #expect(glyphs(stage.host).map(\.size) == [30, 30], "it goes on from where it is")
    await stage.advance(1.1)
    #expect(glyphs(stage.host) == before)
  }

  @Test func `if characters don't correspond, the text fades`() async {
    let stage = MotionStage { isOn in
      Text(verbatim: isOn ? "after" : "before").contentTransition(.interpolate)
    }
    stage.turn()
    await stage.advance(0.25)
    #expect(stage.host.leaves.map(\.opacity) == [0.75, 0.25])
  }
}
