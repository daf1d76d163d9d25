import QuickLook
import SwiftUI
import Testing
import TrellisTesting

@Suite @MainActor struct QuickLookTests {
  private struct Files: View {
    @State private var file: URL?
    var body: some View {
      Button("Preview") { file = URL(fileURLWithPath: "/a.pdf") }.quickLookPreview($file)
    }
  }

  @Test func `a preview opens the file each time`() async throws {
    let host = TestHost(Files())
    for _ in 0..<2 {
      try host.tap("Preview")
      try await host.settle()
    }
    #expect(host.openedURLs == Array(repeating: URL(fileURLWithPath: "/a.pdf"), count: 2))
  }
}
