import Foundation
import SwiftUI
import Testing
import TrellisTestSupport
import TrellisTesting

/// Hit testing of views that are drawn at another position, in another order or in another shape than they are laid out (facts §3).
@MainActor @Suite struct HitRegionTests {
  private let heard = Heard()
  @Test(arguments: [true, false]) func `an offset view is hit where it is drawn`(isInside: Bool) {
    let host = TestHost(
      topLeft: Group {
        if isInside {
          square(.red, 20).onTapGesture { heard.say("tap") }.offset(x: 50, y: 50)
        } else {
          square(.red, 20).offset(x: 50, y: 50).onTapGesture { heard.say("tap") }
        }
      })
    host.tap(at: at(10, 10))
    #expect(heard.take() == [])
    host.tap(at: at(60, 60))
    #expect(heard.take() == ["tap"])
  }

  @Test func `the view in front by its zIndex is hit`() {
    let host = TestHost(
      topLeft: ZStack {
        square().onTapGesture { heard.say("first") }.zIndex(1)
        square(.blue).onTapGesture { heard.say("second") }
      })
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["first"])
  }

  @Test func `an overlay is hit before its view, and the view before its background`() {
    let host = TestHost(
      topLeft: square().onTapGesture { heard.say("view") }
        .overlay(alignment: .topLeading) { square(.blue, 20) }
        .background(alignment: .topLeading) {
          square(.green, 150).onTapGesture { heard.say("background") }
        })
    host.tap(at: at(10, 10))
    #expect(heard.take() == [])
    host.tap(at: at(50, 50))
    #expect(heard.take() == ["view"])
    host.tap(at: at(130, 130))
    #expect(heard.take() == ["background"])
  }

  @Test func `a content shape limits hits to itself, also beyond the frame`() {
    let host = TestHost(
      topLeft: VStack(alignment: .leading, spacing: 20) {
        square().contentShape(.circle).onTapGesture { heard.say("circle") }
        square(.blue, 20).contentShape(Rectangle().inset(by: -10)).onTapGesture { heard.say("wide") }
      })
    host.tap(at: at(3, 3))
    #expect(heard.take() == [])
    host.tap(at: at(50, 50))
    host.tap(at: at(25, 145))
    #expect(heard.take() == ["circle", "wide"])
  }

  @Test func `a row with a content shape takes taps outside its button`() throws {
    let host = TestHost(
      topLeft: HStack(spacing: 0) {
        square(.red, 20)
        Spacer()
        Button("Go") { heard.say("button") }
      }
      .frame(width: 150).contentShape(.rect).onTapGesture { heard.say("row") })
    try host.tap("Go")
    host.tap(at: at(10, 10))
    host.tap(at: at(70, 10))
    #expect(heard.take() == ["button", "row", "row"])
  }

  private struct Clipped: View {
    let heard: Heard
    var isShaped = false
    var body: some View {
      Button {
        heard.say("button")
      } label: {
        let face = Color.red.frame(width: 180, height: 40).frame(width: 60).clipped()
        if isShaped { face.contentShape(Rectangle()) } else { face }
      }
    }
  }

  @Test func `a clipped part of a label is hit, unless a content shape excludes it`() {
    let size = CGSize(width: 200, height: 200)
    for isShaped in [false, true] {
      let plain = TestHost(Clipped(heard: heard, isShaped: isShaped).buttonStyle(.plain), size: size)
      plain.tap(at: at(160, 100))
      #expect(heard.take() == (isShaped ? [] : ["button"]), "plain")
      let borderless = TestHost(
        Clipped(heard: heard, isShaped: isShaped).buttonStyle(.borderless), size: size)
      borderless.tap(at: at(160, 100))
      #expect(heard.take() == (isShaped ? [] : ["button"]), "borderless")
      let automatic = TestHost(Clipped(heard: heard, isShaped: isShaped), size: size)
      automatic.tap(at: at(160, 100))
      #expect(heard.take() == (isShaped ? [] : ["button"]), "automatic")
    }
  }

  @Test func `gaps in a borderless button's label are hit`() {
    let host = TestHost(
      topLeft: Button {
        heard.say("button")
      } label: {
        HStack(spacing: 40) {
          square(.red, 20)
          square(.red, 20)
        }
      }
      .buttonStyle(.borderless))
    host.tap(at: at(40, 10))
    #expect(heard.take() == ["button"])
  }

  @Test func `scrolled out content isn't hit`() {
    let host = TestHost(
      topLeft: VStack(spacing: 0) {
        square(.blue, 50).onTapGesture { heard.say("above") }
        ScrollView {
          square(.red, 180).onTapGesture { heard.say("inside") }
        }
        .frame(height: 50)
      })
    host.tap(at: at(25, 75))
    #expect(heard.take() == ["inside"])
    host.tap(at: at(25, 120))
    #expect(heard.take() == [])
    host.scroll(at: at(25, 75), by: CGSize(width: 0, height: 40))
    host.tap(at: at(100, 40))
    #expect(heard.take() == ["above"])
  }

  @Test(arguments: ["circle", "square", "play.circle.fill", "plus", "nosuchsymbol"])
  func `a symbol is hit in all of its frame`(name: String) {
    let host = TestHost(
      topLeft: Image(systemName: name).resizable().frame(width: 100, height: 100)
        .onTapGesture { heard.say("tap") })
    for point in [at(50, 50), at(3, 3), at(97, 97), at(25, 75)] { host.tap(at: point) }
    #expect(heard.take() == ["tap", "tap", "tap", "tap"])
    host.tap(at: at(103, 50))
    #expect(heard.take() == [])
  }
}
