import Foundation

/// A manifest for `flatpak-builder`, which installs the folder `usr` of a bundle's archive.
struct FlatpakManifest: Encodable {
  enum CodingKeys: String, CodingKey {
    case id, runtime, sdk, command, modules
    case runtimeVersion = "runtime-version"
    case finishArguments = "finish-args"
  }

  struct Module: Encodable {
    enum CodingKeys: String, CodingKey {
      case name, sources
      case system = "buildsystem"
      case commands = "build-commands"
    }
    var name: String
    var system = "simple"
    var commands: [String]
    var sources: [Source]
  }

  struct Source: Encodable {
    var type = "archive"
    var path: String
    var sha256: String
  }

  var id: String
  var runtime = "org.freedesktop.Platform"
  var runtimeVersion = "24.08"
  var sdk = "org.freedesktop.Sdk"
  var command: String
  var finishArguments = ["--share=ipc", "--socket=fallback-x11", "--socket=wayland", "--share=network"]
  var modules: [Module]

  init(_ app: AppDescription, archive: String, sha256: String) {
    id = app.identifier
    command = app.program
    modules = [
      Module(
        name: app.program, commands: ["cp -a usr/. /app/"],
        sources: [Source(path: archive, sha256: sha256)])
    ]
  }

  var text: String {
    get throws {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
    }
  }
}
