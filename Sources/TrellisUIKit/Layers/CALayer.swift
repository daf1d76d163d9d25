public import Foundation
public import TrellisCoreGraphicsCairo
import Trellis
import TrellisGeometry

/// The appearance of a view's rectangle: corners, border and shadow, and layers that are drawn behind the subviews.
///
/// A layer is drawn as a part of the view that it belongs to, and a change of its properties draws the view again. Changes aren't
/// animated implicitly; those in `UIView.animate` are.
///
/// Source: documented, developer.apple.com/documentation/quartzcore/calayer; that sublayers are drawn behind subviews: ours (limit).
@MainActor @preconcurrency
open class CALayer: NSObject {
  /// The view that the layer belongs to; nil for a sublayer.
  weak var owner: UIView?
  private var ownFrame = CGRect.zero

  /// Creates a layer.
  public required override init() { super.init() }
  /// Creates a copy of a layer's own frame; for classes that have such an initializer.
  public init(layer: Any) { super.init() }
  /// Returns nil: there are no archives of layers here.
  public required init?(coder: NSCoder) { return nil }

  /// The layer around this one; nil for none.
  public private(set) weak var superlayer: CALayer?
  /// The layers inside, from the back to the front, without those of subviews; nil for none.
  open var sublayers: [CALayer]? {
    didSet {
      for layer in oldValue ?? [] where layer.superlayer === self { layer.superlayer = nil }
      for layer in sublayers ?? [] { layer.superlayer = self }
      changed()
    }
  }
  /// Adds a layer in front of the others.
  open func addSublayer(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    sublayers = (sublayers ?? []) + [layer]
  }
  /// Adds a layer at an index, from the back.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    var layers = sublayers ?? []
    layers.insert(layer, at: min(Int(index), layers.count))
    sublayers = layers
  }
  /// Adds a layer directly behind another one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(sublayers?.firstIndex { $0 === sibling } ?? 0))
  }
  /// Adds a layer directly in front of another one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32((sublayers?.firstIndex { $0 === sibling }).map { $0 + 1 } ?? .max))
  }
  /// Removes the layer from the layer around it.
  open func removeFromSuperlayer() { superlayer?.sublayers?.removeAll { $0 === self } }

  /// The rectangle in the space of the layer around; for a view's layer, the view's frame.
  open var frame: CGRect {
    get { owner?.frame ?? ownFrame }
    set {
      if let owner { owner.frame = newValue } else { ownFrame = newValue }
      changed()
    }
  }
  /// The rectangle in the layer's own space; for a view's layer, the view's bounds.
  open var bounds: CGRect {
    get { owner?.bounds ?? CGRect(origin: .zero, size: ownFrame.size) }
    set {
      if let owner { owner.bounds = newValue } else { ownFrame.size = newValue.size }
      changed()
    }
  }
  /// The centre in the space of the layer around.
  open var position: CGPoint {
    get { owner?.center ?? CGPoint(x: ownFrame.midX, y: ownFrame.midY) }
    set {
      if let owner { return owner.center = newValue }
      ownFrame.origin = CGPoint(x: newValue.x - ownFrame.width / 2, y: newValue.y - ownFrame.height / 2)
      changed()
    }
  }

  /// The radius of the corners, in points; 0 by default.
  open var cornerRadius: CGFloat = 0 { didSet { changed() } }
  /// The corners that have the radius; all by default.
  open var maskedCorners: CACornerMask = .all { didSet { changed() } }
  /// The shape of the corners; circular by default.
  open var cornerCurve = CALayerCornerCurve.circular { didSet { changed() } }
  /// Whether the content is clipped to the rectangle with its corners; a view's layer has the view's value.
  open var masksToBounds: Bool {
    get { owner?.clipsToBounds ?? ownMasks }
    set {
      if let owner { owner.clipsToBounds = newValue } else { ownMasks = newValue }
      changed()
    }
  }
  private var ownMasks = false
  /// The width of the border inside the rectangle, in points; 0 by default.
  open var borderWidth: CGFloat = 0 { didSet { changed() } }
  /// The colour of the border; black by default.
  open var borderColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// The colour behind the content; nil for none.
  ///
  /// A view's layer has the view's colour.
  open var backgroundColor: CGColor? {
    get { owner.map { $0.backgroundColor?.cgColor } ?? ownBackground }
    set {
      if let owner {
        owner.backgroundColor = newValue.map { UIColor(cgColor: $0) }
      } else {
        ownBackground = newValue
      }
      changed()
    }
  }
  private var ownBackground: CGColor?
  /// The opacity in `0...1`; a view's layer has the view's value.
  open var opacity: Float {
    get { owner.map { Float($0.alpha) } ?? ownOpacity }
    set {
      if let owner { owner.alpha = CGFloat(newValue) } else { ownOpacity = newValue }
      changed()
    }
  }
  private var ownOpacity: Float = 1
  /// Whether the layer isn't drawn.
  open var isHidden: Bool {
    get { owner?.isHidden ?? ownHidden }
    set {
      if let owner { owner.isHidden = newValue } else { ownHidden = newValue }
      changed()
    }
  }
  private var ownHidden = false
  /// The order among sublayers; those with greater numbers are in front.
  open var zPosition: CGFloat = 0 { didSet { changed() } }
  /// The colour of the shadow; black by default.
  open var shadowColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1) { didSet { changed() } }
  /// The opacity of the shadow in `0...1`; 0 by default.
  open var shadowOpacity: Float = 0 { didSet { changed() } }
  /// The offset of the shadow, in points.
  open var shadowOffset = CGSize(width: 0, height: -3) { didSet { changed() } }
  /// The radius of the shadow's blur, in points; 3 by default.
  open var shadowRadius: CGFloat = 3 { didSet { changed() } }
  /// The outline of the shadow; without effect: the shadow is that of the drawing.
  open var shadowPath: CGPath?
  /// The layer whose opacity masks the content; nil for none.
  ///
  /// Shape layers and gradient layers mask.
  open var mask: CALayer? {
    didSet {
      if oldValue !== mask { oldValue?.masked = nil }
      mask?.masked = self
      changed()
    }
  }
  /// The layer whose mask this is; nil for none.
  private(set) weak var masked: CALayer?
  /// The number of pixels per point; without effect, because layers are drawn in the window's.
  open var contentsScale: CGFloat = 1
  /// Whether the layer is drawn into a bitmap; without effect.
  open var shouldRasterize = false
  /// The scale of that bitmap; without effect.
  open var rasterizationScale: CGFloat = 1
  /// The name of the layer; nil for none.
  open var name: String?

  /// Draws the layer again.
  open func setNeedsDisplay() {
    owner?.setNeedsDisplay()
    changed()
  }
  /// Requests that the view's subviews are arranged.
  open func setNeedsLayout() { owner?.setNeedsLayout() }
  /// Arranges the view's subviews now, if that was requested.
  open func layoutIfNeeded() { owner?.layoutIfNeeded() }
  /// Called when the layer's sublayers should be arranged; not called here.
  open func layoutSublayers() {}
  /// Stops the animations of the layer; layers have none here.
  open func removeAllAnimations() {}

  /// Reports a change to the view that draws the layer.
  func changed() {
    var layer = self
    while let outer = layer.superlayer ?? layer.masked { layer = outer }
    layer.owner?.changed()
  }

  /// Returns the drawing inside the rectangle; nil for none.
  func makeContent() -> AnyView? { nil }
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates corners from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
  static let all = CACornerMask(rawValue: 15)
}

/// The shape of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a shape from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that is smoother than a circle.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}
