import Foundation

/// The fonts and symbols that `trellis bundle` puts beside a program, for systems that lack them.
///
/// ```
/// APP/app/Program            the program
///     share/trellis/fonts.conf    fontconfig's configuration: the system's fonts, and the folder `fonts`
///                   fonts/…
///                   symbols/…     the icons of `Image(systemName:)`
/// ```
package enum BundledFiles {
  /// The path of the folder `share/trellis`, or nil if the program isn't in a bundle with fonts and symbols.
  package static let folder: String? = folder(besideProgram: "/proc/self/exe")

  /// Returns the folder for a program's path, or nil if there is none.
  static func folder(besideProgram path: String) -> String? {
    guard let program = realpath(path, nil) else { return nil }
    defer { free(program) }
    let app = (String(cString: program) as NSString).deletingLastPathComponent as NSString
    let folder = app.deletingLastPathComponent + "/share/trellis"
    return access(folder + "/fonts.conf", R_OK) == 0 ? folder : nil
  }
}
