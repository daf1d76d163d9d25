/// The views of a widget, and the source of their values.
@MainActor @preconcurrency
public protocol WidgetConfiguration {
  /// The type of the body.
  associatedtype Body: WidgetConfiguration
  /// The configuration of which this one consists.
  @MainActor @preconcurrency var body: Body { get }
}

extension WidgetConfiguration where Body == Never {
  /// The configuration has no body; a call traps.
  public var body: Never {
    fatalError("\(Self.self).body: \(Self.self) is shown by Trellis and has no body; don't call it")
  }
}

extension Never: WidgetConfiguration {
  /// The type of a missing body.
  public typealias Body = Never
}

/// A configuration that consists of no other.
@MainActor protocol DescribedConfiguration {
  /// The widget; nil if there is none.
  var description: WidgetDescription? { get }
}

extension WidgetConfiguration {
  /// The widget; nil if there is none.
  var widget: WidgetDescription? {
    if let self = self as? any DescribedConfiguration { return self.description }
    return body.widget
  }

  /// Returns the configuration with a change.
  nonisolated func changing(_ change: @escaping (inout WidgetDescription) -> Void) -> some WidgetConfiguration
  {
    ChangedConfiguration(base: self, change: change)
  }
}

/// A configuration without a widget.
public struct EmptyWidgetConfiguration: WidgetConfiguration, DescribedConfiguration {
  /// Creates a configuration without a widget.
  public nonisolated init() {}
  var description: WidgetDescription? { nil }
  /// The type of a missing body.
  public typealias Body = Never
}

/// A configuration with a change.
private nonisolated struct ChangedConfiguration<Base: WidgetConfiguration>: WidgetConfiguration,
  DescribedConfiguration
{
  typealias Body = Never
  let base: Base
  let change: (inout WidgetDescription) -> Void

  init(base: Base, change: @escaping (inout WidgetDescription) -> Void) {
    (self.base, self.change) = (base, change)
  }

  @MainActor var description: WidgetDescription? {
    guard var widget = base.widget else { return nil }
    change(&widget)
    return widget
  }
}
