import Foundation
import LinkPresentation
import Testing
import Trellis
import TrellisTestSupport

@testable import LinkPresentation

@Suite struct LinkTests {
  @Test func `a page's title is that of Open Graph, or its own`() {
    let own = "<html><head><title>Own &amp; &#x201C;first&#8221;</title></head><body><title>no</title>"
    #expect(PageHead(source: own).title == "Own & “first”")
    let page = PageHead(
      source: """
        <!-- <title>no</title> --><script>"<title>no</title>"</script>
        <META content='Shared > all' property="og:title"><title>Own</title>
        <meta property=og:image content=/image.png /><meta name="og:video" content="v.mp4">
        <link rel="shortcut icon" href="a.ico"><link rel="apple-touch-icon" href="b.png"><link rel="icon" href="c.png">
        """)
    #expect(page.title == "Shared > all")
    #expect(page.image == "/image.png")
    #expect(page.video == "v.mp4")
    #expect(page.icon == "b.png")
  }

  @Test(arguments: [
    "", "<", "<title", "<title>", "<meta content=", "<meta content='", "&", "<!--", "<title>&;&#;&#xZ",
  ])
  func `an incomplete page has no title`(_ source: String) {
    let title = PageHead(source: source).title
    #expect(title == nil)
  }

  @Test func `a page is loaded once by a provider, with its images on request`() async throws {
    let source = "<title> Home </title><link rel=icon href=icon.png>"
    let server = try LocalServer(answers: ["/a/page": Data(source.utf8), "/a/icon.png": Data([1, 2])])
    let provider = LPMetadataProvider()
    let metadata = try await provider.startFetchingMetadata(for: server.url("/a/page"))
    #expect(metadata.title == "Home")
    #expect(metadata.originalURL == server.url("/a/page"))
    #expect(metadata.imageProvider == nil)
    let icon = try #require(metadata.iconProvider)
    #expect(icon.registeredTypeIdentifiers == ["public.png"])
    await #expect(throws: LPError(.metadataFetchNotAllowed)) {
      try await provider.startFetchingMetadata(for: server.url("/a/page"))
    }
  }

  @Test func `a missing page is an error, and so is a cancelled request`() async throws {
    let server = try LocalServer(answers: [String: Data]())
    await #expect(throws: LPError.self) {
      try await LPMetadataProvider().startFetchingMetadata(for: server.url("/none"))
    }
    let provider = LPMetadataProvider()
    provider.cancel()
    await #expect(throws: LPError(.metadataFetchCancelled)) {
      try await provider.startFetchingMetadata(for: server.url("/none"))
    }
  }
}
