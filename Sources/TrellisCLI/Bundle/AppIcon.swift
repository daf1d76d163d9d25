import Foundation
import SwiftUI
import TrellisFailure

/// The icon of an app: a given file, the `AppIcon` of an asset catalog, or a plain one that is drawn.
enum AppIcon {
  /// The side of the icon in pixels.
  static let side = 256

  /// Returns the icon as a PNG file, and whether it is the plain one.
  ///
  /// `path` is a file that the user named; `catalogs` are the paths of the app's asset catalogs.
  @MainActor static func data(path: String?, catalogs: [String], name: String) throws -> (
    data: Data, isPlain: Bool
  ) {
    if let path {
      guard let data = FileManager.default.contents(atPath: path) else {
        throw Failure.noInput(
          "can't read the icon '\(path)': \(String(cString: strerror(errno))); give a PNG, JPEG or WebP file, or leave --icon out for "
            + "the AppIcon of the asset catalog")
      }
      guard let image = UIImage(data: data) else {
        throw Failure.badData("the icon '\(path)' isn't a picture; give a PNG, JPEG or WebP file")
      }
      return (try scaled(image), false)
    }
    for file in files(in: catalogs) {
      if let data = FileManager.default.contents(atPath: file), let image = UIImage(data: data) {
        return (try scaled(image), false)
      }
    }
    return (try drawn(PlainIcon(letter: name.first.map { String($0).uppercased() } ?? "")), true)
  }

  /// Returns the files of the icons in asset catalogs, the largest first.
  static func files(in catalogs: [String]) -> [String] {
    var files: [(path: String, size: Int)] = []
    for catalog in catalogs {
      for name in FileManager.default.enumerator(atPath: catalog)?.compactMap({ $0 as? String }) ?? []
      where name.split(separator: "/").dropLast().last?.hasSuffix(".appiconset") == true {
        guard name.hasSuffix(".png"),
          let size = try? FileManager.default.attributesOfItem(atPath: "\(catalog)/\(name)")[.size] as? Int
        else { continue }
        files.append(("\(catalog)/\(name)", size))
      }
    }
    return files.sorted { ($1.size, $0.path) < ($0.size, $1.path) }.map(\.path)
  }

  @MainActor private static func scaled(_ image: UIImage) throws -> Data {
    try drawn(Image(uiImage: image).resizable().interpolation(.high).scaledToFit())
  }

  @MainActor private static func drawn(_ view: some View) throws -> Data {
    try ImageRenderer(content: view.frame(width: CGFloat(side), height: CGFloat(side))).pngData()
  }
}

/// A letter on a rounded square.
private struct PlainIcon: View {
  let letter: String

  var body: some View {
    RoundedRectangle(cornerRadius: 56, style: .continuous)
      .fill(Color(red: 0.16, green: 0.42, blue: 0.78).gradient)
      .padding(8)
      .overlay {
        Text(letter).font(.system(size: 150, weight: .semibold)).foregroundStyle(.white)
      }
  }
}
