import Foundation
import Trellis
import TrellisControls

/// The views that `appearance()` has returned, by class.
@MainActor private enum AppearanceProxies {
  static var all: [ObjectIdentifier: UIView] = [:]
}

extension UIView {
  /// Returns the proxy of this class, which the first call makes.
  ///
  /// The proxy of a class without an own `appearance()` is a view of the nearest class above that has one. Its properties apply
  /// to views of this class alone.
  class func proxy<V: UIView>(_ make: () -> V) -> V {
    if let known = AppearanceProxies.all[ObjectIdentifier(self)] as? V { return known }
    let proxy = make()
    proxy.isProxy = self == V.self
    AppearanceProxies.all[ObjectIdentifier(self)] = proxy
    return proxy
  }

  /// Copies the properties that were set on the proxies of the view's classes, from the base class on.
  func adoptProxies() {
    guard !AppearanceProxies.all.isEmpty else { return }
    var classes: [AnyClass] = []
    var next: AnyClass? = type(of: self)
    while let current = next {
      classes.append(current)
      next = current == UIView.self ? nil : _getSuperclass(current)
    }
    for current in classes.reversed() {
      if let proxy = AppearanceProxies.all[ObjectIdentifier(current)] { adopt(proxy) }
    }
  }
}

extension ControlAppearance.Title {
  /// Creates a title's appearance from the colour and the font of attributes.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    let color: Color? =
      switch attributes?[.foregroundColor] {
      case let color as UIColor: Color(uiColor: color)
      case let color as Color: color
      default: nil
      }
    self.init(color: color, font: (attributes?[.font] as? UIFont).map { Font($0) })
  }
}

extension ControlAppearance.Bar {
  /// Sets both backgrounds; without an appearance of the edge, the edge has the view's colour.
  @MainActor mutating func setBackgrounds(
    _ standard: UIBarAppearance?, edge: UIBarAppearance?, view: UIColor?
  ) {
    let own = view.map { Color(uiColor: $0) }
    background = standard?.backgroundColor.map { Color(uiColor: $0) } ?? own
    edgeBackground = edge?.backgroundColor.map { Color(uiColor: $0) } ?? own
    isShownAtEdge = edge != nil
    hasLine = standard?.hasShadow != false && edge?.hasShadow != false
  }
}
