import Foundation
import TrellisFailure

/// The formats of a bundle.
enum BundleFormat: CaseIterable {
  case appDir, tar, deb, flatpak
}

/// The files that a bundle consists of, in the folder that the user named.
struct BundleOutput {
  /// The absolute path of the folder.
  let folder: String
  let app: AppDescription
  /// Whether existing files are replaced.
  let replaces: Bool

  /// Returns the absolute path of a folder for output; throws a failure if it can't be written.
  static func folder(_ given: String) throws -> String {
    let path = try AbsolutePath.make(given)
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
      throw Failure.cantWrite(given, "there is no such folder; create it, or name another with --output")
    }
    guard isFolder.boolValue else {
      throw Failure.cantWrite(given, "it isn't a folder; name one with --output")
    }
    guard access(path, W_OK) == 0 else {
      throw Failure.cantWrite(given, "\(String(cString: strerror(errno))); name another folder with --output")
    }
    return path
  }

  /// The name of the folder in an archive.
  var stem: String { "\(app.program)-\(app.version)" }

  /// Returns the path of a format's file or folder.
  func path(_ format: BundleFormat) -> String {
    switch format {
    case .appDir: "\(folder)/\(stem).AppDir"
    case .tar: "\(folder)/\(stem)-\(BundleOutput.machine).tar.xz"
    case .deb: "\(folder)/\(app.package)_\(app.version)_\(DebianControl.architecture).deb"
    case .flatpak: "\(folder)/\(app.identifier).json"
    }
  }

  /// Throws a failure if output exists and isn't to be replaced.
  func check(_ formats: [BundleFormat]) throws {
    if replaces { return }
    for format in formats + (formats.contains(.flatpak) ? [.tar] : []) {
      let path = path(format)
      guard access(path, F_OK) != 0 else {
        throw Failure.cantWrite(
          path, "it exists; remove it, replace it with --force, or name another folder with --output")
      }
    }
  }

  /// The name of this machine's architecture.
  static var machine: String {
    #if arch(arm64)
      "aarch64"
    #else
      "x86_64"
    #endif
  }
}
