import SafariServices
import SwiftUI
import Testing
import TrellisTesting

@Suite @MainActor struct SafariTests {
  private final class Delegate: NSObject, SFSafariViewControllerDelegate {
    var calls: [String] = []
    func safariViewController(_ controller: SFSafariViewController, didCompleteInitialLoad isLoaded: Bool) {
      calls.append("loaded \(isLoaded)")
    }
    func safariViewControllerDidFinish(_ controller: SFSafariViewController) { calls.append("finished") }
  }

  private struct Page: UIViewControllerRepresentable {
    let delegate: Delegate
    func makeUIViewController(context: Context) -> SFSafariViewController {
      let controller = SFSafariViewController(url: URL(string: "https://example.org")!)
      controller.delegate = delegate
      return controller
    }
    func updateUIViewController(_ controller: SFSafariViewController, context: Context) {}
  }

  @Test func `a page is opened in the browser once, and the controller says so`() throws {
    let delegate = Delegate()
    let host = TestHost(Page(delegate: delegate))
    #expect(host.texts.contains("https://example.org"))
    #expect(host.texts.contains("This page is open in your browser."))
    #expect(host.openedURLs.map(\.absoluteString) == ["https://example.org"])
    #expect(delegate.calls == ["loaded true"])
    try host.tap("Done")
    #expect(delegate.calls == ["loaded true", "finished"])
  }
}
