public import Foundation
import Trellis

/// The traits of an interface: its appearance, its sizes and its direction.
///
/// A trait that isn't specified has the value `unspecified`, or 0 as a scale. Traits don't change: ``current`` is a new value.
///
/// Source: documented, developer.apple.com/documentation/uikit/uitraitcollection.
public final class UITraitCollection: Hashable, Sendable {
  struct Values: Hashable, Sendable {
    var style = UIUserInterfaceStyle.unspecified
    var idiom = UIUserInterfaceIdiom.unspecified
    var scale: CGFloat = 0
    var horizontal = UIUserInterfaceSizeClass.unspecified
    var vertical = UIUserInterfaceSizeClass.unspecified
    var category = UIContentSizeCategory.unspecified
    var direction = UITraitEnvironmentLayoutDirection.unspecified
    var contrast = UIAccessibilityContrast.unspecified
    var weight = UILegibilityWeight.unspecified
  }

  let values: Values

  init(_ values: Values) { self.values = values }

  /// Creates traits of which none is specified.
  public convenience init() { self.init(Values()) }
  /// Creates traits with an appearance.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init { $0.userInterfaceStyle = userInterfaceStyle }
  }
  /// Creates traits with a kind of device.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init { $0.userInterfaceIdiom = idiom }
  }
  /// Creates traits with a number of pixels per point.
  public convenience init(displayScale scale: CGFloat) { self.init { $0.displayScale = scale } }
  /// Creates traits with a horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.horizontalSizeClass = horizontalSizeClass }
  }
  /// Creates traits with a vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init { $0.verticalSizeClass = verticalSizeClass }
  }
  /// Creates traits with a text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init { $0.preferredContentSizeCategory = preferredContentSizeCategory }
  }
  /// Creates traits with a direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init { $0.layoutDirection = layoutDirection }
  }
  /// Creates traits with a contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init { $0.accessibilityContrast = accessibilityContrast }
  }
  /// Creates traits of several; the last one that specifies a trait determines it.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(traitCollections.reduce(Values()) { $0.with($1.values) })
  }
  /// Creates traits that a closure sets.
  public convenience init(mutations: (inout any UIMutableTraits) -> Void) {
    self.init(UITraitCollection.changed(Values(), mutations))
  }

  /// Returns traits with the changes of a closure.
  public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
    UITraitCollection(UITraitCollection.changed(values, mutations))
  }

  private static func changed(_ values: Values, _ change: (inout any UIMutableTraits) -> Void) -> Values {
    var traits: any UIMutableTraits = ChangedTraits(values: values)
    change(&traits)
    return (traits as? ChangedTraits)?.values ?? values
  }

  /// Returns whether both specify the same traits.
  public static func == (first: UITraitCollection, second: UITraitCollection) -> Bool {
    first.values == second.values
  }
  /// Hashes the specified traits.
  public func hash(into hasher: inout Hasher) { hasher.combine(values) }
}

extension UITraitCollection {
  /// The appearance: light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.style }
  /// The kind of device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.idiom }
  /// The number of pixels per point; 0 if it isn't specified.
  public var displayScale: CGFloat { values.scale }
  /// The class of the width.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontal }
  /// The class of the height.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.vertical }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.category }
  /// The direction of the interface.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.direction }
  /// The preferred contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.contrast }
  /// The preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { values.weight }

  /// Returns whether colours may differ between the traits: whether the appearance or the contrast differs.
  public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    (values.style, values.contrast) != (traitCollection?.values.style, traitCollection?.values.contrast)
  }

  /// Returns whether all traits that others specify are the same here.
  public func containsTraits(in trait: UITraitCollection?) -> Bool {
    trait.map { values.with($0.values) == values } ?? true
  }
}

extension UITraitCollection.Values {
  /// Returns the traits with those that other traits specify.
  func with(_ other: UITraitCollection.Values) -> UITraitCollection.Values {
    var all = self
    if other.style != .unspecified { all.style = other.style }
    if other.idiom != .unspecified { all.idiom = other.idiom }
    if other.scale != 0 { all.scale = other.scale }
    if other.horizontal != .unspecified { all.horizontal = other.horizontal }
    if other.vertical != .unspecified { all.vertical = other.vertical }
    if other.category != .unspecified { all.category = other.category }
    if other.direction != .unspecified { all.direction = other.direction }
    if other.contrast != .unspecified { all.contrast = other.contrast }
    if other.weight != .unspecified { all.weight = other.weight }
    return all
  }
}
