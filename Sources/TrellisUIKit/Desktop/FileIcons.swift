import Foundation
import UniformTypeIdentifiers

/// The icons of files in the icon themes that are installed.
///
/// Source: documented, specifications.freedesktop.org/icon-naming-spec.
@MainActor enum FileIcons {
  private static var known: [String: UIImage] = [:]
  private static let themes = ["Adwaita", "breeze", "Papirus", "Yaru", "gnome", "hicolor"]

  static var folder: UIImage { icon(["folder", "inode-directory"], symbol: "folder.fill") }

  static func icon(for type: UTType) -> UIImage {
    let name = type.preferredMIMEType?.replacing("/", with: "-")
    let kind = type.preferredMIMEType?.split(separator: "/").first.map { "\($0)-x-generic" }
    return icon([name, kind, "text-x-generic"].compactMap(\.self), symbol: "doc")
  }

  /// Returns the icon of the first name that a theme has; otherwise a symbol.
  private static func icon(_ names: [String], symbol: String) -> UIImage {
    if let image = known[names[0]] { return image }
    let image =
      names.lazy.compactMap { file(named: $0) }.compactMap { UIImage(contentsOfFile: $0) }.first
      ?? UIImage(systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 26))
      ?? UIImage()
    if case .decoded = image.content { image.size = CGSize(width: 32, height: 32) }
    known[names[0]] = image
    return image
  }

  private static func file(named name: String) -> String? {
    let data = ProcessInfo.processInfo.environment["XDG_DATA_DIRS"] ?? "/usr/local/share:/usr/share"
    for theme in themes {
      for root in data.split(separator: ":").map({ "\($0)/icons/\(theme)" }) {
        for folder in ["mimetypes", "places"] {
          let paths = [
            "scalable/\(folder)", "\(folder)/scalable", "32x32/\(folder)", "48x48/\(folder)", "\(folder)/32",
          ]
          for path in paths {
            for ending in ["svg", "png"] {
              let file = "\(root)/\(path)/\(name).\(ending)"
              if access(file, R_OK) == 0 { return file }
            }
          }
        }
      }
    }
    return nil
  }
}
