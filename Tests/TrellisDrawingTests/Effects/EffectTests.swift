import Foundation
import SwiftUI
import Testing
import TrellisCairo
import TrellisDisplayList
import TrellisGeometry
import TrellisTestSupport
import TrellisTesting

/// Effects affect drawing, but not layout.
@MainActor
@Suite struct EffectTests {
  private let size = CGSize(width: 200, height: 100)

  private func effects(_ view: some View) -> [Effect] { DrawnItems(view).effects }

  /// Returns the number of taps that a button in a view of 200 by 100 receives at some points.
  private func taps(_ points: [CGPoint], on view: (Button<Color>) -> some View) -> Int {
    let count = Count()
    let host = TestHost(
      view(
        Button {
          count.taps += 1
        } label: {
          Color.red
        }), size: size)
    for point in points { host.tap(at: point) }
    return count.taps
  }

  private final class Count {
    var taps = 0
  }

  // MARK: Drawing

  @Test func `an effect doesn't change a view's layout`() throws {
    func frame(_ view: some View) throws -> CGRect {
      let host = TestHost(
        VStack {
          view.accessibilityIdentifier("it"); Text("below")
        }, size: size)
      _ = try host.frame(ofText: "below")
      return DrawnItems(host).items.first?.item.frame ?? .null
    }
    let plain = try frame(Text("a"))
    #expect(try frame(Text("a").opacity(0.5)) == plain)
    #expect(try frame(Text("a").blur(radius: 3)) == plain)
    #expect(try frame(Text("a").shadow(radius: 3)) == plain)
    #expect(try frame(Text("a").rotationEffect(.degrees(40))) == plain)
    #expect(try frame(Text("a").scaleEffect(4)) == plain)
    #expect(try frame(Text("a").clipShape(Circle())) == plain)
    #expect(try frame(Text("a").mask(Circle())) == plain)
  }

  @Test func `each effect is drawn`() {
    let color = Color.red
    #expect(effects(color.opacity(0.5)).isEmpty)
    #expect(effects(Text("a").opacity(0.5)) == [.each(.opacity(0.5))])
    #expect(effects(color.blur(radius: 3)) == [.blur(radius: 3, isOpaque: false)])
    #expect(effects(color.blur(radius: 3, opaque: true)) == [.blur(radius: 3, isOpaque: true)])
    #expect(
      effects(color.shadow(color: .black, radius: 2, x: 3, y: 4)) == [
        .each(.shadow(Shadow(color: .black, radius: 2, offset: CGSize(width: 3, height: 4))))
      ])
    #expect(effects(color.blendMode(.screen)) == [.each(.blend(.screen))])
    #expect(effects(color.compositingGroup()) == [.group])
    #expect(effects(color.brightness(0.2)) == [.color(.brightness(0.2))])
    #expect(effects(color.contrast(2)) == [.color(.contrast(2))])
    #expect(effects(color.saturation(0.5)) == [.color(.saturation(0.5))])
    #expect(effects(color.grayscale(0.25)) == [.color(.saturation(0.75))])
    #expect(effects(color.hueRotation(.degrees(90))) == [.color(.hueRotation(.pi / 2))])
    #expect(effects(color.colorInvert()) == [.color(.inversion)])
    #expect(effects(color.luminanceToAlpha()) == [.color(.luminanceToAlpha)])
    #expect(effects(color.colorMultiply(.black)) == [.color(.multiply(.black))])
    #expect(
      effects(color.clipped()) == [
        .clip(Path(CGRect(origin: .zero, size: size)), FillStyle(antialiased: false))
      ])
    #expect(
      effects(color.clipShape(.circle)) == [
        .clip(Circle().path(in: CGRect(origin: .zero, size: size)), FillStyle())
      ])
  }

  @Test func `an effect that changes nothing isn't drawn`() {
    #expect(
      effects(Text("a").opacity(1).blur(radius: 0).blendMode(.normal).scaleEffect(1).rotationEffect(.zero))
        .isEmpty)
  }

  @Test func `effects nest, with the last one outermost`() {
    let nested = effects(Text("a").opacity(0.5).blur(radius: 2).brightness(0.1))
    #expect(nested == [.color(.brightness(0.1)), .blur(radius: 2, isOpaque: false), .each(.opacity(0.5))])
  }

  @Test func `a transform keeps its anchor in place`() throws {
    func transform(_ view: some View) throws -> ProjectionTransform {
      guard case .transform(let transform)? = effects(view).first else { throw Missing() }
      return transform
    }
    let color = Color.red
    for anchor in [UnitPoint.center, .topLeading, .bottom, UnitPoint(x: 0.3, y: 2)] {
      let point = CGPoint(x: anchor.x * 200, y: anchor.y * 100)
      for view in [
        AnyView(color.rotationEffect(.degrees(30), anchor: anchor)),
        AnyView(color.scaleEffect(x: 2, y: 3, anchor: anchor)),
        AnyView(color.rotation3DEffect(.degrees(50), axis: (x: 1, y: 1, z: 0), anchor: anchor)),
      ] {
        let shown = try point.applying(transform(view))
        #expect(abs(shown.x - point.x) < 1e-9 && abs(shown.y - point.y) < 1e-9)
      }
    }
    let turned = try CGPoint(x: 200, y: 50).applying(transform(color.rotationEffect(.degrees(90))))
    #expect(abs(turned.x - 100) < 1e-9 && abs(turned.y - 150) < 1e-9)
    #expect(
      try CGPoint(x: 1, y: 1).applying(
        transform(color.transformEffect(CGAffineTransform(translationX: 5, y: 6)))) == CGPoint(x: 6, y: 7))
  }

  @Test func `a 3D rotation shrinks the view's far side`() throws {
    guard
      case .transform(let transform)? =
        effects(Color.red.rotation3DEffect(.degrees(45), axis: (x: 0, y: 1, z: 0))).first
    else { throw Missing() }
    let (left, right) = (
      CGPoint(x: 0, y: 0).applying(transform), CGPoint(x: 200, y: 0).applying(transform)
    )
    // If a view is rotated about the y axis, which points down, its right side moves away.
    #expect(left.y < 0 && right.y > 0)
    #expect(100 - left.x > right.x - 100)
  }

  private struct Missing: Error {}

  @Test func `a mask is laid out and drawn in the view's frame`() throws {
    guard
      case .mask(let mask)? = effects(Color.red.mask(alignment: .topLeading) { Circle().frame(width: 20) })
        .first
    else { throw Missing() }
    #expect(mask.items.map(\.frame) == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    let view = Color.red.mask(Text("a"))
    #expect(DrawnItems(view).colors == ["#ff3b30"])
  }

  // MARK: Taps

  @Test func `a tap hits the view where it is drawn`() {
    let corner = CGPoint(x: 5, y: 5)
    let middle = CGPoint(x: 100, y: 50)
    #expect(taps([corner, middle]) { $0 } == 2)
    #expect(taps([corner, middle]) { $0.scaleEffect(0.5) } == 1)
    #expect(taps([corner, middle]) { $0.scaleEffect(0.5, anchor: .topLeading) } == 1)
    #expect(taps([CGPoint(x: 100, y: 95), CGPoint(x: 20, y: 50)]) { $0.rotationEffect(.degrees(90)) } == 1)
    // Recorded: a clip limits where a colour is seen, and not where it can be tapped.
    #expect(taps([corner, middle]) { $0.clipShape(Circle()) } == 2)
    #expect(taps([corner, middle]) { $0.scaleEffect(0) } == 0)
    #expect(taps([corner, middle]) { $0.rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0)) } == 1)
  }

  @Test func `a content shape determines where taps hit`() {
    let (corner, middle) = (CGPoint(x: 5, y: 5), CGPoint(x: 100, y: 50))
    #expect(taps([corner, middle]) { $0.contentShape(Circle()) } == 1)
    #expect(taps([corner]) { $0.contentShape(Circle()) } == 0)
    #expect(taps([corner, middle]) { $0.contentShape(Rectangle()) } == 2)
  }

  @Test func `a view with allowsHitTesting(false) lets taps through`() {
    let middle = CGPoint(x: 100, y: 50)
    #expect(taps([middle]) { $0.allowsHitTesting(false) } == 0)
    #expect(taps([middle]) { $0.allowsHitTesting(true).allowsHitTesting(false) } == 0)
    #expect(taps([middle]) { $0.allowsHitTesting(false).allowsHitTesting(true) } == 0)
    #expect(
      taps([middle]) { button in
        ZStack {
          button; Button("front") {}.allowsHitTesting(false)
        }
      } == 1)
  }

  // MARK: Evaluations

  private struct Fading: View {
    @State private var isFaint = false

    var body: some View {
      VStack {
        Text("a").opacity(isFaint ? 0.5 : 0.9)
        Text("b").rotationEffect(.degrees(isFaint ? 10 : 20))
        Button("turn") { isFaint.toggle() }
      }
    }
  }

  @Test func `a changed effect evaluates only drawings`() throws {
    let host = TestHost(Fading())
    let log = try host.evaluations { try host.tap("turn") }
    #expect(log.bodies == 1)
    #expect(log.changes(of: "layoutComputer") == 0)
    #expect(log.count(of: "placements") == 0)
    #expect(log.count(of: "geometry") == 0)
    #expect(log.changes(of: "resolvedText") == 0)
    #expect(DrawnItems(host).effects.first == .each(.opacity(0.5)))
  }

  @Test func `a shadow's colour follows light and dark`() {
    let host = TestHost(Color.red.shadow(color: .primary, radius: 2))
    host.colorScheme = .dark
    guard case .each(.shadow(let shadow))? = DrawnItems(host).effects.first else {
      Issue.record("no shadow")
      return
    }
    #expect("\(shadow.color)" == "#ffffffd9")
  }

  // MARK: Bad input

  @Test(arguments: [Double.nan, .infinity, -.infinity, -5, 1e300])
  func `effects with unusable numbers are drawn`(number: Double) throws {
    let views = ZStack {
      Text("a").opacity(number)
      Text("a").blur(radius: number)
      Text("a").shadow(radius: number, x: number, y: number)
      Text("a").rotationEffect(.degrees(number))
      Text("a").scaleEffect(number)
      Text("a").scaleEffect(x: number, y: 1, anchor: UnitPoint(x: number, y: number))
      Text("a").rotation3DEffect(.degrees(number), axis: (x: number, y: 1, z: 0), perspective: number)
    }
    let colours = ZStack {
      Text("a").brightness(number)
      Text("a").contrast(number)
      Text("a").saturation(number)
      Text("a").grayscale(number)
      Text("a").hueRotation(.degrees(number))
      Text("a").cornerRadius(number)
      Text("a").transformEffect(CGAffineTransform(scaleX: number, y: number))
    }
    let host = TestHost(
      ZStack {
        views; colours
      }, size: CGSize(width: 40, height: 30))
    let picture = try host.picture()
    #expect(picture.width == 40)
    host.tap(at: CGPoint(x: 20, y: 15))
  }

  @Test func `an opacity outside 0...1 is clamped`() {
    #expect(effects(Text("a").opacity(-1)) == [.each(.opacity(0))])
    #expect(effects(Text("a").opacity(.nan)) == [.each(.opacity(0))])
    #expect(effects(Text("a").opacity(7)) == [.each(.opacity(1))])
  }
}
