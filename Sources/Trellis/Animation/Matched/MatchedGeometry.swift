public import TrellisLayout

/// What views share that stand for one thing.
///
/// Source: documented, developer.apple.com/documentation/swiftui/matchedgeometryproperties.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Creates a set of properties.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Where they are, in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that is proposed to them.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Where they are and how large.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

nonisolated struct MatchedGeometryModifier: ViewModifier {
  typealias Body = Never

  let key: MatchedKey
  let properties: MatchedGeometryProperties
  let anchor: UnitPoint
  let isSource: Bool
}

extension View {
  /// Has the view take the geometry of another one that stands for the same thing.
  ///
  /// Of all views with one id in one namespace the first is the source that may be and isn't being removed. The others are proposed
  /// its size, and put their anchor where its anchor is, in the window; the room that they take where they are stays as it was. Where
  /// none may be, nothing happens. When another view becomes the source and that is animated, all go from where the last one was to
  /// where this one is; which of them are seen on the way is a matter of their transitions.
  ///
  /// - Parameters:
  ///   - id: What the view stands for.
  ///   - namespace: Where the id is looked for: that of a property with ``Namespace``.
  ///   - properties: What the view takes over.
  ///   - anchor: The point of the view that is put where the source has it, as shares of its size.
  ///   - isSource: Whether the view's own geometry may be that of the others.
  /// - Returns: The view, where its source is.
  ///
  /// It costs a few attributes a view; a change of the source is linear in the views of the window that have this modifier.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:); how
  /// the source is found: recorded, in OpenSwiftUI's reconstruction; that the view's room stays: inferred, from what is known of its use.
  public nonisolated func matchedGeometryEffect<ID: Hashable>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View {
    ModifiedContent(
      content: self,
      modifier: MatchedGeometryModifier(
        key: MatchedKey(id: id, namespace: namespace), properties: properties, anchor: anchor,
        isSource: isSource))
  }
}
