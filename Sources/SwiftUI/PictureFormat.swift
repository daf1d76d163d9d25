import Foundation

/// The kind of file that a picture is written as.
package enum PictureFormat: String, CaseIterable, Codable, Sendable {
  case png, svg, pdf, gif

  /// The kind that a path's ending asks for, in any case; PNG where there is no ending, and nil for any other.
  package init?(path: String) {
    let ending = (path as NSString).pathExtension.lowercased()
    self.init(rawValue: ending.isEmpty ? "png" : ending)
  }
}
