import Foundation
import TrellisBus

/// A notification in the terms of the desktop.
struct DesktopNotification {
  let summary: String
  private(set) var body: String
  /// Pairs of a key and a title.
  private(set) var actions = ["default", ""]
  /// Entries of a table.
  private(set) var hints: [BusValue] = []

  /// The key of an action with a text.
  static let replyKey = "inline-reply"

  /// Translates a content, by the features of a server.
  init(
    _ content: UNNotificationContent, _ category: UNNotificationCategory?, _ capabilities: Set<String>,
    isSilent: Bool
  ) {
    summary = content.title
    body = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    if capabilities.contains("body-markup") { body = DesktopNotification.escaped(body) }
    for action in category?.actions ?? [] {
      if let input = action as? UNTextInputNotificationAction,
        capabilities.contains(DesktopNotification.replyKey)
      {
        actions += [DesktopNotification.replyKey, action.title]
        hint("x-kde-reply-placeholder-text", .string(input.textInputPlaceholder))
        hint("x-kde-reply-submit-button-text", .string(input.textInputButtonTitle))
      } else {
        actions += [action.identifier, action.title]
      }
    }
    hint("urgency", .byte(DesktopNotification.urgency(content.interruptionLevel)))
    if let id = Bundle.main.bundleIdentifier { hint("desktop-entry", .string(id)) }
    if let picture = content.attachments.first(where: \.isPicture) {
      hint("image-path", .string(picture.url.absoluteString))
    }
    addSound(isSilent ? nil : content.sound)
  }

  private mutating func hint(_ key: String, _ value: BusValue) {
    hints.append(.entry(.string(key), .variant(value)))
  }

  private mutating func addSound(_ sound: UNNotificationSound?) {
    guard let sound else { return hint("suppress-sound", .bool(true)) }
    let file = sound.name.flatMap { Bundle.main.url(forResource: $0.rawValue, withExtension: nil) }
    if let file {
      hint("sound-file", .string(file.path))
    } else {
      hint("sound-name", .string("message-new-instant"))
    }
  }

  private static func urgency(_ level: UNNotificationInterruptionLevel) -> UInt8 {
    switch level {
    case .passive: 0
    case .active, .timeSensitive: 1
    case .critical: 2
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;")
  }
}
