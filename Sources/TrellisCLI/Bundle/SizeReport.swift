import Foundation

/// The sizes of a bundle's parts.
struct SizeReport {
  /// A part of a bundle.
  enum Part: String, CaseIterable {
    case desktop = "desktop files, icon, licences"
    case program = "program and resources"
    case trellis = "Trellis"
    case swift = "Swift runtime"
    case libraries = "other libraries"
    case fonts = "fonts"
    case symbols = "symbols"
  }

  /// The sizes of a part in bytes.
  struct Size: Equatable {
    var whole = 0
    /// The size in the archive; nil if there is no archive.
    var compressed: Int?
  }

  var sizes: [(part: Part, size: Size)] = []

  /// Returns the part of a file, by its path in the bundle; `libraries` has the parts of shared libraries.
  static func part(of path: String, program: String, libraries: [String: Part]) -> Part {
    let folder = "usr/lib/\(program)"
    if let part = libraries[path] { return part }
    if path.hasPrefix(folder + "/share/trellis/fonts") { return .fonts }
    if path.hasPrefix(folder + "/share/trellis/symbols") { return .symbols }
    return path.hasPrefix(folder + "/app/") ? .program : .desktop
  }

  /// The table: a line per part, and the sum.
  var text: String {
    let compressed = sizes.compactMap(\.size.compressed)
    let hasArchive = compressed.count == sizes.count && !sizes.isEmpty
    let sum = Size(
      whole: sizes.reduce(0) { $0 + $1.size.whole }, compressed: hasArchive ? compressed.reduce(0, +) : nil)
    let rows = sizes.map { ($0.part.rawValue, $0.size) } + [("together", sum)]
    let head = "size in MB".padding(toLength: 32, withPad: " ", startingAt: 0)
    return
      (rows.reduce(into: [head + (hasArchive ? "     whole  compressed" : "     whole")]) { lines, row in
        var line = row.0.padding(toLength: 32, withPad: " ", startingAt: 0)
        line += String(format: "%10.1f", Double(row.1.whole) / 1e6)
        if let size = row.1.compressed { line += String(format: "%12.1f", Double(size) / 1e6) }
        lines.append(line)
      }).joined(separator: "\n")
  }
}
