import Foundation
import TrellisFailure

/// A Debian package made of a folder with the files of an app.
struct DebianPackage {
  /// The folder that contains `usr`.
  let root: String
  let control: DebianControl
  private let builder: String
  private let sums: String

  init(root: String, control: DebianControl) throws {
    (self.root, self.control) = (root, control)
    (builder, sums) = try DebianPackage.tools()
  }

  /// Returns the paths of the tools, which are checked before anything is compiled.
  @discardableResult
  static func tools() throws -> (builder: String, sums: String) {
    guard let builder = Subprocess.find("dpkg-deb") else {
      throw Failure.unavailable("dpkg-deb isn't on the PATH; install the package dpkg, or use --tar")
    }
    guard let sums = Subprocess.find("md5sum") else {
      throw Failure.unavailable("md5sum isn't on the PATH; install the package coreutils, or use --tar")
    }
    return (builder, sums)
  }

  /// Writes the package to a path.
  func write(to output: String) throws {
    let files = (FileManager.default.subpaths(atPath: root) ?? []).filter { name in
      var status = stat()
      return lstat("\(root)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
    }.sorted()
    let size = files.reduce(0) { sum, name in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(name)")
      return sum + (attributes?[.size] as? Int ?? 0)
    }
    let text = try Subprocess.run(sums, ["--"] + files.map { "\(root)/\($0)" }, capturing: .output)
    guard text.exitCode == 0 else { throw Failure.software("md5sum can't read the files of \(root)") }
    let folder = root + "/DEBIAN"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(text.output.replacingOccurrences(of: "  \(root)/", with: "  ").utf8)
      .write(to: URL(fileURLWithPath: folder + "/md5sums"))
    try Data(control.text(size: size).utf8).write(to: URL(fileURLWithPath: folder + "/control"))
    guard
      try Subprocess.run(builder, ["--root-owner-group", "-Zxz", "-z9", "--build", root, output]).exitCode
        == 0
    else { throw Failure.cantCreate("dpkg-deb can't write \(output); its message is above") }
  }
}
