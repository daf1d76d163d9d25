import Foundation

/// The build settings of a target in the configuration Debug, or in the first one: the project's, and the target's own over them.
struct XcodeSettings {
  private var values: [String: String] = [:]

  init(_ project: XcodeProject, _ target: XcodeProject.Object) {
    let name = target["name"] as? String ?? ""
    values = [
      "TARGET_NAME": name, "PRODUCT_NAME": name, "SRCROOT": project.root, "PROJECT_DIR": project.root,
    ]
    for list in [project.configurations, project.object("buildConfigurationList", of: target)] {
      guard let list else { continue }
      let configurations = project.objects("buildConfigurations", of: list)
      let chosen = configurations.first { $0["name"] as? String == "Debug" } ?? configurations.first
      for (key, value) in chosen?["buildSettings"] as? XcodeProject.Object ?? [:] {
        let text = (value as? [String])?.joined(separator: " ") ?? value as? String ?? ""
        values[key] = text.replacingOccurrences(of: "$(inherited)", with: values[key] ?? "")
      }
    }
  }

  /// Returns a setting's value, with variables replaced; empty if it isn't set.
  subscript(_ key: String) -> String { expanded(values[key] ?? "", without: [key]) }

  /// The settings whose names begin with `INFOPLIST_KEY_`, by the rest of the name.
  var infoKeys: [String: String] {
    var keys: [String: String] = [:]
    for key in values.keys where key.hasPrefix("INFOPLIST_KEY_") {
      keys[String(key.dropFirst("INFOPLIST_KEY_".count))] = self[key]
    }
    return keys
  }

  /// Returns a text in which settings take the place of variables: `$(NAME)`, `${NAME}` and `$(NAME:operator)`.
  func expanded(_ text: String, without keys: Set<String> = []) -> String {
    text.replacing(/\$[({](\w+)(?::[\w:]*)?[)}]/) { match in
      let key = String(match.output.1)
      return keys.contains(key) ? "" : expanded(values[key] ?? "", without: keys.union([key]))
    }
  }
}
