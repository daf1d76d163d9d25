import Foundation
import TrellisFailure

/// The fonts and symbols that a bundle carries for systems that lack them.
struct DrawingFiles {
  /// The folders of the packages' fonts, below `/usr/share/fonts`, with the fonts' names: a plain name, or a name's beginning.
  private static let fonts: [(folder: String, names: [String], package: String)] = [
    ("opentype/inter", ["Inter-*", "InterDisplay-*"], "fonts-inter"),
    (
      "truetype/dejavu",
      [
        "DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSansMono-Bold", "DejaVuSerif",
        "DejaVuSerif-Bold",
      ], "fonts-dejavu-core"
    ),
    ("truetype/quicksand", ["Quicksand-*"], "fonts-quicksand"),
  ]
  private static let emoji = (
    folder: "truetype/noto", names: ["NotoColorEmoji"], package: "fonts-noto-color-emoji"
  )
  private static let symbols = "/usr/share/bootstrap-icons/svg"

  /// Whether the font of coloured emoji is carried.
  var withEmoji: Bool

  /// Copies the files into a folder `share/trellis`.
  func copy(into folder: String) throws {
    let files = FileManager.default
    try files.createDirectory(atPath: folder + "/fonts", withIntermediateDirectories: true)
    for (name, fonts, package) in DrawingFiles.fonts + (withEmoji ? [DrawingFiles.emoji] : []) {
      let source = "/usr/share/fonts/\(name)"
      let names = ((try? files.contentsOfDirectory(atPath: source)) ?? []).filter { file in
        let stem = (file as NSString).deletingPathExtension
        return fonts.contains { $0.hasSuffix("*") ? stem.hasPrefix($0.dropLast()) : stem == $0 }
      }
      guard !names.isEmpty else {
        throw Failure.unavailable("the fonts of \(source) aren't installed; install the package \(package)")
      }
      for name in names { try files.copyItem(atPath: "\(source)/\(name)", toPath: "\(folder)/fonts/\(name)") }
    }
    guard files.fileExists(atPath: DrawingFiles.symbols) else {
      throw Failure.unavailable(
        "the symbols of \(DrawingFiles.symbols) aren't installed; install the package bootstrap-icons")
    }
    try files.copyItem(atPath: DrawingFiles.symbols, toPath: folder + "/symbols")
    try Data(DrawingFiles.configuration.utf8).write(to: URL(fileURLWithPath: folder + "/fonts.conf"))
  }

  /// Fontconfig's configuration: the system's, if there is one, and the bundle's folder.
  private static let configuration = """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig>
      <include ignore_missing="yes">/etc/fonts/fonts.conf</include>
      <dir prefix="relative">fonts</dir>
      <dir>/usr/share/fonts</dir>
      <dir>/usr/local/share/fonts</dir>
      <dir prefix="xdg">fonts</dir>
      <cachedir prefix="xdg">fontconfig</cachedir>
    </fontconfig>

    """
}
