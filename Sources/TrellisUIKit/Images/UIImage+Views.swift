import Foundation
public import Trellis
import TrellisDisplayList
import TrellisImages

extension Image {
  /// Creates a view of a picture, in its own size.
  ///
  /// A template is shown in the foreground style; so is a symbol that has no colours.
  public nonisolated init(uiImage: UIImage) {
    let image: Image
    switch uiImage.content {
    case .empty: image = Image(.pixels(.almostNothing))
    case .decoded(let decoded): image = Image(decoded)
    case .symbol(let symbol, _): image = Image(symbol)
    case .turned(_, let shown, _): image = Image(.pixels(shown))
    }
    switch uiImage.renderingMode {
    case .automatic: self = image
    case .alwaysOriginal: self = image.renderingMode(.original)
    case .alwaysTemplate: self = image.renderingMode(.template)
    }
  }

  /// Creates a view of a picture, in its own size; see ``init(uiImage:)``.
  public nonisolated init(nsImage: NSImage) { self.init(uiImage: nsImage) }
}

extension ImageSource {
  /// A clear pixel of almost no size, in place of an empty picture.
  fileprivate nonisolated static let almostNothing = ImageSource(
    name: "empty", width: 1, height: 1, pixels: Data(count: 4), scale: 65536)
}
