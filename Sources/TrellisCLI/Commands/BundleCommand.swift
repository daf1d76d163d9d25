import ArgumentParser
import Foundation
import TrellisFailure

struct BundleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bundle",
    abstract: "Packs an app with all that it needs, for machines without Swift and Trellis.",
    discussion: """
      The source is what `trellis run` takes. The program is optimized. An AppDir and a .tar.xz carry the Swift runtime, the \
      libraries, fonts and symbols; they need only glibc. A .deb carries the Swift runtime, and depends on Debian's packages for \
      the rest. The sizes of all parts are printed.
      """)

  @OptionGroup var source: SourceOptions
  @OptionGroup var app: AppOptions

  @Flag(help: "Make a folder, NAME-VERSION.AppDir, whose AppRun starts the app.")
  var appdir = false

  @Flag(help: "Make the same as an archive, NAME-VERSION-ARCHITECTURE.tar.xz.")
  var tar = false

  @Flag(help: "Make a Debian package, NAME_VERSION_ARCHITECTURE.deb.")
  var deb = false

  @Flag(help: "Make IDENTIFIER.json for flatpak-builder, and the archive that it installs.")
  var flatpakManifest = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder for the output (default: the current one).", valueName: "folder"))
  var output = "."

  @Flag(help: "Replace output that exists.")
  var force = false

  @Flag(help: "Carry the font of coloured emoji: 10 MB.")
  var emoji = false

  func run() throws {
    let formats = BundleFormat.allCases.filter { isChosen($0) }
    guard !formats.isEmpty else {
      throw Failure.usage("no format is given; add --appdir, --tar, --deb or --flatpak-manifest")
    }
    if formats.contains(.tar) || formats.contains(.flatpak) { try Archive.tools() }
    if formats.contains(.deb) { try DebianPackage.tools() }
    let folder = try BundleOutput.folder(output)
    try app.checkIcon()
    let built = try BuiltApp(source)
    defer { built.release() }
    let description = try app.description(of: built)
    let output = BundleOutput(folder: folder, app: description, replaces: force)
    try output.check(formats)
    let (file, catalogs) = (app.icon, built.catalogs)
    let icon = try MainActor.assumeIsolated {
      try AppIcon.data(path: file, catalogs: catalogs, name: description.name)
    }
    if icon.isPlain {
      report(
        "the app has no icon, so a plain one was drawn; give one with --icon, or as AppIcon in an asset catalog"
      )
    }
    #if DEBUG
      report(
        "this trellis is a debug build, and so is the Trellis in the bundle; make install builds an optimized one"
      )
    #endif
    let maker = try BundleMaker(
      built: built, app: description, icon: icon.data, output: output, drawing: DrawingFiles(withEmoji: emoji)
    )
    try maker.make(formats)
  }

  private func isChosen(_ format: BundleFormat) -> Bool {
    switch format {
    case .appDir: appdir
    case .tar: tar
    case .deb: deb
    case .flatpak: flatpakManifest
    }
  }

  private func report(_ text: String) { FileHandle.standardError.write(Data("trellis: \(text)\n".utf8)) }
}
