import Foundation
import TrellisFailure

/// The control files of a Debian package.
struct DebianControl {
  let app: AppDescription
  /// The packages that the program needs.
  var depends: [String]
  /// The packages without which the program lacks something.
  var recommends: [String]

  /// The packages of the fonts and symbols that Trellis draws with, and of libraries that it opens while it runs.
  static let drawing = ["bootstrap-icons", "fonts-dejavu-core", "fonts-inter"]
  static let optional = ["fonts-noto-color-emoji", "fonts-quicksand", "libdbus-1-3"]

  /// The name of this machine's architecture.
  static var architecture: String {
    #if arch(arm64)
      "arm64"
    #else
      "amd64"
    #endif
  }

  /// Returns the file `control`; `size` is that of the installed files in bytes.
  func text(size: Int) -> String {
    var lines = [
      "Package: \(app.package)", "Version: \(app.version)", "Architecture: \(DebianControl.architecture)",
      "Maintainer: \(app.maintainer)", "Installed-Size: \((size + 1023) / 1024)", "Section: misc",
      "Priority: optional",
    ]
    if !depends.isEmpty { lines.append("Depends: " + depends.joined(separator: ", ")) }
    if !recommends.isEmpty { lines.append("Recommends: " + recommends.joined(separator: ", ")) }
    return (lines + ["Description: \(app.summary)", " \(app.name), built with Trellis."]).joined(
      separator: "\n")
      + "\n"
  }

  /// Returns the packages that own files, by path, from the output of `dpkg-query --search`.
  static func owners(in output: String) -> [String: String] {
    var owners: [String: String] = [:]
    for line in output.split(separator: "\n") {
      guard let separator = line.range(of: ": /"), !line.hasPrefix("diversion ") else { continue }
      let package = line[..<separator.lowerBound].prefix { $0 != "," && $0 != ":" }
      owners["/" + line[separator.upperBound...]] = String(package)
    }
    return owners
  }

  /// Returns the packages that own files at paths; files of no package are missing.
  static func owners(of paths: [String]) throws -> [String: String] {
    guard let tool = Subprocess.find("dpkg-query") else {
      throw Failure.unavailable("dpkg-query isn't on the PATH; install the package dpkg, or use --tar")
    }
    // A file in /usr/lib may be listed in /lib, which is a link to it on today's systems.
    let variants = paths.flatMap { path -> [String] in
      let real = AbsolutePath.realPath(path) ?? path
      return real.hasPrefix("/usr/") ? [real, String(real.dropFirst(4))] : [real, "/usr" + real]
    }
    if paths.isEmpty { return [:] }
    // Its exit code is 1 if a path has no package.
    let found = owners(in: try Subprocess.run(tool, ["--search"] + variants, capturing: .outputAlone).output)
    var owners: [String: String] = [:]
    for (index, path) in paths.enumerated() {
      owners[path] = found[variants[2 * index]] ?? found[variants[2 * index + 1]]
    }
    return owners
  }
}
