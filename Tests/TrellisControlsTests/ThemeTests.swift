import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

@MainActor @Suite struct ThemeTests {
  private struct Page: View {
    var body: some View {
      VStack(alignment: .leading) {
        Text("body")
        Text("title").font(.largeTitle)
        Toggle("sound", isOn: .constant(true))
      }
    }
  }

  @Test func `text sizes depend on the theme`() throws {
    let host = TestHost(Page())
    // A character of the arithmetic font is half as wide as its size.
    #expect(try host.frame(ofText: "body").width == 4 * 6.5)
    host.environment.controlTheme = .phone
    #expect(try host.frame(ofText: "body").width == 4 * 8.5)
    #expect(try host.frame(ofText: "title").width == 5 * 17)
  }

  @Test func `a phone's larger text sizes are those of iOS`() throws {
    let host = TestHost(Page())
    host.environment.controlTheme = .phone
    host.environment.dynamicTypeSize = .accessibility1
    #expect(try host.frame(ofText: "body").width == 4 * 14)
    #expect(try host.frame(ofText: "title").width == 5 * 22)
  }

  @Test func `toggles are check boxes on a desktop, and switches at the edge on a phone`() throws {
    let host = TestHost(Page(), size: CGSize(width: 300, height: 300))
    #expect(host.nodes(.checkBox)[0].frame.width < 100)
    #expect(host.nodes(.checkBox)[0].label == "sound")
    host.environment.controlTheme = .phone
    let frame = host.nodes(.checkBox)[0].frame
    #expect(frame.size == CGSize(width: 51, height: 31))
    #expect(frame.maxX == 300)
  }

  @Test func `a part of a window may have another theme`() throws {
    struct Two: View {
      var body: some View {
        Text("here")
        Text("there").controlTheme(.phone)
      }
    }
    let host = TestHost(Two())
    #expect(try host.frame(ofText: "here").width == 4 * 6.5)
    #expect(try host.frame(ofText: "there").width == 5 * 8.5)
  }

  @Test func `colours depend on the theme`() {
    let host = TestHost(Color.green.frame(width: 10, height: 10))
    func fill() -> RGBAColor? {
      var found: RGBAColor?
      host.displayList.forEachItem { item, frame in
        if case .fill(let color) = item.content, frame.width == 10 { found = color }
      }
      return found
    }
    #expect(fill()?.red == 40.0 / 255)
    host.environment.controlTheme = .phone
    #expect(fill()?.red == 52.0 / 255)
  }

  @Test func `changing the theme evaluates its readers, and no other body`() {
    struct Plain: View { var body: some View { Text("x") } }
    let host = TestHost(Plain())
    let log = host.evaluations { host.environment.controlTheme = .phone }
    #expect(log.bodies == 0)
    #expect(log.changes(of: "resolvedText") == 1)
  }
}
