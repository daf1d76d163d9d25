import Foundation
import TrellisFailure

/// A Swift SDK for SwiftPM alone: `swift build --swift-sdk trellis`, without the command `trellis`.
///
/// ```
/// FOLDER/linux/…                             a ``PlatformToolchain`` for each platform
///        phone/…
///        trellis.artifactbundle/info.json    the bundle for `swift sdk install`, which copies it
///                               linux/swift-sdk.json, toolset.json
///                               phone/…
/// ```
struct SwiftSDKBundle {
  /// The absolute path of the folder.
  let folder: String

  var bundle: String { folder + "/trellis.artifactbundle" }

  /// Returns the name of a platform's SDK.
  static func identifier(_ platform: PackagePlatform) -> String {
    platform == .linux ? "trellis" : "trellis-\(platform.rawValue)"
  }

  /// Returns the folder for the user's data, from the XDG base directory specification.
  static func dataFolder(environment: [String: String] = ProcessInfo.processInfo.environment) -> String {
    if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") { return data + "/trellis" }
    return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/trellis"
  }

  /// Writes the toolchains and the bundle.
  func write(_ toolkit: Toolkit, in cache: BuildCache) throws {
    let library = try toolkit.library(in: cache)
    var artifacts: [String] = []
    for platform in PackagePlatform.allCases {
      let toolchain = PlatformToolchain(folder: "\(folder)/\(platform.rawValue)")
      try toolchain.write(platform, toolkit, library.folder, library.headers, toolkit.fingerprint)
      try write(
        """
        {"schemaVersion": "4.0", "targetTriples": {"\(Toolkit.target)": {
          "sdkRootPath": "/", "toolsetPaths": ["toolset.json"]}}}

        """, to: "\(platform.rawValue)/swift-sdk.json")
      try write(
        toolchain.toolsetText(toolkit.fingerprint, rootPath: toolchain.folder + "/bin"),
        to: "\(platform.rawValue)/toolset.json")
      artifacts.append(
        """
        "\(SwiftSDKBundle.identifier(platform))": {"type": "swiftSDK", "version": "0.1.0",
            "variants": [{"path": "\(platform.rawValue)", "supportedTriples": ["\(Toolkit.target)"]}]}
        """)
    }
    try write(
      """
      {"schemaVersion": "1.0", "artifacts": {
        \(artifacts.joined(separator: ",\n  "))}}

      """, to: "info.json")
  }

  /// Installs the bundle in SwiftPM's folder of SDKs, in place of an earlier one.
  func install(_ swift: String, arguments: [String]) throws {
    let installed = try Subprocess.run(swift, ["sdk", "list"] + arguments, capturing: .output).output
    if installed.split(separator: "\n").contains("trellis") {
      _ = try Subprocess.run(
        swift, ["sdk", "remove", "trellis.artifactbundle"] + arguments, capturing: .output)
    }
    guard try Subprocess.run(swift, ["sdk", "install", bundle] + arguments, capturing: .output).exitCode == 0
    else {
      throw Failure.cantCreate("SwiftPM can't install the SDK at \(bundle); its message is above")
    }
  }

  private func write(_ text: String, to name: String) throws {
    let path = "\(bundle)/\(name)"
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    } catch {
      throw Failure.cantWrite(path, error.localizedDescription)
    }
  }
}
