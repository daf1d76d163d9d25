import Foundation
package import TrellisDisplayList
package import TrellisLayout

/// The recorded form of an attribute's value that describes a part of the tree: a drawing, placements or an environment.
///
/// The text is created on demand, on any thread.
package enum InspectedValue: Sendable {
  /// A display list, or one item as a list.
  case list(DisplayList)
  /// The frames of views in their container, with the sizes proposed to them.
  case placements([Placement])
  /// Any other value, as text.
  case text(String)

  /// The maximum number of characters of a text.
  package static let limit = 2000

  /// Creates a value from that of an attribute; nil if its type isn't supported.
  @MainActor package init?(_ value: Any) {
    switch value {
    case let list as DisplayList: self = .list(list)
    case let item as DisplayItem: self = .list(DisplayList([item]))
    case let arrangement as Arrangement: self = .placements(arrangement.placements)
    case let placements as [Placement]: self = .placements(placements)
    case let placements as [UInt64: Placement]:
      self = .placements(placements.sorted { $0.key < $1.key }.map(\.value))
    case let environment as EnvironmentValues:
      self = .text(environment.linesForInspection.joined(separator: "\n"))
    default: return nil
    }
  }

  /// The approximate number of bytes that aren't shared with other values.
  package var byteCount: Int {
    switch self {
    case .list: 200
    case .placements(let placements): min(placements.count, 200) * 64
    case .text(let text): text.utf8.count
    }
  }

  /// The value as text, truncated if it is longer than `limit`.
  package var text: String {
    let text =
      switch self {
      case .list(let list): list.description
      case .placements(let placements): placements.prefix(50).map(\.readableText).joined(separator: "\n")
      case .text(let text): text
      }
    guard text.utf8.count > Self.limit else { return text }
    return String(text.prefix(Self.limit)) + "…"
  }
}
