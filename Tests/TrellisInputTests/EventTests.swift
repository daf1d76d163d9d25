import Foundation
import SwiftUI
import Testing
import TrellisTesting

/// The names of the tapped views, in order.
@MainActor private final class Taps {
  var names: [String] = []

  func take() -> [String] {
    defer { names = [] }
    return names
  }
}

@MainActor
@Suite struct EventTests {
  private func square(_ name: String, _ taps: Taps) -> some View {
    Button {
      taps.names.append(name)
    } label: {
      Color.white.frame(width: 100, height: 100)
    }
  }

  private func taps(
    at x: CGFloat = 50, _ y: CGFloat = 50, @ViewBuilder _ content: (Taps) -> some View
  ) -> [String] {
    let taps = Taps()
    let host = TestHost(
      content(taps).buttonStyle(.borderless).frame(width: 100, height: 100),
      size: CGSize(width: 100, height: 100))
    host.tap(at: CGPoint(x: x, y: y))
    return taps.names
  }

  @Test func `a view in front of a button blocks taps`() {
    #expect(taps { square("a", $0) } == ["a"])
    #expect(taps { square("a", $0).overlay(Color.red) } == [])
    #expect(taps { square("a", $0).overlay(Text("in front")) } == [])
    #expect(
      taps { taps in
        ZStack {
          square("a", taps); Color.red.frame(width: 20)
        }
      } == [])
    #expect(
      taps(at: 20) { taps in
        ZStack {
          square("a", taps); Color.red.frame(width: 20)
        }
      } == ["a"])
    #expect(
      taps { taps in
        ZStack {
          square("a", taps); square("b", taps)
        }
      } == ["b"])
  }

  @Test func `a view that draws nothing lets taps through`() {
    #expect(taps { square("a", $0).overlay(Color.clear) } == ["a"])
    #expect(taps { square("a", $0).overlay(Color.red.opacity(0)) } == ["a"])
    #expect(taps { square("a", $0).overlay(Color.red.allowsHitTesting(false)) } == ["a"])
    #expect(
      taps {
        square("a", $0).overlay {
          VStack {
            Text("top"); Spacer(); Text("bottom")
          }
        }
      } == ["a"])
    #expect(taps { square("a", $0).overlay(Circle().stroke(lineWidth: 4).padding(2)) } == ["a"])
    #expect(taps(at: 3, 50) { square("a", $0).overlay(Circle().stroke(lineWidth: 4).padding(2)) } == [])
    #expect(taps(at: 3, 3) { square("a", $0).overlay(Circle()) } == ["a"])
    #expect(taps { square("a", $0).overlay(Circle()) } == [])
    #expect(taps { square("a", $0).overlay(Color.clear.contentShape(Rectangle())) } == [])
  }

  @Test func `a button takes taps in its label's whole frame, including gaps`() {
    #expect(
      taps { taps in
        Button {
          taps.names.append("a")
        } label: {
          HStack {
            Text("x"); Spacer(); Text("y")
          }.frame(height: 60)
        }
      } == ["a"])
  }

  @Test func `of nested buttons the innermost is tapped`() {
    let inner = taps { taps in
      Button {
        taps.names.append("outer")
      } label: {
        HStack(spacing: 0) {
          square("inner", taps).frame(width: 50).clipped(); Color.blue
        }
      }
    }
    #expect(inner == ["outer"])
    #expect(
      taps(at: 20) { taps in
        Button {
          taps.names.append("outer")
        } label: {
          HStack(spacing: 0) {
            Button {
              taps.names.append("inner")
            } label: {
              Color.red
            }
            Color.blue
          }
        }
      } == ["inner"])
  }

  @Test func `a tap ends on the button where it began`() {
    let taps = Taps()
    let host = TestHost(
      HStack(spacing: 0) {
        square("a", taps); square("b", taps)
      }, size: CGSize(width: 200, height: 100))
    let (a, b, outside) = (CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 50), CGPoint(x: 50, y: 300))
    host.press(at: a)
    host.release(at: b)
    #expect(taps.take() == [])
    host.press(at: a)
    host.release(at: outside)
    host.release(at: a)
    #expect(taps.take() == [])
    host.press(at: a)
    host.release(at: a)
    #expect(taps.take() == ["a"])
  }

  @Test func `a failed tap's message lists the views that take taps`() {
    let host = TestHost(
      VStack(spacing: 0) {
        Text("title"); Button("go") {}
      }, size: CGSize(width: 100, height: 100))
    let error = #expect(throws: TestHostError.self) { try host.tap("title") }
    #expect(
      error?.description.contains("put it into a Button, or add onTapGesture; views that take taps are at (")
        == true, "\(String(describing: error))")
    let covered = TestHost(Button("go") {}.overlay(Color.red), size: CGSize(width: 100, height: 100))
    let reason = #expect(throws: TestHostError.self) { try covered.tap("go") }
    #expect(reason?.description.contains("or remove the view in front of one (") == true)
  }

  @Test func `a tap uses the shown frame and evaluates nothing`() throws {
    let host = TestHost(VStack { ForEach(0..<100) { Text("\($0)") } }, size: CGSize(width: 300, height: 3000))
    let log = host.evaluations {
      host.press(at: CGPoint(x: 150, y: 1000))
      host.release(at: CGPoint(x: 150, y: 1000))
    }
    #expect(log.entries.isEmpty)
  }

  @Test func `a wheel scrolls by fractions, and the rest goes to the outer scroll view`() throws {
    let host = TestHost(
      ScrollView {
        VStack(spacing: 0) {
          ScrollView { Color.clear.frame(width: 100, height: 120) }.frame(width: 100, height: 100)
          Color.blue.frame(height: 200).accessibilityIdentifier("below")
        }
      }, size: CGSize(width: 100, height: 100))
    let middle = CGPoint(x: 50, y: 50)
    // An area without drawing still belongs to the inner scroll view.
    host.scroll(at: middle, by: CGSize(width: 0, height: 0.5))
    let y = try host.frame(ofIdentifier: "below").minY
    #expect(y == 100)
    host.scroll(at: middle, by: CGSize(width: 0, height: 19.5))
    #expect(try host.frame(ofIdentifier: "below").minY == 100)
    host.scroll(at: middle, by: CGSize(width: 0, height: 10.25))
    #expect(try host.frame(ofIdentifier: "below").minY == 89.75)
  }

  @Test func `scrolled out content takes no taps`() {
    let taps = Taps()
    let host = TestHost(
      VStack(spacing: 0) {
        ScrollView { square("inside", taps).padding(.top, 60) }.frame(width: 100, height: 100)
        Color.clear.frame(width: 100, height: 100)
      }, size: CGSize(width: 100, height: 200))
    host.tap(at: CGPoint(x: 50, y: 80))
    host.tap(at: CGPoint(x: 50, y: 120))
    #expect(taps.take() == ["inside"])
  }
}
