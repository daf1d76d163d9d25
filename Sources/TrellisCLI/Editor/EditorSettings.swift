import Foundation

/// The changes of an editor's files: settings of the user's stay, and those of an earlier setup are replaced.
///
/// The compiler's arguments are in a response file. The argument that names it, `@…/arguments`, marks settings as Trellis's.
struct EditorSettings {
  /// The folder for the response files of all setups.
  let folder: String
  /// The response file of this setup.
  let argumentFile: String

  var argument: String { "@" + argumentFile }

  private func isOurs(_ argument: Any) -> Bool { (argument as? String)?.hasPrefix("@\(folder)/") ?? false }

  /// Returns the configuration of sourcekit-lsp in which a section has the arguments: `swiftPM` or `fallbackBuildSystem`.
  func configuration(_ old: [String: Any], section: String) -> [String: Any] {
    var new = old
    for name in ["swiftPM", "fallbackBuildSystem"] {
      var options = new[name] as? [String: Any] ?? [:]
      var flags = (options["swiftCompilerFlags"] as? [Any] ?? []).filter { !isOurs($0) }
      if name == section { flags.append(argument) }
      options["swiftCompilerFlags"] = flags.isEmpty ? nil : flags
      if new[name] != nil || !options.isEmpty { new[name] = options.isEmpty ? nil : options }
    }
    return new
  }

  /// A module that is compiled without a package.
  struct Module {
    /// The files that the editor opens.
    var files: [String]
    /// All inputs of the compiler.
    var inputs: [String]
    /// The arguments besides those of the response file.
    var arguments: [String] = []
  }

  /// Returns the compilation database with the commands of modules.
  func database(_ old: [[String: Any]], folder: String, _ modules: [Module]) -> [[String: Any]] {
    let files = Set(modules.flatMap(\.files))
    let kept = old.filter { entry in
      let arguments = entry["arguments"] as? [Any] ?? []
      return !arguments.contains(where: isOurs) && !files.contains(entry["file"] as? String ?? "")
    }
    return kept
      + modules.flatMap { module in
        module.files.map { file in
          [
            "directory": folder, "file": file,
            "arguments": ["swiftc", argument] + module.arguments + module.inputs,
          ]
        }
      }
  }

  /// Returns VS Code's settings with a toolset for the builds of packages, or nil for none, and the path of `trellis`.
  func codeSettings(_ old: [String: Any], toolset: String?, trellis: String) -> [String: Any] {
    var new = old
    new["trellis.path"] = trellis
    guard let toolset else { return new }
    var arguments = old["swift.buildArguments"] as? [String] ?? []
    if let index = arguments.firstIndex(of: "--toolset"), index + 1 < arguments.count,
      arguments[index + 1].hasSuffix("/toolset.json"), arguments[index + 1].contains("/trellis/")
    {
      arguments.removeSubrange(index...(index + 1))
    }
    new["swift.buildArguments"] = arguments + ["--toolset", toolset]
    return new
  }
}
