import Testing

@testable import TrellisWindow

/// The folder in which Xlib keeps its table of compose sequences.
struct ComposeCacheTests {
  private func folder(_ environment: [String: String], existing: Set<String> = []) -> String? {
    ComposeCache.folder(variable: { environment[$0] }, exists: existing.contains)
  }

  @Test func `the folder is in the user's cache`() {
    #expect(folder(["DISPLAY": ":0", "HOME": "/home/a"]) == "/home/a/.cache/trellis/compose")
    #expect(
      folder(["DISPLAY": ":0", "HOME": "/home/a", "XDG_CACHE_HOME": "/cache"]) == "/cache/trellis/compose")
    // The XDG base directory specification ignores relative paths.
    #expect(
      folder(["DISPLAY": ":0", "HOME": "/home/a", "XDG_CACHE_HOME": "cache"])
        == "/home/a/.cache/trellis/compose")
  }

  @Test func `a folder that the user has chosen is kept`() {
    #expect(folder(["DISPLAY": ":0", "HOME": "/home/a", "XCOMPOSECACHE": "/own"]) == nil)
    #expect(folder(["DISPLAY": ":0", "HOME": "/home/a"], existing: ["/home/a/.compose-cache"]) == nil)
  }

  @Test func `there is no folder without a home or without X11`() {
    #expect(folder(["DISPLAY": ":0"]) == nil)
    #expect(folder(["HOME": "/home/a"]) == nil)
    #expect(folder(["HOME": "/home/a", "DISPLAY": ""]) == nil)
  }
}
