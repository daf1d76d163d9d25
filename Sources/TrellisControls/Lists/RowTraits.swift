import Foundation
import Trellis

/// The settings that a view in a list row passes to the list.
nonisolated struct RowTraits {
  /// The background of the row; `.some(nil)` is the list's own.
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
  /// The text by which typed letters find the row; `.some(nil)` disables finding it, nil is the row's first text.
  var typeSelect: Text??
  /// The number of collapsible rows that the row is nested in.
  var depth = 0
  /// Whether the row is a leaf among rows with disclosure triangles, so that its title aligns with theirs.
  var isOutlineLeaf = false
  /// Whether the row's children are shown; nil if the row can't have any.
  var disclosure: Binding<Bool>?
}

extension RowTraits {
  /// The width of the triangle before a row's title on a desktop, in points.
  static let triangleWidth: CGFloat = 14
  /// The distance of the triangle from the title, in points.
  static let triangleGap: CGFloat = 4

  /// The additional leading inset of a row without a triangle in an outline or a group.
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
  /// Sets a value only if it is nil, so that the innermost modifier wins.
  nonisolated mutating func setIfNil(_ value: Wrapped?) { if case .none = self { self = value } }
}
