public import Foundation

/// The values of a widget from a time on.
public protocol TimelineEntry {
  /// The time from which the values are shown.
  var date: Date { get }
  /// The importance of the widget; nil by default.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// Nil.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// The importance of a widget among others; without effect here.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// The importance, in relation to other entries.
  public var score: Float
  /// The time in seconds for which the importance lasts; 0 is until the next entry.
  public var duration: TimeInterval

  /// Creates an importance.
  public init(score: Float, duration: TimeInterval = 0) { (self.score, self.duration) = (score, duration) }
}

/// The entries of a widget, in order of time.
public struct Timeline<EntryType: TimelineEntry> {
  /// The entries.
  public let entries: [EntryType]
  /// The time of the next timeline.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    (self.entries, self.policy) = (entries, policy)
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// The time at which the system asks for another timeline; without effect here.
public struct TimelineReloadPolicy: Hashable, Sendable {
  private let date: Date
  /// After the last entry.
  public static let atEnd = TimelineReloadPolicy(date: .distantPast)
  /// Never.
  public static let never = TimelineReloadPolicy(date: .distantFuture)
  /// Returns a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy(date: date) }
}

/// The surroundings of a widget for which a provider makes entries.
public struct TimelineProviderContext: Sendable {
  /// The family.
  public let family: WidgetFamily
  /// Whether the entry is for the gallery of widgets; here, for a preview.
  public let isPreview: Bool
  /// The size of the widget in points.
  public let displaySize: CGSize

  init(family: WidgetFamily, isPreview: Bool) {
    (self.family, self.isPreview, displaySize) = (family, isPreview, family.size)
  }
}
