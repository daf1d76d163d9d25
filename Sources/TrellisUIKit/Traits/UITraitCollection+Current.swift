public import Foundation
public import Trellis

extension UITraitCollection {
  /// The traits that ``performAsCurrent(_:)`` sets on this thread; otherwise those of the window used last.
  ///
  /// Away from the main thread, they are those of a desktop window in light.
  public static var current: UITraitCollection {
    if let set = Thread.current.threadDictionary[currentKey] as? UITraitCollection { return set }
    guard Thread.isMainThread else { return UITraitCollection(EnvironmentValues()) }
    return MainActor.assumeIsolated { UITraitCollection(CurrentWindow.environment) }
  }

  /// Calls a closure in which the traits are ``current`` ones on this thread.
  public func performAsCurrent(_ actions: () -> Void) {
    let known = Thread.current.threadDictionary[Self.currentKey]
    Thread.current.threadDictionary[Self.currentKey] = self
    defer { Thread.current.threadDictionary[Self.currentKey] = known }
    actions()
  }

  private static var currentKey: String { "TrellisUIKit.traits" }

  /// Creates the traits of an environment.
  package convenience init(_ environment: EnvironmentValues) {
    let isPhone = environment.controlTheme == .phone
    self.init(
      Values(
        style: environment.colorScheme == .dark ? .dark : .light, idiom: isPhone ? .phone : .mac,
        scale: environment.displayScale,
        horizontal: environment.horizontalSizeClass.map(UIUserInterfaceSizeClass.init) ?? .unspecified,
        vertical: environment.verticalSizeClass.map(UIUserInterfaceSizeClass.init) ?? .unspecified,
        category: UIContentSizeCategory(environment.dynamicTypeSize),
        direction: environment.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight,
        contrast: environment.colorSchemeContrast == .increased ? .high : .normal, weight: .regular))
  }
}

extension UITraitCollection {
  /// Changes an environment so that it has these traits, as far as they are specified and have values there.
  func apply(to environment: inout EnvironmentValues) {
    if values.style != .unspecified { environment.colorScheme = values.style == .dark ? .dark : .light }
    if let size = DynamicTypeSize(values.category) { environment.dynamicTypeSize = size }
    if values.direction != .unspecified {
      environment.layoutDirection = values.direction == .rightToLeft ? .rightToLeft : .leftToRight
    }
  }
}

/// Traits that a closure changes.
struct ChangedTraits: UIMutableTraits {
  var values: UITraitCollection.Values

  var userInterfaceStyle: UIUserInterfaceStyle {
    get { values.style }
    set { values.style = newValue }
  }
  var userInterfaceIdiom: UIUserInterfaceIdiom {
    get { values.idiom }
    set { values.idiom = newValue }
  }
  var displayScale: CGFloat {
    get { values.scale }
    set { values.scale = newValue }
  }
  var horizontalSizeClass: UIUserInterfaceSizeClass {
    get { values.horizontal }
    set { values.horizontal = newValue }
  }
  var verticalSizeClass: UIUserInterfaceSizeClass {
    get { values.vertical }
    set { values.vertical = newValue }
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    get { values.category }
    set { values.category = newValue }
  }
  var layoutDirection: UITraitEnvironmentLayoutDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  var accessibilityContrast: UIAccessibilityContrast {
    get { values.contrast }
    set { values.contrast = newValue }
  }
  var legibilityWeight: UILegibilityWeight {
    get { values.weight }
    set { values.weight = newValue }
  }
}

/// Traits that can be changed, in a closure of ``UITraitCollection``.
public protocol UIMutableTraits {
  /// The appearance: light or dark.
  var userInterfaceStyle: UIUserInterfaceStyle { get set }
  /// The kind of device.
  var userInterfaceIdiom: UIUserInterfaceIdiom { get set }
  /// The number of pixels per point.
  var displayScale: CGFloat { get set }
  /// The class of the width.
  var horizontalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The class of the height.
  var verticalSizeClass: UIUserInterfaceSizeClass { get set }
  /// The preferred text size.
  var preferredContentSizeCategory: UIContentSizeCategory { get set }
  /// The direction of the interface.
  var layoutDirection: UITraitEnvironmentLayoutDirection { get set }
  /// The preferred contrast.
  var accessibilityContrast: UIAccessibilityContrast { get set }
  /// The preferred weight of text.
  var legibilityWeight: UILegibilityWeight { get set }
}

/// A key of the environment whose value follows the traits unless a view sets it.
///
/// Setting the value in the environment doesn't change traits here: ``write(to:value:)`` isn't called.
public protocol UITraitBridgedEnvironmentKey: EnvironmentKey {
  /// Returns the value for traits.
  static func read(from traitCollection: UITraitCollection) -> Value
  /// Changes traits so that they have the value.
  static func write(to mutableTraits: inout any UIMutableTraits, value: Value)
}

extension EnvironmentValues {
  /// The value of a key that follows the traits of this environment unless it was set.
  public subscript<Key: UITraitBridgedEnvironmentKey>(key: Key.Type) -> Key.Value {
    get { valueIfSet(of: key) ?? Key.read(from: UITraitCollection(self)) }
    set { set(newValue, of: key) }
  }

  /// Sets the value of any key.
  private mutating func set<Key: EnvironmentKey>(_ value: Key.Value, of key: Key.Type) { self[key] = value }
}
