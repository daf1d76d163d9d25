public import Trellis

// Rotors list elements of a kind for a screen reader that has a rotor, as VoiceOver does. Screen readers on Linux find headings, links
// and tables by keys of their own, so the modifiers have no effect.

/// The entries of a rotor.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityrotorcontent.
public protocol AccessibilityRotorContent {
  /// The type of the entries that the body has.
  associatedtype Body: AccessibilityRotorContent
  /// The entries.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: AccessibilityRotorContent {}

extension AccessibilityRotorContent where Body == Never {
  /// Traps: the content has no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

extension Optional: AccessibilityRotorContent where Wrapped: AccessibilityRotorContent {
  /// The content has no body.
  public typealias Body = Never
}

extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// The content has no body.
  public typealias Body = Never
}

extension ForEach
where Content: AccessibilityRotorContent, Data.Element: Identifiable, ID == Data.Element.ID {
  /// Creates an entry for each identifiable element.
  public init(_ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content) {
    self.init(of: data, id: \.id, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// Creates an entry for each element, identified by the value at a key path.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(of: data, id: id, content: content)
  }
}

/// A builder of the entries of a rotor.
@resultBuilder
public enum AccessibilityRotorContentBuilder {
  /// Returns an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Returns a statement's entries.
  public static func buildPartialBlock<Content: AccessibilityRotorContent>(first: Content) -> Content {
    first
  }

  /// Returns the entries of several statements.
  public static func buildPartialBlock<A: AccessibilityRotorContent, B: AccessibilityRotorContent>(
    accumulated: A, next: B
  ) -> some AccessibilityRotorContent {
    RotorContentPair(first: accumulated, second: next)
  }

  /// Returns the entries of an `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(_ content: Content?)
    -> some AccessibilityRotorContent
  {
    content
  }
}

struct RotorContentPair<A: AccessibilityRotorContent, B: AccessibilityRotorContent>: AccessibilityRotorContent
{
  typealias Body = Never
  let first: A
  let second: B
}

/// An entry of a rotor: the label and the place of an element.
///
/// Source: documented, developer.apple.com/documentation/swiftui/accessibilityrotorentry.
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// The entry has no body.
  public typealias Body = Never

  /// Creates an entry for the element with an identity in a namespace; `prepare` would be called before it is shown.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry for the element with an identity.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localized label for the element with an identity in a namespace.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with a localized label for the element with an identity.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with an unlocalized label for the element with an identity in a namespace.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, _ id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with an unlocalized label for the element with an identity.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping () -> Void = {}
  ) {}
}

extension AccessibilityRotorEntry where ID == Never {
  /// Creates an entry for a range of the view's text.
  public init(_ label: Text, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}) {}

  /// Creates an entry with a localized label for a range of the view's text.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}

  /// Creates an entry with an unlocalized label for a range of the view's text.
  @_disfavoredOverload
  public init<L: StringProtocol>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping () -> Void = {}
  ) {}
}
