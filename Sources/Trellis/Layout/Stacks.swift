public import Foundation
public import TrellisLayout

/// Views in a row, from leading to trailing.
///
/// Source: documented, developer.apple.com/documentation/swiftui/hstack.
public nonisolated struct HStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a row; `spacing` is in points, and nil is the default: 8 between views and 0 beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views in a column, from top to bottom.
///
/// Source: documented, developer.apple.com/documentation/swiftui/vstack.
public nonisolated struct VStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  /// Creates a column; `spacing` is in points, and nil is the default: 8 between views and 0 beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
}

/// Views on top of each other, the first at the back.
///
/// Source: documented, developer.apple.com/documentation/swiftui/zstack.
public nonisolated struct ZStack<Content: View>: View {
  /// It has no body.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a pile of views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}
