import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisTesting

@MainActor
@Suite struct ScrollSettingTests {
  @Observable final class Model {
    var count = 20
  }

  private struct Rows: View {
    let model: Model
    var body: some View {
      VStack(spacing: 0) {
        ForEach(0..<model.count, id: \.self) { Color.red.frame(height: 20).accessibilityIdentifier("\($0)") }
      }
      .scrollTargetLayout()
    }
  }

  private let size = CGSize(width: 100, height: 100)
  private let finger = TestHost.Pointer.finger(1)

  private func place(_ host: TestHost, _ number: Int) throws -> CGFloat {
    try host.frame(ofIdentifier: "\(number)").minY
  }

  @Test
  func `a default anchor starts at the end, and stays there as the content grows, until the user scrolls`()
    throws
  {
    let model = Model()
    let host = TestHost(ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom), size: size)
    #expect(try place(host, 19) == 80)
    model.count = 30
    #expect(try place(host, 29) == 80)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -50))
    #expect(try place(host, 29) == 130)
    model.count = 40
    #expect(try place(host, 29) == 130)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 9999))
    model.count = 41
    #expect(try place(host, 40) == 80)
    model.count = 2
    #expect(try place(host, 1) == 80)
  }

  @Test func `an anchor for one role doesn't affect others`() throws {
    let model = Model()
    let host = TestHost(
      ScrollView { Rows(model: model) }.defaultScrollAnchor(.bottom, for: .alignment), size: size)
    #expect(try place(host, 0) == 0)
    model.count = 2
    #expect(try place(host, 1) == 80)
  }

  @Test func `content margins are around the content, and scroll with it`() throws {
    let host = TestHost(
      ScrollView { Rows(model: Model()) }.contentMargins(.vertical, 15).contentMargins(.horizontal, 10),
      size: size)
    #expect(try host.frame(ofIdentifier: "0") == CGRect(x: 10, y: 15, width: 80, height: 20))
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 9999))
    #expect(try host.frame(ofIdentifier: "19").maxY == 85)
  }

  @Test func `content scrolls behind safe area insets, and can be scrolled out from under them`() throws {
    let host = TestHost(
      ScrollView { Rows(model: Model()) }
        .safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.opacity(0.5).frame(height: 30) }, size: size)
    // The row behind the bar is visible through it.
    let behind = try host.picture().color(x: 50, y: 85)
    #expect(behind.red > 0.3 && behind.blue > 0.3)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 9999))
    #expect(try host.frame(ofIdentifier: "19").maxY == 70)
  }

  @Test func `paging rests at pages, one at a time, and a wheel notch is a page`() async throws {
    let model = Model()
    let host = TestHost(ScrollView { Rows(model: model) }.scrollTargetBehavior(.paging), size: size)
    await host.drag(
      from: CGPoint(x: 50, y: 90), to: CGPoint(x: 50, y: 10), over: .milliseconds(60), with: finger)
    await host.advance(by: .seconds(3))
    #expect(try place(host, 0) == -100)
    await host.drag(
      from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 30), over: .milliseconds(500), with: finger)
    await host.advance(by: .seconds(3))
    #expect(try place(host, 0) == -100)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 10))
    #expect(try place(host, 0) == -200)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -10))
    #expect(try place(host, 0) == -100)
  }

  @Test(arguments: [false, true])
  func `viewAligned rests at a view's edge`(isLazy: Bool) async throws {
    let cards = ForEach(0..<20, id: \.self) {
      Color.red.frame(width: 70, height: 50).accessibilityIdentifier("\($0)")
    }
    let host = TestHost(
      ScrollView(.horizontal) {
        if isLazy {
          LazyHStack(spacing: 10) { cards }.scrollTargetLayout()
        } else {
          HStack(spacing: 10) { cards }.scrollTargetLayout()
        }
      }
      .scrollTargetBehavior(.viewAligned).contentMargins(.horizontal, 15, for: .scrollContent), size: size)
    for _ in 0..<3 {
      await host.drag(
        from: CGPoint(x: 90, y: 50), to: CGPoint(x: 20, y: 50), over: .milliseconds(150), with: finger)
      await host.advance(by: .seconds(4))
      let starts = (0..<20).compactMap { try? host.frame(ofIdentifier: "\($0)").minX }
      #expect(starts.contains { abs($0 - 15) < 0.01 }, "\(starts)")
    }
  }

  @Test func `short content bounces only if requested`() throws {
    let model = Model()
    model.count = 2
    let host = TestHost(ScrollView { Rows(model: model) }, size: size)
    host.press(at: CGPoint(x: 50, y: 20), with: finger)
    host.move(to: CGPoint(x: 50, y: 40), with: finger)
    host.move(to: CGPoint(x: 50, y: 70), with: finger)
    #expect(try place(host, 0) > 5)
    let other = TestHost(ScrollView { Rows(model: model) }.scrollBounceBehavior(.basedOnSize), size: size)
    other.press(at: CGPoint(x: 50, y: 20), with: finger)
    other.move(to: CGPoint(x: 50, y: 40), with: finger)
    other.move(to: CGPoint(x: 50, y: 70), with: finger)
    #expect(try place(other, 0) == 0)
  }

  // MARK: - Bars

  @Test func `a scroll bar appears while scrolling, disappears a second later, and can be dragged`()
    async throws
  {
    let model = Model()
    let host = TestHost(ScrollView { Rows(model: model) }, size: size)
    let still = try host.picture().pngData()
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 30))
    let scrolled = try host.picture().pngData()
    await host.advance(by: .milliseconds(900))
    #expect(try host.picture().pngData() == scrolled)
    await host.advance(by: .milliseconds(600))
    #expect(try host.picture().pngData() != scrolled)
    #expect(!host.needsUpdate)
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: -30))
    await host.advance(by: .seconds(2))
    #expect(try host.picture().pngData() == still)
    // The track is 94 points long, and the thumb 24: 70 points correspond to 300 points of content.
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 1))
    host.press(at: CGPoint(x: 95, y: 10))
    host.move(to: CGPoint(x: 95, y: 45))
    #expect(try abs(place(host, 0) + 151) < 1)
    host.move(to: CGPoint(x: 50, y: 999))
    #expect(try place(host, 19) == 80)
    host.release(at: CGPoint(x: 50, y: 999))
  }

  @Test func `hidden scroll bars are never shown, visible ones always`() throws {
    func picture(_ visibility: ScrollIndicatorVisibility, by distance: CGFloat) throws -> Data {
      let host = TestHost(
        ScrollView { Color.red.frame(height: 1000) }.scrollIndicators(visibility), size: size)
      host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: distance))
      return try host.picture().pngData()
    }
    #expect(try picture(.hidden, by: 10) == picture(.hidden, by: 0))
    #expect(try picture(.automatic, by: 10) != picture(.automatic, by: 0))
    #expect(try picture(.visible, by: 0) != picture(.automatic, by: 0))
  }

  @Test func `scroll bars flash when a view appears or a value changes, if requested`() async throws {
    struct Flashing: View {
      @State private var count = 0
      var isAtFirst = false
      var body: some View {
        ScrollView { Color.red.frame(height: 1000).onTapGesture { count += 1 } }
          .scrollIndicatorsFlash(trigger: count).scrollIndicatorsFlash(onAppear: isAtFirst)
      }
    }
    let (still, flashing) = (
      TestHost(Flashing(), size: size), TestHost(Flashing(isAtFirst: true), size: size)
    )
    let empty = try still.picture().pngData()
    let seen = try flashing.picture().pngData()
    #expect(seen != empty)
    await flashing.advance(by: .seconds(2))
    #expect(try flashing.picture().pngData() == empty)
    #expect(!flashing.needsUpdate)
    still.tap(at: CGPoint(x: 50, y: 50))
    #expect(try still.picture().pngData() == seen)
    await still.advance(by: .seconds(2))
    #expect(try still.picture().pngData() == empty)
  }

  @Test func `a scroll bar's thumb has the same shape at any offset`() throws {
    let model = Model()
    let host = TestHost(ScrollView { Rows(model: model) }.scrollIndicators(.visible), size: size)
    func thumb() throws -> (shape: ShapeContent, place: CGRect) {
      var found: [(ShapeContent, CGRect)] = []
      host.displayList.forEachItem { item, frame in
        if case .shape(let shape) = item.content { found.append((shape, frame)) }
      }
      try #require(found.count == 1)
      return found[0]
    }
    let before = try thumb()
    host.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 33))
    let after = try thumb()
    #expect(after.place.minY > before.place.minY)
    #expect(after.shape == before.shape)
  }

  // MARK: - Keys

  @Test func `unhandled keys scroll`() throws {
    let model = Model()
    let host = TestHost(ScrollView { Rows(model: model) }, size: size)
    for (key, y) in [
      (KeyEquivalent.downArrow, -40), (.upArrow, 0), (.pageDown, -90), (.space, -180), (.pageUp, -90),
      (.end, -300),
      (.home, 0), (.home, 0),
    ] as [(KeyEquivalent, CGFloat)] {
      host.press(key)
      #expect(try place(host, 0) == y)
    }
    host.press(.downArrow, modifiers: .shift)
    #expect(try place(host, 0) == 0)
  }
}
