import ArgumentParser
import Foundation

/// The platform whose branches of a package's `#if` conditions are compiled.
///
/// They differ in one module, UIKit, and in `os(iOS)`. The operating system is Linux in all, because the compiler builds Linux
/// programs.
enum PackagePlatform: String, CaseIterable, ExpressibleByArgument {
  /// Linux: `canImport(UIKit)` is false.
  case linux
  /// A phone: `canImport(UIKit)` is true.
  case phone
  /// A phone with iOS: `os(iOS)` is true, too, in modules that weren't written for Linux.
  case ios

  /// The modules that only phones have.
  static let phoneModules: Set = ["UIKit"]

  /// Returns the modules that source may import.
  func modules(of all: [String]) -> [String] {
    self != .linux ? all : all.filter { !PackagePlatform.phoneModules.contains($0) }
  }

  /// Returns the platform of a ``PlatformToolchain``: its folder has the platform's name.
  init?(ofToolchain folder: String) { self.init(rawValue: (folder as NSString).lastPathComponent) }

  /// Returns the platform of a package for which the command line names none.
  ///
  /// Source that mentions `os(Linux)` was written with Linux in mind. Other packages expect a platform of Apple's: iOS, if they
  /// mention `os(iOS)`.
  static func preferred(bySourcesAt paths: [String]) -> PackagePlatform {
    var preferred = PackagePlatform.phone
    for path in paths {
      guard let text = FileManager.default.contents(atPath: path) else { continue }
      if text.range(of: Data("os(Linux)".utf8)) != nil { return .linux }
      if text.range(of: Data("os(iOS)".utf8)) != nil { preferred = .ios }
    }
    return preferred
  }
}
