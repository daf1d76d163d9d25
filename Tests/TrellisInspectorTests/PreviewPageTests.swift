import Foundation
import SwiftUI
import Testing
import TrellisGraph
@testable import TrellisInspector

private struct Row: View {
  let width: CGFloat
  var body: some View { Color.red.frame(width: width, height: 20) }
}

private struct Rows: View {
  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Row(width: 100)
      Row(width: 50)
    }
    .frame(width: 300, height: 40, alignment: .topLeading)
  }
}

/// The page of a preview, which is only the window's picture.
@MainActor @Suite struct PreviewPageTests {
  @Test func `the page of a picture may be in frames of local pages and of VS Code, others in none`() {
    let texts = [PageFraming.none, .framed, .framing].map { framing in
      String(decoding: PageDocument([], port: 4711, framing: framing).response, as: UTF8.self)
    }
    #expect(texts[0].contains("frame-ancestors 'none'") && !texts[0].contains("frame-src"))
    #expect(texts[1].contains("frame-ancestors http://127.0.0.1:* ") && !texts[1].contains("frame-src"))
    #expect(texts[2].contains("frame-src http://127.0.0.1:*; frame-ancestors http://127.0.0.1:* "))
    #expect(
      texts.dropFirst().allSatisfy { $0.contains("vscode-webview:") && $0.contains("default-src 'none'") })
  }

  @Test func `a page that shows the picture only is sent no frames, and nothing is recorded`() async throws {
    let host = try InspectedHost(Rows(), in: InspectorHub(showsPictureOnly: true))
    let page = try await host.page()
    page.send(#"{"t":"set","what":"colorScheme","value":"dark"}"#)
    try await host.woken(by: page)
    host.frame()
    #expect(host.viewGraph.colorScheme == .dark)
    #expect(host.inspector.recording == nil)
    #expect(host.inspector.pages.values.allSatisfy { $0.frames.isEmpty && $0.updateCount == 0 })
  }

  @Test func `the views of a type have frames in the window`() throws {
    let host = try InspectedHost(Rows(), size: CGSize(width: 300, height: 40))
    #expect(
      host.inspector.views(named: "Row").text == #"{"frames":[[0.0,0.0,100.0,20.0],[0.0,20.0,50.0,20.0]]}"#)
    #expect(host.inspector.views(named: "Ro").text == #"{"frames":[]}"#)
    #expect(host.inspector.answer(to: .views(name: "Row")).text == host.inspector.views(named: "Row").text)
  }

  @Test func `the theme is set by name, and the original settings stay known`() throws {
    let host = try InspectedHost(Rows())
    #expect(host.inspector.change("theme", to: "phone") && host.viewGraph.environment.controlTheme == .phone)
    #expect(!host.inspector.change("theme", to: "tablet"))
    #expect(host.inspector.settings.theme == "phone")
    #expect(
      host.inspector.hello.text.contains(
        #""original":{"w":300.0,"h":200.0,"settings":{"colorScheme":"light""#))
  }

  @Test func `a server uses the port that it is given, and a taken port is an error`() throws {
    let first = try PageServer(page: { [] }) { _ in }
    #expect(throws: SystemFault.self) { try PageServer(port: first.port, page: { [] }) { _ in } }
    first.stop()
  }
}
