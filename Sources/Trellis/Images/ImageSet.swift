import Foundation
import Synchronization
import TrellisImages
import TrellisText

/// The files of an image set in an asset catalog, such as `Assets.xcassets/logo.imageset`.
nonisolated struct ImageSet: Sendable {
  /// A file, and the displays that it is for.
  struct Variant: Sendable, Equatable {
    var path: String
    /// The pixels per point.
    var scale: CGFloat
    var isDark = false
    /// Whether the file is for all kinds of devices.
    var isUniversal = true
  }

  /// The readable files, in the order of the set's description.
  var variants: [Variant]

  private static let known = Mutex(BoundedCache<String, ImageSet>(entryLimit: 1024))

  /// Returns the set of a folder, whose description is read once.
  static func set(at folder: String) -> ImageSet {
    if let set = known.withLock({ $0.value(for: folder) }) { return set }
    let set = ImageSet(folder: folder)
    known.withLock { $0.insert(set, for: folder) }
    return set
  }

  /// Reads `Contents.json`; without a usable one, all pictures in the folder are for their names' scales.
  init(folder: String) {
    let data = FileManager.default.contents(atPath: folder + "/Contents.json") ?? Data()
    let contents = try? JSONDecoder().decode(Contents.self, from: data)
    variants = (contents?.images ?? []).compactMap { $0.variant(in: folder) }
    if !variants.isEmpty { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    variants = names.sorted().filter(ImageSet.isPicture).map {
      Variant(path: "\(folder)/\($0)", scale: DecodedImage.scale(ofFileNamed: $0))
    }
  }

  /// Whether a file has a dark appearance.
  var hasDarkVariant: Bool { variants.contains(where: \.isDark) }

  /// Returns the file for a display: that of the smallest sufficient scale, or else that of the largest.
  ///
  /// Files for all kinds of devices come before those for one kind.
  func variant(scale: CGFloat, isDark: Bool) -> Variant? {
    let appearance = variants.filter { $0.isDark == isDark }
    let candidates = appearance.isEmpty ? variants.filter { !$0.isDark } : appearance
    let universal = candidates.filter(\.isUniversal)
    let all = universal.isEmpty ? candidates : universal
    let sufficient = all.filter { $0.scale >= scale }
    return sufficient.min { $0.scale < $1.scale } ?? all.max { $0.scale < $1.scale }
  }

  static func isPicture(_ name: String) -> Bool {
    ImageFormat.allCases.flatMap(\.fileEndings).contains((name as NSString).pathExtension.lowercased())
  }
}

/// The `Contents.json` of an image set in Xcode's format.
private nonisolated struct Contents: Decodable {
  struct Entry: Decodable {
    let filename: String?
    let scale: String?
    let idiom: String?
    let appearances: [Appearance]?

    /// Returns the file in a folder; nil if it isn't a picture there.
    func variant(in folder: String) -> ImageSet.Variant? {
      guard let filename, ImageSet.isPicture(filename) else { return nil }
      let path = "\(folder)/\(filename)"
      guard access(path, R_OK) == 0 else { return nil }
      // High contrast has no counterpart here.
      let values = appearances?.map(\.value) ?? []
      guard values.allSatisfy({ ["dark", "light", "any"].contains($0) }) else { return nil }
      let number = scale.flatMap { $0.hasSuffix("x") ? Double($0.dropLast()) : nil }.map { CGFloat($0) }
      return ImageSet.Variant(
        path: path, scale: number ?? DecodedImage.scale(ofFileNamed: filename),
        isDark: values.contains("dark"), isUniversal: idiom == nil || idiom == "universal")
    }
  }

  struct Appearance: Decodable { let value: String }

  let images: [Entry]
}
