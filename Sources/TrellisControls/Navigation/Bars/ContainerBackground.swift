import Foundation
public import Trellis

/// A container whose background a view in it sets.
///
/// Source: documented, developer.apple.com/documentation/swiftui/containerbackgroundplacement.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let number: Int

  /// Creates a placement; the numbers of SwiftUI's own placements are 0 to 2.
  package init(number: Int) { self.number = number }

  /// The page of a ``NavigationStack``, or the column of a ``NavigationSplitView``.
  public static let navigation = ContainerBackgroundPlacement(number: 0)
  /// The area behind a ``NavigationSplitView``; here, behind the column that contains the view.
  public static let navigationSplitView = ContainerBackgroundPlacement(number: 1)
  /// The window; the background lies behind the view, and in front of views that are drawn before it.
  public static let window = ContainerBackgroundPlacement(number: 2)
}

extension View {
  /// Sets the background of the container that contains the view.
  ///
  /// The outermost of nested backgrounds wins, and the first of backgrounds side by side. A background for a container that isn't
  /// around the view isn't drawn.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/containerbackground(_:for:); precedence: ours (choice).
  public nonisolated func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { Rectangle().fill(style) }
  }

  /// Sets the background of the container that contains the view to any views, in a `ZStack` with an alignment.
  @ViewBuilder
  public nonisolated func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    let background = ZStack(alignment: alignment) { content() }
    if container == .window {
      modifier(WindowBackground(background: background))
    } else {
      barContents { $0.pageBackgrounds[container] = AnyView(background) }
    }
  }

  /// Draws the background that a view inside has set for a container, behind this view.
  package nonisolated func containerBackgrounds(for container: ContainerBackgroundPlacement) -> some View {
    backgroundPreferenceValue(BarKey.self) { $0.pageBackgrounds[container] }
  }
}

/// The background of a page.
struct PageBackground: View {
  /// The views that the page's content sets; without one for the page, the background is that of the theme.
  let views: [ContainerBackgroundPlacement: AnyView]

  var body: some View {
    if views[.navigation] == nil && views[.navigationSplitView] == nil {
      Rectangle().fill(.background)
    } else {
      ZStack {
        views[.navigationSplitView]
        views[.navigation]
      }
      .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
  }
}

/// Draws a background over the whole window, behind the view.
private nonisolated struct WindowBackground<Background: View>: ViewModifier {
  let background: Background

  @MainActor func body(content: Content) -> some View {
    content.background {
      GeometryReader { proxy in
        let size = CurrentWindow.size
        let origin = proxy.frame(in: .global).origin
        background
          .frame(width: size.width, height: size.height)
          .offset(x: -origin.x, y: -origin.y)
      }
      .allowsHitTesting(false)
    }
  }
}
