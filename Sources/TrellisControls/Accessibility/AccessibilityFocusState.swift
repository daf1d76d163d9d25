public import Trellis

/// A value that follows the focus of a screen reader, and moves it.
///
/// A screen reader focuses one element: the one with the keyboard's focus, or another that it or the program chooses. Without a
/// screen reader, only the program changes the value. The technologies of the initializers are ignored: only screen readers are
/// connected.
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

  /// The value.
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
  /// Ties a screen reader's focus on the view to a Boolean.
  public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding)
    -> some View
  {
    modifier(FocusFollower(binding: condition, value: true, other: false))
  }

  /// Ties a screen reader's focus on the view to a value: while the view has the focus, the binding has the value.
  ///
  /// If the focus leaves the views that are tied to an optional, it becomes nil. A value that isn't an optional remains.
  public nonisolated func accessibilityFocused<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
  ) -> some View {
    modifier(
      FocusFollower(
        binding: binding, value: value,
        other: (Value.self as? any ExpressibleByNilLiteral.Type)?.fromNil() as? Value))
  }

  /// Gives a screen reader's focus to the view when it appears.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/accessibilitydefaultfocus(_:_:).
  public nonisolated func accessibilityDefaultFocus<Value: Hashable>(
    _ binding: AccessibilityFocusState<Value>.Binding, _ value: Value
  ) -> some View {
    onAppear { binding.wrappedValue = value }
  }
}

nonisolated struct FocusFollower<Value: Hashable>: ViewModifier {
  let binding: AccessibilityFocusState<Value>.Binding
  let value: Value
  /// The value without the focus; nil if there is none.
  let other: Value?

  @MainActor func body(content: Content) -> some View {
    content.accessibilityFocus(isFocused: binding.wrappedValue == value) { isFocused in
      if isFocused {
        binding.wrappedValue = value
      } else if let other, binding.wrappedValue == value {
        binding.wrappedValue = other
      }
    }
  }
}

extension ExpressibleByNilLiteral {
  /// Returns the value that the literal `nil` makes.
  fileprivate static func fromNil() -> Self { nil }
}
