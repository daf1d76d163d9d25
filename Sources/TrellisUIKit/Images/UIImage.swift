public import Foundation
import Synchronization
public import Trellis
import TrellisDisplayList
import TrellisImages

/// A picture: decoded from PNG, JPEG, WebP or SVG, made of pixels, drawn, or a symbol.
///
/// Use it to make an ``Image``. Equal data is decoded once, while it is among the pictures that were used last.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiimage.
public final class UIImage: NSObject, Sendable {
  /// The picture's source.
  enum Content: Sendable {
    /// No picture.
    case empty
    case decoded(DecodedImage)
    case symbol(FixedSymbol, SymbolConfiguration)
    /// Pixels as they are, and as they are shown.
    case turned(ImageSource, shown: ImageSource, Orientation)
  }

  /// The picture, and the way in which it is shown.
  struct State: Sendable {
    var content: Content
    var renderingMode = RenderingMode.automatic
    var capInsets = UIEdgeInsets.zero
    var resizingMode = ResizingMode.tile
    var alignmentRectInsets = UIEdgeInsets.zero
    var flips = false
    /// The size in points that was set for a picture without pixels.
    var size: CGSize?
  }

  // Only the setters of AppKit change it.
  private let stored: Mutex<State>

  init(_ state: State) { stored = Mutex(state) }

  var state: State {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }

  var content: Content { state.content }
  /// The choice between the picture's own colours and those of its surroundings.
  public var renderingMode: RenderingMode { state.renderingMode }
  /// The distances from the edges of the part that is resized, in points.
  public var capInsets: UIEdgeInsets { state.capInsets }
  /// The way in which the part inside of the cap insets fills a larger rectangle.
  public var resizingMode: ResizingMode { state.resizingMode }
  /// The distances from the edges of the part to be aligned with other views, in points.
  public var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }
  /// Whether the picture is to be mirrored where the interface runs from right to left.
  public var flipsForRightToLeftLayoutDirection: Bool { state.flips }

  convenience init(_ content: Content) { self.init(State(content: content)) }

  private convenience init?(_ decode: () throws -> DecodedImage) {
    guard let decoded = try? decode() else { return nil }
    self.init(.decoded(decoded))
  }

  convenience init(_ source: ImageSource) { self.init(.decoded(.pixels(source))) }

  /// Creates an empty picture, with a size of zero.
  public convenience override init() { self.init(.empty) }

  /// Returns whether another object shows the same picture in the same way; pictures that were drawn or decoded apart may differ.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || key == other.key
  }
  /// The hash of the picture.
  public override var hash: Int { key.hashValue }

  /// Decodes data with one pixel per point; nil if it isn't a picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Decodes data with `scale` pixels per point; nil if it isn't a picture.
  ///
  /// A scale that isn't positive and finite counts as 1.
  public convenience init?(data: Data, scale: CGFloat) {
    if let source = TIFF.source(of: data, scale: scale > 0 && scale.isFinite ? scale : 1) {
      self.init(source)
    } else {
      self.init { try ImageStore.image(of: data, name: "data", scale: scale) }
    }
  }

  /// Reads a file with the scale that its name gives; nil if it isn't a picture.
  public convenience init?(contentsOfFile path: String) {
    self.init { try ImageStore.image(file: path) }
  }

  /// Reads a file with the scale that its name gives; nil if it isn't a picture, or if the URL isn't a file's.
  public convenience init?(contentsOf url: URL) {
    guard url.isFileURL else { return nil }
    self.init { try ImageStore.image(file: url.path) }
  }

  /// Reads a picture from the program's resources, as ``Image`` does; nil if there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Reads a picture from a bundle's resources, as ``Image`` does; nil if there is none of that name.
  ///
  /// A nil bundle is the program's own. The traits are ignored: of several files, the one with the most pixels is used.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let path = ResourceImages.path(of: name, in: bundle ?? .main) else { return nil }
    self.init { try ImageStore.image(file: path) }
  }

  /// Reads a picture from a bundle's resources; nil if there is none of that name.
  ///
  /// The configuration is ignored.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    self.init(named: name, in: bundle)
  }

  /// Reads a picture from an asset catalog; empty if there is none.
  public convenience init(resource: ImageResource) {
    let image = UIImage(named: resource.name, in: resource.bundle)
    self.init(image?.content ?? .empty)
  }
}

/// A picture by the name of AppKit.
public typealias NSImage = UIImage

extension UIImage {
  private struct Key: Hashable {
    var decoded: DecodedImage?
    var symbol: FixedSymbol?
    var orientation = Orientation.up
    var mode: RenderingMode
    var insets: UIEdgeInsets
  }

  private var key: Key {
    var key = Key(mode: renderingMode, insets: capInsets)
    switch content {
    case .empty: break
    case .decoded(let decoded): key.decoded = decoded
    case .symbol(let symbol, _): key.symbol = symbol
    case .turned(let source, _, let orientation):
      (key.decoded, key.orientation) = (.pixels(source), orientation)
    }
    return key
  }
}
