public import TrellisLayout

/// The properties that matched views share.
@frozen
public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: UInt32

  /// Creates a set from raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position in the window.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The size that is proposed to the views.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// The position and the size.
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
  /// Matches the view's geometry with that of the source view in its group.
  ///
  /// A group consists of the views with the same id in the same namespace. The source is the first view in the group that may be the
  /// source and isn't being removed. The other views get the source's size as a proposal, and their anchor is placed at the source's
  /// anchor in the window. The area that the layout reserves for the other views is unchanged. Without a source nothing happens.
  ///
  /// If another view becomes the source and the change is animated, all views move from the old source's frame to the new one.
  /// Their transitions determine which of them are visible on the way.
  ///
  /// - Parameters:
  ///   - id: The id of the group.
  ///   - namespace: The namespace of the id, from a property with ``Namespace``.
  ///   - properties: The properties that the view takes from the source.
  ///   - anchor: The point of the view that is placed at the same point of the source, in fractions of their sizes.
  ///   - isSource: Whether the view may be the source.
  /// - Returns: The view with the geometry of its source.
  ///
  /// Each view costs a few attributes. A change of the source is linear in the views of the window that have this modifier.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/matchedgeometryeffect(id:in:properties:anchor:issource:);
  /// the choice of the source: recorded, in OpenSwiftUI's reconstruction; the unchanged area: inferred from its known use.
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
