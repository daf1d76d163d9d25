import Foundation
import Trellis

/// What a view says to the list of which it is a row.
nonisolated struct RowTraits {
  /// What is behind the row; the inner nil is what the list has there.
  var background: AnyView??
  var insets: EdgeInsets?
  var lineAbove: Visibility?
  var lineBelow: Visibility?
  var lineTintAbove: Color?
  var lineTintBelow: Color?
  var sectionLineAbove: Visibility?
  var sectionLineBelow: Visibility?
  var tint: AnyShapeStyle?
  var isDeleteDisabled: Bool?
  var isMoveDisabled: Bool?
  var isSelectionDisabled: Bool?
  var swipes: [SwipeGroup] = []
  var badge: Text?
  /// By what letters lead to the row; the inner nil is by nothing, the outer what is read for it.
  var typeSelect: Text??
  /// How many rows it is in that can be closed.
  var depth = 0
  /// Whether it stands beside rows with a triangle before their titles, so that its own title begins where theirs do.
  var isOutlineLeaf = false
  /// Whether the rows are shown that are in it; nil where it is none that has such.
  var disclosure: Binding<Bool>?
}

extension RowTraits {
  /// The room of the triangle before a row's title on a desktop, in points.
  static let triangleWidth: CGFloat = 14
  /// The distance of the triangle from the title.
  static let triangleGap: CGFloat = 4

  /// The leading inset that makes up for the triangle that a row in an outline or a group doesn't have.
  var missingTriangle: CGFloat {
    disclosure == nil && (isOutlineLeaf || depth > 0) ? Self.triangleWidth + Self.triangleGap : 0
  }
}

private nonisolated enum RowTraitsKey: ContainerValueKey {
  static var defaultValue: RowTraits { RowTraits() }
}

extension ContainerValues {
  nonisolated var row: RowTraits {
    get { self[RowTraitsKey.self] }
    set { self[RowTraitsKey.self] = newValue }
  }
}

extension View {
  nonisolated func rowDisclosure(_ isExpanded: Binding<Bool>) -> some View {
    rowTraits { $0.disclosure = isExpanded }
  }

  nonisolated func rowTraits(_ change: @escaping (inout RowTraits) -> Void) -> some View {
    containerValues { change(&$0.row) }
  }
}

extension Optional {
  /// Sets a value where there is none: what is said further inside counts.
  nonisolated mutating func setIfNil(_ value: Wrapped?) { if case .none = self { self = value } }
}
