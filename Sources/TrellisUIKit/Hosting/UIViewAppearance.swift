import Foundation
import Trellis
import TrellisGeometry
import TrellisLayout

/// The background of a view, with its corners.
struct UIViewBackground: View {
  let view: UIView

  var body: some View {
    let _ = view.source.read()
    if let color = view.backgroundColor { view.outline.fill(Color(uiColor: color)) }
  }
}

/// The border of a view.
struct UIViewBorder: View {
  let view: UIView

  var body: some View {
    let _ = view.source.read()
    if let layer = view.madeLayer, layer.borderWidth > 0, let color = layer.borderColor {
      view.outline.inset(by: layer.borderWidth / 2)
        .stroke(Color(cgColor: color), lineWidth: layer.borderWidth)
        .allowsHitTesting(false)
    }
  }
}

extension CALayer {
  /// The rectangle with the layer's corners.
  var outline: UnevenRoundedRectangle {
    func radius(_ corner: CACornerMask) -> CGFloat { maskedCorners.contains(corner) ? cornerRadius : 0 }
    return UnevenRoundedRectangle(
      topLeadingRadius: radius(.layerMinXMinYCorner), bottomLeadingRadius: radius(.layerMinXMaxYCorner),
      bottomTrailingRadius: radius(.layerMaxXMaxYCorner), topTrailingRadius: radius(.layerMaxXMinYCorner),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }
}

extension UIView {
  /// The view's rectangle with the corners of its layer.
  var outline: UnevenRoundedRectangle {
    madeLayer?.outline ?? UnevenRoundedRectangle(cornerRadii: RectangleCornerRadii(), style: .circular)
  }

  /// The layers that are drawn behind the subviews, and the view's own layer if that draws.
  var drawnLayers: [CALayer] {
    guard let madeLayer else { return [] }
    let own = madeLayer.makeContent() == nil ? [] : [madeLayer]
    let inner = (madeLayer.sublayers ?? []).enumerated().sorted {
      ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset)
    }
    return own + inner.map(\.element)
  }
}

/// A layer in a list of layers.
struct DrawnLayer: Identifiable {
  let layer: CALayer
  var id: ObjectIdentifier { ObjectIdentifier(layer) }
}

/// The drawing of a layer.
struct CALayerNode: View {
  let layer: CALayer

  var body: some View {
    let _ = layer.view?.source.read()
    if layer.owner != nil {
      layer.makeContent().clipShape(layer.contentOutline)
    } else if !layer.isHidden {
      drawing
        .frame(width: max(layer.frame.width, 0), height: max(layer.frame.height, 0))
        .opacity(Double(layer.opacity))
        .position(x: layer.frame.midX, y: layer.frame.midY)
        .allowsHitTesting(false)
    }
  }

  private var drawing: some View {
    ZStack {
      if let color = layer.backgroundColor { layer.outline.fill(Color(cgColor: color)) }
      layer.makeContent().clipShape(layer.contentOutline)
      ForEach((layer.sublayers ?? []).map(DrawnLayer.init)) { AnyView(CALayerNode(layer: $0.layer)) }
      if layer.borderWidth > 0, let color = layer.borderColor {
        layer.outline.inset(by: layer.borderWidth / 2).stroke(
          Color(cgColor: color), lineWidth: layer.borderWidth)
      }
    }
  }
}

extension CALayer {
  /// The rectangle with the corners that a gradient fills; for other content a rectangle that clips nothing.
  fileprivate var contentOutline: AnyShape {
    self is CAGradientLayer ? AnyShape(outline) : AnyShape(Rectangle().inset(by: -10_000))
  }

  /// The view that draws the layer; nil for none.
  var view: UIView? { owner ?? superlayer?.view ?? masked?.view }
}

/// The clipping and the mask of a view.
struct UIViewClip: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.source.read()
    if let mask = view.madeLayer?.mask {
      content.mask { CALayerNode(layer: mask) }
    } else if view.clipsToBounds {
      content.clipShape(view.outline)
    } else {
      content
    }
  }
}

/// The shadow of a view.
struct UIViewShadow: ViewModifier {
  let view: UIView

  func body(content: Content) -> some View {
    let _ = view.source.read()
    if let layer = view.madeLayer, layer.shadowOpacity > 0, let color = layer.shadowColor {
      // Without the group, each item inside would have a shadow.
      content.compositingGroup().shadow(
        color: Color(cgColor: color).opacity(Double(layer.shadowOpacity)), radius: layer.shadowRadius,
        x: layer.shadowOffset.width, y: layer.shadowOffset.height)
    } else {
      content
    }
  }
}

/// A transform about the centre of a view.
struct CenteredTransform: GeometryEffect {
  var transform: CGAffineTransform

  var animatableData:
    AnimatablePair<
      AnimatablePair<CGFloat, CGFloat>,
      AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>>
    >
  {
    get {
      AnimatablePair(
        AnimatablePair(transform.a, transform.b),
        AnimatablePair(AnimatablePair(transform.c, transform.d), AnimatablePair(transform.tx, transform.ty)))
    }
    set {
      transform = CGAffineTransform(
        a: newValue.first.first, b: newValue.first.second, c: newValue.second.first.first,
        d: newValue.second.first.second, tx: newValue.second.second.first, ty: newValue.second.second.second)
    }
  }

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(translationX: -size.width / 2, y: -size.height / 2)
        .concatenating(transform)
        .concatenating(CGAffineTransform(translationX: size.width / 2, y: size.height / 2)))
  }
}
