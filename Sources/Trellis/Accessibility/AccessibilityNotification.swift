public import Foundation
public import TrellisFoundation

/// The notifications for assistive technologies.
///
/// Each is sent by its function `post`, from any thread, to the screen reader that runs; without one, nothing happens.
///
/// Source: documented, developer.apple.com/documentation/accessibility/accessibilitynotification.
public enum AccessibilityNotification {
  /// A text that the screen reader speaks.
  public struct Announcement: Sendable {
    private let text: String

    /// Creates an announcement of a text.
    public init(_ announcement: String) { text = announcement }

    /// Creates an announcement of a localized text, in the system's language.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Creates an announcement of an attributed text, whose attributes have no effect.
    public init(_ announcement: AttributedString) { text = String(announcement.characters) }

    /// Sends the notification.
    public func post() { Announcements.post(text) }
  }

  /// A change of a part of the window; the string, if there is one, is spoken.
  ///
  /// The screen reader learns of the elements themselves without it.
  public struct LayoutChanged: Sendable {
    private let text: String?

    /// Creates a notification.
    public init(_ element: Any? = nil) { text = element as? String }

    /// Sends the notification.
    public func post() { if let text { Announcements.post(text) } }
  }

  /// A change of the whole window; the string, if there is one, is spoken.
  ///
  /// The screen reader learns of the elements themselves without it.
  public struct ScreenChanged: Sendable {
    private let text: String?

    /// Creates a notification.
    public init(_ element: Any? = nil) { text = element as? String }

    /// Sends the notification.
    public func post() { if let text { Announcements.post(text) } }
  }

  /// The end of scrolling, with a description of what is shown, which is spoken.
  public struct PageScrolled: Sendable {
    private let text: String

    /// Creates a notification with a text.
    public init(_ announcement: String) { text = announcement }

    /// Creates a notification with a localized text, in the system's language.
    public init(_ announcement: LocalizedStringResource) { text = String(localized: announcement) }

    /// Sends the notification.
    public func post() { Announcements.post(text) }
  }
}

/// The texts that the program has a screen reader speak.
@MainActor package enum Announcements {
  /// The host's function that has a screen reader speak a text; nil without windows on a screen.
  package static var speak: ((String) -> Void)?

  /// Sends a text to the screen reader, which speaks it; does nothing if none runs.
  package nonisolated static func post(_ text: String) { Task { @MainActor in speak?(text) } }
}
