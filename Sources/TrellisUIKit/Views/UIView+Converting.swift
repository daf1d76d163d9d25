public import Foundation
import TrellisGeometry

extension UIView {
  /// The transform from the view's space to that of its superview.
  private var toSuperview: CGAffineTransform {
    CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
      .concatenating(transform)
      .concatenating(
        CGAffineTransform(
          translationX: center.x,
          y: superview.map { $0.isYUp ? $0.bounds.height - center.y : center.y } ?? center.y))
  }

  /// The transform from the view's space to that of the tree's root.
  private var toRoot: CGAffineTransform {
    guard let superview else { return .identity }
    return toSuperview.concatenating(superview.toRoot)
  }

  private func transform(to other: UIView?) -> CGAffineTransform {
    toRoot.concatenating(other.map { $0.toRoot.inverted() } ?? .identity)
  }

  /// Returns a point of this view's space in another view's; nil is the tree's root.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { point.applying(transform(to: view)) }
  /// Returns a point of another view's space in this view's; nil is the tree's root.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    point.applying(transform(to: view).inverted())
  }
  /// Returns a rectangle of this view's space in another view's; nil is the tree's root.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { rect.applying(transform(to: view)) }
  /// Returns a rectangle of another view's space in this view's; nil is the tree's root.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    rect.applying(transform(to: view).inverted())
  }
}
