import Foundation
import TrellisCairo
import TrellisDisplayList
import TrellisText

/// Pins fontconfig to Inter, DejaVu and Quicksand in their Debian directories.
///
/// This makes tests independent of other installed fonts and of desktop settings. Every suite that sets text calls ``pin()``
/// before it creates its first measurer or renderer.
enum TestFonts {
  static func pin() { _ = pinned }

  private static let pinned: Void = {
    let directory = FileManager.default.temporaryDirectory.appending(path: "trellis-test-fonts")
    try! FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
    let file = directory.appending(path: "fonts.conf")
    let configuration = """
      <?xml version="1.0"?>
      <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
      <fontconfig>
        <dir>/usr/share/fonts/opentype/inter</dir>
        <dir>/usr/share/fonts/truetype/dejavu</dir>
        <dir>/usr/share/fonts/truetype/quicksand</dir>
        <cachedir>\(directory.path)</cachedir>
      </fontconfig>
      """
    try! Data(configuration.utf8).write(to: file, options: .atomic)
    setenv("FONTCONFIG_FILE", file.path, 1)
  }()
}
