public import AppIntents
public import Intents
public import SwiftUI

/// The configuration of a widget without choices for the user.
public struct StaticConfiguration<Content: View>: WidgetConfiguration, DescribedConfiguration {
  /// The type of a missing body.
  public typealias Body = Never
  let description: WidgetDescription?

  /// Creates a configuration.
  public init<Provider: TimelineProvider>(
    kind: String, provider: Provider, @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) {
    let passed = Passed(value: provider)
    description = WidgetDescription(
      kind: kind,
      placeholder: { AnyView(content(provider.placeholder(in: $0))) },
      snapshot: { context in
        let entry = await Self.snapshot(passed, context)
        return AnyView(content(entry.value))
      },
      view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } })
  }

  private nonisolated static func snapshot<Provider: TimelineProvider>(
    _ provider: Passed<Provider>, _ context: TimelineProviderContext
  ) async -> Passed<Provider.Entry> {
    await withCheckedContinuation { continuation in
      provider.value.getSnapshot(in: context, completion: Waiting(continuation).resume)
    }
  }
}

/// The configuration of a widget whose choices are an app intent.
///
/// No desktop offers the choices, so the widget gets an intent without values.
public struct AppIntentConfiguration<Intent: WidgetConfigurationIntent, Content: View>: WidgetConfiguration,
  DescribedConfiguration
{
  /// The type of a missing body.
  public typealias Body = Never
  let description: WidgetDescription?

  /// Creates a configuration.
  public init<Provider: AppIntentTimelineProvider>(
    kind: String, intent: Intent.Type = Intent.self, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let passed = Passed(value: provider)
    description = WidgetDescription(
      kind: kind,
      placeholder: { AnyView(content(provider.placeholder(in: $0))) },
      snapshot: { context in
        let entry = await Self.snapshot(passed, context)
        return AnyView(content(entry.value))
      },
      view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } })
  }

  private nonisolated static func snapshot<Provider: AppIntentTimelineProvider>(
    _ provider: Passed<Provider>, _ context: TimelineProviderContext
  ) async -> Passed<Provider.Entry> where Provider.Intent == Intent {
    Passed(value: await provider.value.snapshot(for: Intent(), in: context))
  }
}

/// The configuration of a widget whose choices are an intent of SiriKit.
///
/// No desktop offers the choices, so the widget gets an intent without values.
public struct IntentConfiguration<Intent: INIntent, Content: View>: WidgetConfiguration,
  DescribedConfiguration
{
  /// The type of a missing body.
  public typealias Body = Never
  let description: WidgetDescription?

  /// Creates a configuration.
  public init<Provider: IntentTimelineProvider>(
    kind: String, intent: Intent.Type, provider: Provider,
    @ViewBuilder content: @escaping @MainActor (Provider.Entry) -> Content
  ) where Provider.Intent == Intent {
    let passed = Passed(value: provider)
    description = WidgetDescription(
      kind: kind,
      placeholder: { AnyView(content(provider.placeholder(in: $0))) },
      snapshot: { context in
        let entry = await Self.snapshot(passed, context)
        return AnyView(content(entry.value))
      },
      view: { ($0 as? Provider.Entry).map { AnyView(content($0)) } })
  }

  private nonisolated static func snapshot<Provider: IntentTimelineProvider>(
    _ provider: Passed<Provider>, _ context: TimelineProviderContext
  ) async -> Passed<Provider.Entry> where Provider.Intent == Intent {
    await withCheckedContinuation { continuation in
      provider.value.getSnapshot(for: Intent(), in: context, completion: Waiting(continuation).resume)
    }
  }
}
