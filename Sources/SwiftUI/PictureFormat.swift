import Foundation

/// The file format of a picture.
package enum PictureFormat: String, CaseIterable, Codable, Sendable {
  case png, svg, pdf, gif

  /// Creates the format of a path's extension, in upper or lower case.
  ///
  /// Without an extension, the format is PNG; nil for an unknown extension.
  package init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    self.init(rawValue: ending.isEmpty ? "png" : ending)
  }
}
