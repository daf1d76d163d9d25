public import Trellis

/// A value that follows the focus of assistive technologies, such as a screen reader.
///
/// No assistive technology is connected here, so nothing changes the value but the program, and setting it moves no focus.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityfocusstate.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
  @State private var value: Value

  private init(initial: Value) { _value = State(initialValue: initial) }

  /// Creates a property that is false at first.
  public init() where Value == Bool { self.init(initial: false) }

  /// Creates a property that is false at first, for certain technologies.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool { self.init(initial: false) }

  /// Creates a property that is nil at first.
  public init<T: Hashable>() where Value == T? { self.init(initial: nil) }

  /// Creates a property that is nil at first, for certain technologies.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(initial: nil)
  }

  /// The value, as the program has set it.
  public var wrappedValue: Value {
    get { value }
    nonmutating set { value = newValue }
  }

  /// A binding to the value.
  public var projectedValue: Binding { Binding(binding: $value) }

  /// A binding to a value that follows the focus of assistive technologies.
  @propertyWrapper
  public struct Binding {
    let binding: Trellis.Binding<Value>

    /// The value.
    public var wrappedValue: Value {
      get { binding.wrappedValue }
      nonmutating set { binding.wrappedValue = newValue }
    }

    /// The binding.
    public var projectedValue: Binding { self }
  }
}

/// A set of assistive technologies.
public nonisolated struct AccessibilityTechnologies: OptionSet, Sendable {
  /// The bits of the technologies.
  public let rawValue: UInt8
  /// Creates a set from bits.
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// A screen reader.
  public static let voiceOver = AccessibilityTechnologies(rawValue: 1)
  /// Control by switches.
  public static let switchControl = AccessibilityTechnologies(rawValue: 2)
}

extension View {
  /// Ties the focus of assistive technologies to a Boolean; does nothing here, because none are connected.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  { self }

  /// Ties the focus of assistive technologies to a value; does nothing here, because none are connected.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View { self }
}
