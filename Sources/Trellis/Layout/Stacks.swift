public import Foundation
public import TrellisLayout

/// A container that arranges views in a row, from leading to trailing.
public nonisolated struct HStack<Content: View>: View {
  /// The stack has no body.
  public typealias Body = Never

  let layout: HStackLayout
  let content: Content

  /// Creates a row; `spacing` is in points, and nil is the default: 8 between views and 0 beside a spacer.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = HStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A container that arranges views in a column, from top to bottom.
public nonisolated struct VStack<Content: View>: View {
  /// The stack has no body.
  public typealias Body = Never

  let layout: VStackLayout
  let content: Content

  /// Creates a column; `spacing` is in points, and nil is the default: 8 between views and 0 beside a spacer.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
  ) {
    layout = VStackLayout(alignment: alignment, spacing: spacing)
    self.content = content()
  }
}

/// A container that arranges views on top of each other, the first at the back.
public nonisolated struct ZStack<Content: View>: View {
  /// The stack has no body.
  public typealias Body = Never

  let layout: ZStackLayout
  let content: Content

  /// Creates a stack of overlapping views.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    layout = ZStackLayout(alignment: alignment)
    self.content = content()
  }
}
