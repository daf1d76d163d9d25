public import Foundation
import Trellis
import TrellisLayout

/// A view that shows an image, as its content mode says.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiimageview.
@MainActor @preconcurrency
open class UIImageView: UIView {
  /// The image; nil for none.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed(); invalidateIntrinsicContentSize() } }
  }
  /// The image of a highlighted view; nil for the same.
  open var highlightedImage: UIImage?
  /// Whether the highlighted image is shown.
  open var isHighlighted = false { didSet { changed() } }

  /// Creates a view with a frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
  /// Creates a view of an image, in its size.
  public convenience init(image: UIImage?) {
    self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
  }
  /// Creates a view of an image and one for the highlighted state.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }
  /// Returns nil: there are no archives of views here.
  public required init?(coder: NSCoder) { return nil }

  /// The size of the image.
  open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
  override var defaultHuggingPriority: UILayoutPriority { UILayoutPriority(251) }

  override func makeContent() -> AnyView? {
    guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
    let picture = Image(uiImage: image)
    let tint = Color(uiColor: tintColor)
    switch contentMode {
    case .scaleToFill, .redraw: return AnyView(picture.resizable().foregroundStyle(tint))
    case .scaleAspectFit: return AnyView(picture.resizable().scaledToFit().foregroundStyle(tint))
    case .scaleAspectFill:
      return AnyView(Color.clear.overlay(picture.resizable().scaledToFill().foregroundStyle(tint)))
    default:
      return AnyView(
        Color.clear.overlay(alignment: contentMode.alignment) { picture.fixedSize().foregroundStyle(tint) })
    }
  }
}

extension UIView.ContentMode {
  var alignment: Alignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    default: .center
    }
  }
}
