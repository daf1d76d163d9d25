import Foundation
import TrellisFailure

extension SwiftPackage {
  /// Returns a package's description from the cache, or from SwiftPM if the manifest or the list of files has changed.
  static func description(
    of folder: String, _ manifest: Data, _ files: [String], _ toolkit: Toolkit, _ cache: BuildCache
  ) throws -> PackageDescription {
    var fingerprint = Fingerprint()
    fingerprint.add("description 1")
    fingerprint.add(file: toolkit.compiler)
    fingerprint.add("Package.swift", contents: manifest)
    for file in files { fingerprint.add(file) }
    let build = CachedBuild(
      folder: try cache.folder("checks/\(Fingerprint.hash(Data(folder.utf8)))/manifest"))
    try build.buildIfNeeded(fingerprint) {
      let outcome = try Subprocess.run(
        toolkit.swift,
        [
          "package", "--package-path", folder, "--scratch-path", build.folder + "/scratch", "describe",
          "--type",
          "json",
        ], capturing: .outputAlone)
      let text = String(outcome.output.drop { $0 != "{" })
      guard outcome.exitCode == 0, (try? decoded(text)) != nil else {
        throw Failure.badData("SwiftPM can't read the manifest; `swift package describe` has its message")
      }
      try build.write(text, to: "description.json")
    }.release()
    let data = FileManager.default.contents(atPath: build.folder + "/description.json") ?? Data()
    return try decoded(String(decoding: data, as: UTF8.self))
  }

  private static func decoded(_ text: String) throws -> PackageDescription {
    try JSONDecoder().decode(PackageDescription.self, from: Data(text.utf8))
  }

  /// Returns the language mode of a package's targets: 6 for tools of version 6, unless the manifest names another mode.
  static func languageMode(of manifest: Data) -> String {
    let text = String(decoding: manifest, as: UTF8.self)
    let tools = text.firstMatch(of: /swift-tools-version\s*:\s*(\d+)/).flatMap { Int($0.output.1) } ?? 5
    let named = text.firstMatch(
      of: /(?:swiftLanguageModes?|swiftLanguageVersions)[:(]\s*\[?\s*\.(?:v|version\(")(\d)/)
    if let mode = named?.output.1 { return mode == "6" ? "6" : "5" }
    return tools >= 6 ? "6" : "5"
  }
}
