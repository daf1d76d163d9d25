public import TrellisFoundation

/// The label and the identity of a further value of a view for assistive technologies.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilitycustomcontentkey.
public nonisolated struct AccessibilityCustomContentKey: Equatable, Sendable {
  let label: Text
  /// The identity; nil if it is the label.
  let id: String?

  /// Creates a key with a label and an identity.
  public init(_ label: Text, id: String) { (self.label, self.id) = (label, id) }

  fileprivate init(_ label: Text) { (self.label, id) = (label, nil) }

  /// Creates a key with a localized label and an identity.
  public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

  /// Creates a key with a localized label and an identity.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource, id: String) { self.init(Text(label), id: id) }

  /// Creates a key with a localized label, which is its identity too.
  public init(_ labelKey: LocalizedStringKey) { self.init(Text(labelKey)) }

  /// Creates a key with a localized label, which is its identity too.
  @_disfavoredOverload
  public init(_ label: LocalizedStringResource) { self.init(Text(label)) }
}

/// A further value of an element for assistive technologies, with a label.
///
/// Source: documented, developer.apple.com/documentation/accessibility/axcustomcontent.
public final class AXCustomContent: Sendable {
  /// When a screen reader speaks a value.
  public enum Importance: UInt, Hashable, Sendable {
    /// On demand, after the hint.
    case `default`
    /// With the element, before the hint.
    case high
  }

  /// The label.
  public let label: String
  /// The value.
  public let value: String
  /// When the value is spoken.
  public let importance: Importance

  /// Creates a value with a label.
  public init(label: String, value: String, importance: Importance = .default) {
    (self.label, self.value, self.importance) = (label, value, importance)
  }
}

// A screen reader gets the values in the description of the element.
extension View {
  private nonisolated func customContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> some View {
    accessibility(.detail(id: key.id, label: key.label, value: value, isImportant: importance == .high))
  }

  /// Adds a value with a key's label; nil removes it.
  ///
  /// Of two values for a key, the outer one applies.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?, importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(key, value, importance)
  }

  /// Adds a localized value with a key's label.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(key, Text(valueKey), importance)
  }

  /// Adds a value that isn't localized with a key's label.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ key: AccessibilityCustomContentKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(key, Text(value), importance)
  }

  /// Adds a value with a label, which is its identity too.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(AccessibilityCustomContentKey(label), value, importance)
  }

  /// Adds a value with a localized label, which is its identity too.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(AccessibilityCustomContentKey(labelKey), value, importance)
  }

  /// Adds a localized value with a localized label, which is its identity too.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(AccessibilityCustomContentKey(labelKey), Text(valueKey), importance)
  }

  /// Adds a value that isn't localized with a localized label, which is its identity too.
  @_disfavoredOverload
  public nonisolated func accessibilityCustomContent<V: StringProtocol>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> some View {
    customContent(AccessibilityCustomContentKey(labelKey), Text(value), importance)
  }
}
