import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// Content of scroll views dragged by fingers.
@MainActor
@Suite struct TouchScrollTests {
  @Observable final class Model {
    var taps: [Int] = []
    var count = 200
  }

  struct Rows: View {
    let model: Model
    var body: some View {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<model.count, id: \.self) { index in
            Button {
              model.taps.append(index)
            } label: {
              Color.red.frame(width: 100, height: 20)
            }
            .accessibilityIdentifier("\(index)")
          }
        }
      }
      .buttonStyle(.borderless)
    }
  }

  private let size = CGSize(width: 100, height: 600)
  private let finger = TestHost.Pointer.finger(1)

  private func top(_ host: TestHost) throws -> CGFloat { try host.frame(ofIdentifier: "0").minY }

  /// Drags a finger from a point, by a number of points per frame, for a number of frames.
  private func drag(
    _ host: TestHost, from start: CGPoint, by step: CGFloat, frames: Int, letsGo: Bool = true
  ) async {
    host.press(at: start, with: finger)
    var point = start
    for _ in 0..<frames {
      await host.advance(by: .milliseconds(20))
      point.y += step
      host.move(to: point, with: finger)
    }
    if letsGo { host.release(at: point, with: finger) }
  }

  @Test func `a finger scrolls after 10 points and presses no button, a mouse doesn't scroll`()
    async throws
  {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    await drag(host, from: CGPoint(x: 50, y: 515), by: -4, frames: 2)
    #expect(try top(host) == 0)
    #expect(model.taps == [25])
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 6, letsGo: false)
    #expect(try top(host) == -100)
    host.cancelPress(with: finger)
    #expect(model.taps == [25])
    host.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 300))
    #expect(try top(host) == -100)
  }

  @Test func `released at 1,000 points a second, scrolling continues 499.5 points`() async throws {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 6)
    #expect(try top(host) == -100)
    await host.advance(by: .milliseconds(500))
    let half = -100 - 499.5 * (1 - pow(0.998, 500))
    #expect(try abs(top(host) - half) < 0.2)
    await host.advance(by: .seconds(10))
    #expect(try abs(top(host) + 599.5) < 0.1)
    #expect(!host.needsUpdate)
  }

  @Test func `a finger that rests before its release leaves the content in place`() async throws {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 6, letsGo: false)
    await host.advance(by: .milliseconds(200))
    host.release(at: CGPoint(x: 50, y: 380), with: finger)
    await host.advance(by: .seconds(2))
    #expect(try top(host) == -100)
  }

  @Test func `beyond its start, the content follows less and less, and springs back`() async throws {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 100), by: 20, frames: 6, letsGo: false)
    #expect(try abs(top(host) - 50.38) < 0.01)
    await host.advance(by: .milliseconds(200))
    host.move(to: CGPoint(x: 50, y: 320), with: finger)
    #expect(try abs(top(host) - 92.96) < 0.01)
    await host.advance(by: .milliseconds(200))
    host.release(at: CGPoint(x: 50, y: 320), with: finger)
    await host.advance(by: .milliseconds(100))
    let back = try top(host)
    #expect(back > 0 && back < 92.96)
    await host.advance(by: .seconds(2))
    #expect(try top(host) == 0)
  }

  @Test func `deceleration beyond the end bounces, and rests at the end`() async throws {
    let model = Model()
    model.count = 50
    let host = TestHost(Rows(model: model), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -40, frames: 8)
    var least = try top(host)
    for _ in 0..<60 {
      await host.advance(by: .milliseconds(20))
      least = try min(least, top(host))
    }
    #expect(least < -410)
    await host.advance(by: .seconds(3))
    #expect(try top(host) == -400)
  }

  @Test func `a finger stops deceleration, and presses nothing`() async throws {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -40, frames: 6)
    await host.advance(by: .milliseconds(100))
    host.press(at: CGPoint(x: 50, y: 300), with: finger)
    let stopped = try top(host)
    await host.advance(by: .milliseconds(300))
    host.release(at: CGPoint(x: 50, y: 300), with: finger)
    await host.advance(by: .seconds(1))
    #expect(try top(host) == stopped)
    #expect(model.taps == [])
    host.press(at: CGPoint(x: 50, y: 300), with: finger)
    host.release(at: CGPoint(x: 50, y: 300), with: finger)
    #expect(model.taps.count == 1)
  }

  @Test func `deceleration evaluates no body and lays out nothing`() async throws {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 6)
    _ = host.displayList
    let log = await host.evaluations { await host.advance(by: .milliseconds(100)) }
    #expect(log.bodies == 0)
    #expect(log.count(of: "layoutComputer") == 0)
    #expect(log.count(of: "geometry") == 0)
  }

  @Test func `an inner scroll view takes drags only along its axis`() async throws {
    let inner = ScrollView(.horizontal) {
      HStack(spacing: 0) { ForEach(0..<20, id: \.self) { Color.blue.frame(width: 50, height: 100).id($0) } }
        .accessibilityIdentifier("inner")
    }
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          inner
          Color.red.frame(height: 1000).accessibilityIdentifier("below")
        }
      }, size: CGSize(width: 200, height: 300))
    host.drag(from: CGPoint(x: 150, y: 50), to: CGPoint(x: 50, y: 52), with: finger)
    #expect(try host.frame(ofIdentifier: "inner").minX == -90)
    #expect(try host.frame(ofIdentifier: "below").minY == 100)
    await host.advance(by: .seconds(5))
    let across = try host.frame(ofIdentifier: "inner").minX
    host.drag(from: CGPoint(x: 100, y: 90), to: CGPoint(x: 102, y: 10), with: finger)
    #expect(try host.frame(ofIdentifier: "below").minY == 36)
    #expect(try host.frame(ofIdentifier: "inner").minX == across)
  }

  @Test func `a drag gesture in the content takes precedence, and scrollDisabled keeps the offset`() throws {
    var dragged = 0
    let host = TestHost(
      ScrollView {
        Color.red.frame(height: 1000).gesture(DragGesture().onChanged { _ in dragged += 1 })
          .accessibilityIdentifier("0")
      }, size: size)
    host.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 100), with: finger)
    #expect(dragged > 0)
    #expect(try top(host) == 0)
    let other = TestHost(Rows(model: Model()).scrollDisabled(true), size: size)
    other.drag(from: CGPoint(x: 50, y: 500), to: CGPoint(x: 50, y: 100), with: finger)
    other.scroll(at: CGPoint(x: 50, y: 50), by: CGSize(width: 0, height: 50))
    #expect(try top(other) == 0)
  }

  @Test func `a mouse press during a finger's drag doesn't stop it`() async throws {
    let model = Model()
    let host = TestHost(Rows(model: model), size: size)
    await drag(host, from: CGPoint(x: 50, y: 300), by: 20, frames: 10, letsGo: false)
    #expect(try top(host) > 40)
    host.press(at: CGPoint(x: 50, y: 100))
    host.release(at: CGPoint(x: 50, y: 100))
    host.release(at: CGPoint(x: 50, y: 500), with: finger)
    await host.advance(by: .seconds(3))
    #expect(try top(host) == 0)
  }

  @Test(arguments: [1, 3])
  func `a resting finger leaves the content in place, though it moves while lifting`(reports: Int)
    async throws
  {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 10, letsGo: false)
    #expect(try top(host) == -180)
    await host.advance(by: .milliseconds(500))
    for _ in 0..<reports {
      host.move(to: CGPoint(x: 50, y: 300), with: finger)
      await host.advance(by: .milliseconds(8))
    }
    host.release(at: CGPoint(x: 50, y: 300), with: finger)
    await host.advance(by: .seconds(2))
    #expect(try top(host) == -180)
  }

  @Test func `after a rest the velocity comes from the new movement`() async throws {
    let host = TestHost(Rows(model: Model()), size: size)
    await drag(host, from: CGPoint(x: 50, y: 500), by: -20, frames: 5, letsGo: false)
    await host.advance(by: .milliseconds(500))
    var point = CGPoint(x: 50, y: 400)
    host.move(to: point, with: finger)
    for _ in 0..<5 {
      await host.advance(by: .milliseconds(20))
      point.y -= 2
      host.move(to: point, with: finger)
    }
    host.release(at: point, with: finger)
    await host.advance(by: .seconds(10))
    #expect(try abs(top(host) + 90 + 49.95) < 0.1)
  }
}
