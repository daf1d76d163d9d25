public import Foundation
public import TrellisLayout

/// A container that arranges views in a row, from leading to trailing.
public nonisolated struct HStack<Content: View>: View {
  /// The stack has no body.
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

/// A container that arranges views in a column, from top to bottom.
public nonisolated struct VStack<Content: View>: View {
  /// The stack has no body.
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

/// A container that arranges views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View {
  /// The stack has no body.
  public typealias Body = Never

  let alignment: Alignment
  let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
}
