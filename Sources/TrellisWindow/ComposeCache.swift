import Foundation

/// The folder in which Xlib keeps the parsed table of compose sequences, such as `´` and `e` for `é`.
///
/// Xlib parses the table's file when SDL opens the display, which takes a fifth of the start of a program with one label. In a folder
/// that exists, Xlib keeps the parsed table, which the next program maps into memory. It ignores the folder if the user is root.
enum ComposeCache {
  /// Creates the folder in the user's cache, and makes Xlib use it.
  ///
  /// Programs that this process starts use the folder, too. Must be called before the display is opened. If anything fails, the
  /// table is parsed.
  static func open() {
    guard geteuid() != 0,
      let folder = folder(
        variable: { getenv($0).map { String(cString: $0) } }, exists: { access($0, F_OK) == 0 })
    else { return }
    let isReady =
      (try? FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])) != nil
    if isReady { setenv("XCOMPOSECACHE", folder, 0) }
  }

  /// Returns the folder in the user's cache, or nil if another folder is in use, if the display isn't X11's, or if the cache is unknown.
  static func folder(variable: (String) -> String?, exists: (String) -> Bool) -> String? {
    func path(_ name: String) -> String? { variable(name).flatMap { $0.hasPrefix("/") ? $0 : nil } }
    guard variable("DISPLAY")?.isEmpty == false, variable("XCOMPOSECACHE") == nil, let home = path("HOME"),
      // Xlib's own default.
      !exists(home + "/.compose-cache")
    else { return nil }
    return (path("XDG_CACHE_HOME") ?? home + "/.cache") + "/trellis/compose"
  }
}
