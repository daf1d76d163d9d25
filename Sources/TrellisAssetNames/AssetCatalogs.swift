import Foundation

/// The colours and pictures in asset catalogs, for which Swift names are generated: `Image(.poster)`,
/// `Color(.brand)`.
package struct AssetCatalogs {
  /// A colour or a picture.
  private struct Asset: Hashable {
    /// The enclosing folders that provide a namespace, outermost first.
    var spaces: [String]
    var name: String
  }

  private var colors: Set<Asset> = []
  private var images: Set<Asset> = []

  /// Reads the names in a folder's catalogs: at any depth if `atAnyDepth` is true, otherwise only
  /// directly in the folder.
  package init(in folder: String, atAnyDepth: Bool) {
    self.init(AssetCatalogs.catalogs(in: folder, atAnyDepth: atAnyDepth))
  }

  /// Reads the names in the catalogs at paths.
  package init(_ catalogs: [String]) {
    for catalog in catalogs { read(catalog, spaces: []) }
  }

  private static func catalogs(in folder: String, atAnyDepth: Bool) -> [String] {
    AssetCatalogs.folders(in: folder).flatMap { name -> [String] in
      if name.hasSuffix(".xcassets") { return ["\(folder)/\(name)"] }
      guard atAnyDepth, !name.hasSuffix("Tests") else { return [] }
      return catalogs(in: "\(folder)/\(name)", atAnyDepth: true)
    }
  }

  /// Returns the folders in a folder, sorted, without hidden ones and links.
  private static func folders(in folder: String) -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.sorted().filter { name in
      var status = stat()
      return !name.hasPrefix(".") && lstat("\(folder)/\(name)", &status) == 0
        && status.st_mode & S_IFMT == S_IFDIR
    }
  }

  private mutating func read(_ folder: String, spaces: [String]) {
    for entry in AssetCatalogs.folders(in: folder) {
      let name = (entry as NSString).deletingPathExtension
      switch (entry as NSString).pathExtension {
      case "colorset": colors.insert(Asset(spaces: spaces, name: name))
      case "imageset", "symbolset": images.insert(Asset(spaces: spaces, name: name))
      case "":
        read("\(folder)/\(entry)", spaces: spaces + (providesNamespace("\(folder)/\(entry)") ? [entry] : []))
      default: continue
      }
    }
  }

  private struct Contents: Decodable {
    enum CodingKeys: String, CodingKey { case properties }
    enum PropertyKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    var providesNamespace = false

    init(from decoder: any Decoder) throws {
      let properties = try decoder.container(keyedBy: CodingKeys.self)
        .nestedContainer(keyedBy: PropertyKeys.self, forKey: .properties)
      providesNamespace = try properties.decodeIfPresent(Bool.self, forKey: .providesNamespace) ?? false
    }
  }

  private func providesNamespace(_ folder: String) -> Bool {
    guard let data = FileManager.default.contents(atPath: "\(folder)/Contents.json") else { return false }
    return (try? JSONDecoder().decode(Contents.self, from: data))?.providesNamespace ?? false
  }

  // MARK: - Source

  /// Returns Swift source that declares a name for each asset, or nil if there are no assets.
  ///
  /// `bundle` is the expression for the bundle. If two assets have the same name, the first one is
  /// declared. With `extendsColor`, colours are also members of `Color`, and styles: `.foregroundStyle(.brand)`.
  package func source(bundle: String, extendsColor: Bool = false) -> String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    return "import Foundation\nimport SwiftUI\n\n"
      + declarations(colors, of: "ColorResource", ending: "Color", bundle)
      + declarations(images, of: "ImageResource", ending: "Image", bundle)
      + (extendsColor ? colorExtensions : "")
  }

  /// The names of SwiftUI's own colours, which aren't declared again.
  private static let ownColors: Set<String> = [
    "black", "blue", "brown", "clear", "cyan", "gray", "green", "indigo", "mint", "orange", "pink", "primary",
    "purple", "quaternary", "quinary", "red", "secondary", "teal", "tertiary", "white", "yellow",
  ]

  /// The names of UIKit's colours, which are preferred to those of a catalog, so that `Color(.label)` isn't ambiguous.
  private static let colorsOfUIKit: Set<String> = ownColors.subtracting([
    "primary", "quaternary", "quinary", "secondary", "tertiary",
  ]).union([
    "darkGray", "darkText", "label", "lightGray", "lightText", "link", "magenta", "opaqueSeparator",
    "placeholderText", "quaternaryLabel", "secondaryLabel", "separator", "systemBackground", "systemFill",
    "systemGroupedBackground", "tertiaryLabel", "tintColor",
  ])

  /// The members of `Color` for the colours outside of namespaces.
  private var colorExtensions: String {
    let names = Set(colors.filter(\.spaces.isEmpty).map { SwiftName.member($0.name, without: "Color") })
      .subtracting(AssetCatalogs.ownColors.map { "`\($0)`" })
    return names.sorted().map { name in
      """
      extension Color { static var \(name): Color { Color(ColorResource.\(name)) } }
      extension ShapeStyle where Self == Color { static var \(name): Color { Color(ColorResource.\(name)) } }

      """
    }.joined()
  }

  private func declarations(_ assets: Set<Asset>, of type: String, ending: String, _ bundle: String) -> String
  {
    let sorted = assets.sorted { ($0.spaces + [$0.name]).lexicographicallyPrecedes($1.spaces + [$1.name]) }
    var text = ""
    var known: Set<String> = []
    for asset in sorted {
      var place = type
      for space in asset.spaces.map(SwiftName.type) {
        if known.insert("\(place).\(space)").inserted { text += "extension \(place) { enum \(space) {} }\n" }
        place += ".\(space)"
      }
      let name = SwiftName.member(asset.name, without: ending)
      guard known.insert("\(place).\(name)").inserted else { continue }
      let path = SwiftName.literal((asset.spaces + [asset.name]).joined(separator: "/"))
      let isKnown = type == "ColorResource" && AssetCatalogs.colorsOfUIKit.contains(name.filter { $0 != "`" })
      let attribute = isKnown ? "@_disfavoredOverload " : ""
      text +=
        "extension \(place) { \(attribute)static let \(name) = \(type)(name: \(path), bundle: \(bundle)) }\n"
    }
    return text
  }
}
