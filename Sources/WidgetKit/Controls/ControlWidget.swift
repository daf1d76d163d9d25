public import AppIntents
public import SwiftUI

/// A control of the app in the system's Control Center.
///
/// No desktop shows it: a control is a declaration.
@MainActor @preconcurrency
public protocol ControlWidget {
  /// The type of the configuration.
  associatedtype Body: ControlWidgetConfiguration
  /// The control and its value.
  @MainActor @preconcurrency var body: Body { get }
  /// Creates the control.
  @MainActor @preconcurrency init()
}

/// The configuration of a control.
@MainActor @preconcurrency
public protocol ControlWidgetConfiguration {}

extension ControlWidgetConfiguration {
  /// Returns the configuration unchanged: no desktop shows the name.
  public func displayName(_ name: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Returns the configuration unchanged: no desktop shows the description.
  public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
  /// Returns the configuration unchanged: no desktop asks for choices.
  public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}

/// The content of a control.
@MainActor @preconcurrency
public protocol ControlWidgetTemplate {}

extension ControlWidgetTemplate {
  /// Returns the control unchanged: no desktop shows it.
  public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
  /// Returns the control unchanged: no desktop shows it.
  public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
}

/// A builder of the content of a control.
@resultBuilder
@MainActor public enum ControlWidgetTemplateBuilder {
  /// Returns the control.
  public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}

/// A source of a control's value.
public protocol ControlValueProvider {
  /// The type of the value.
  associatedtype Value
  /// The value for the gallery of controls.
  var previewValue: Value { get }
  /// Returns the value.
  func currentValue() async throws -> Value
}

/// A source of the value of a control that an app intent configures.
public protocol AppIntentControlValueProvider {
  /// The type of the configuration.
  associatedtype Configuration: ControlConfigurationIntent
  /// The type of the value.
  associatedtype Value
  /// Returns the value for the gallery of controls.
  func previewValue(configuration: Configuration) -> Value
  /// Returns the value.
  func currentValue(configuration: Configuration) async throws -> Value
}

/// The configuration of a control without choices for the user.
public struct StaticControlConfiguration<Content: ControlWidgetTemplate>: ControlWidgetConfiguration {
  /// Creates a configuration without a value.
  public init(kind: String, @ControlWidgetTemplateBuilder content: @escaping () -> Content) {}
  /// Creates a configuration with a value.
  public init<Provider: ControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) {}
}

/// The configuration of a control whose choices are an app intent.
public struct AppIntentControlConfiguration<
  Configuration: ControlConfigurationIntent, Content: ControlWidgetTemplate
>:
  ControlWidgetConfiguration
{
  /// Creates a configuration without a value.
  public init(
    kind: String, intent: Configuration.Type = Configuration.self,
    @ControlWidgetTemplateBuilder content: @escaping (Configuration) -> Content
  ) {}
  /// Creates a configuration with a value.
  public init<Provider: AppIntentControlValueProvider>(
    kind: String, provider: Provider,
    @ControlWidgetTemplateBuilder content: @escaping (Provider.Value) -> Content
  ) where Provider.Configuration == Configuration {}
}
