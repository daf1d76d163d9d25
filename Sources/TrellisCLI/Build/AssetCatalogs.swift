import Foundation

/// The asset catalogs beside the source, for which Swift names are made: `Image(.poster)`, `Color(.brand)`.
struct AssetCatalogs {
  /// A colour or a picture.
  private struct Asset: Hashable {
    /// The folders with names of their own that it is in, the outermost first.
    var spaces: [String]
    var name: String
  }

  private var colors: Set<Asset> = []
  private var images: Set<Asset> = []

  /// Reads the names in a folder's catalogs: those at any depth where the folder is the source, else its own.
  init(in folder: String, atAnyDepth: Bool) {
    for catalog in AssetCatalogs.catalogs(in: folder, atAnyDepth: atAnyDepth) { read(catalog, spaces: []) }
  }

  private static func catalogs(in folder: String, atAnyDepth: Bool) -> [String] {
    AssetCatalogs.folders(in: folder).flatMap { name -> [String] in
      if name.hasSuffix(".xcassets") { return ["\(folder)/\(name)"] }
      guard atAnyDepth, !name.hasSuffix("Tests") else { return [] }
      return catalogs(in: "\(folder)/\(name)", atAnyDepth: true)
    }
  }

  /// The folders in a folder, in order, but for hidden ones and links.
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
      case "imageset": images.insert(Asset(spaces: spaces, name: name))
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

  /// Swift source that declares a name for each; nil where there is none.
  ///
  /// Of two whose names would be the same, the first has it.
  var source: String? {
    guard !colors.isEmpty || !images.isEmpty else { return nil }
    return "import SwiftUI\n\n" + declarations(colors, of: "ColorResource", ending: "Color")
      + declarations(images, of: "ImageResource", ending: "Image")
  }

  private func declarations(_ assets: Set<Asset>, of type: String, ending: String) -> String {
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
      let path = EntrySource.literal((asset.spaces + [asset.name]).joined(separator: "/"))
      text += "extension \(place) { static let \(name) = \(type)(name: \(path), bundle: .main) }\n"
    }
    return text
  }
}

/// Names of files as Swift has them.
enum SwiftName {
  /// A member's name: words run together, the first beginning small, without an ending that only says what it is.
  static func member(_ name: String, without ending: String) -> String {
    var words = words(of: name)
    guard var first = words.first else { return "_" }
    let capitals = first.prefix { $0.isUppercase }.count
    // All of an abbreviation, but for the letter that begins the word behind it.
    let count = capitals > 1 && capitals < first.count ? capitals - 1 : capitals
    first = first.prefix(count).lowercased() + first.dropFirst(count)
    words[0] = first
    var member = first + words.dropFirst().map(capitalized).joined()
    if member.hasSuffix(ending), member.count > ending.count { member.removeLast(ending.count) }
    if member.first?.isNumber == true { member = "_" + member }
    return "`\(member)`"
  }

  /// A type's name: words run together, each beginning large.
  static func type(_ name: String) -> String {
    let type = words(of: name).map(capitalized).joined()
    return type.first?.isNumber != false ? "_" + type : type
  }

  private static func words(of name: String) -> [String] {
    name.split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }
}
