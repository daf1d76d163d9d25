import Foundation

/// The files by which desktops and software catalogues know an app.
extension AppDescription {
  /// The desktop file, from the Desktop Entry Specification.
  var desktopEntry: String {
    let comment = summary == name ? "" : "Comment=\(AppDescription.escaped(summary))\n"
    return """
      [Desktop Entry]
      Type=Application
      Name=\(AppDescription.escaped(name))
      \(comment)Exec=\(program) %u
      Icon=\(identifier)
      Terminal=false
      Categories=\(category);
      StartupWMClass=\(program)

      """
  }

  /// Returns a value of a desktop file.
  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\t", with: "\\t")
  }

  /// Returns the app's AppStream data; `date` is the day of the release, such as `2026-01-31`.
  func metainfo(date: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <component type="desktop-application">
      <id>\(identifier)</id>
      <metadata_license>CC0-1.0</metadata_license>
      <project_license>\(AppDescription.xml(license))</project_license>
      <name>\(AppDescription.xml(name))</name>
      <summary>\(AppDescription.xml(summary))</summary>
      <description>
        <p>\(AppDescription.xml(summary)).</p>
      </description>
      <developer_name>\(AppDescription.xml(String(maintainer.prefix { $0 != "<" }).trimmingCharacters(in: .whitespaces)))</developer_name>
      <launchable type="desktop-id">\(identifier).desktop</launchable>
      <provides>
        <binary>\(program)</binary>
      </provides>
      <content_rating type="oars-1.1" />
      <releases>
        <release version="\(version)" date="\(date)" />
      </releases>
    </component>

    """
  }

  static func xml(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
