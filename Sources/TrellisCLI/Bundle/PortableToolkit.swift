import Foundation
import TrellisFailure

/// An installation that finds the Swift runtime beside itself, for a machine whose toolchain is in another folder.
///
/// The compiler on that machine has to be of the same version, since modules can be read by no other.
enum PortableToolkit {
  /// Strips the programs in an installation's folder, and copies the Swift runtime into its folder `runtime`.
  static func complete(_ folder: String, _ compiler: String) throws {
    let tools = try BinaryTools(compiler: compiler)
    let libraries = Toolkit.libraries.map(\.file)
    let programs = (["trellis", "TrellisMacros-tool"] + libraries).map { "\(folder)/\($0)" }
    let found = LibraryWalk(folders: [tools.runtime]).libraries(of: programs).paths
      .filter { (AbsolutePath.realPath($0.value) ?? $0.value).hasPrefix(tools.runtime + "/") }
    do {
      try FileManager.default.createDirectory(
        atPath: folder + "/runtime", withIntermediateDirectories: true)
      for (name, path) in found {
        try FileManager.default.copyItem(atPath: path, toPath: "\(folder)/runtime/\(name)")
        try tools.strip("\(folder)/runtime/\(name)")
      }
      for program in programs {
        try tools.strip(program)
        try tools.setRunPath("$ORIGIN:$ORIGIN/runtime", of: program)
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure.cantWrite(folder, error.localizedDescription)
    }
  }
}
