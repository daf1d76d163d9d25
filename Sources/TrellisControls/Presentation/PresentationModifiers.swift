public import Foundation
public import Trellis

extension View {
  private nonisolated func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View
  {
    transformPreference(PresentationSettings.self, change)
  }

  /// Prevents the user from dismissing the presentation, such as by Escape or by pulling it down; the app still can.
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { if isDisabled { $0.isDismissDisabled = true } }
  }

  /// Sets the heights at which the sheet that contains the view rests; the sheet starts at the lowest height.
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// Sets the heights at which the sheet that contains the view rests, and its current height.
  ///
  /// A selection that isn't among the heights counts as the lowest.
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentsModifier(detents: detents, selection: selection))
  }

  /// Shows or hides the drag indicator at the top of the sheet that contains the view, with the phone theme only.
  ///
  /// By default, the indicator is visible if the sheet has several heights.
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// Sets the corner radius of the presentation that contains the view, in points; nil restores the default.
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Sets whether the views behind the sheet that contains the view can be used.
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.interaction = interaction }
  }

  /// Sets the background of the presentation that contains the view.
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    preference(key: PresentationBackground.self, value: AnyView(Rectangle().fill(style)))
  }

  /// Sets the background of the presentation that contains the view.
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: PresentationBackground.self,
      value: AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  /// Has no effect here, because sheets and popovers don't adapt to the size of the window.
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Has no effect here, because sheets and popovers don't adapt to the size of the window.
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Has no effect here, because the content of a sheet gets the gestures that begin in it.
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Has no effect here, because a sheet is as large as its content, within its window.
  public nonisolated func presentationSizing(_ sizing: some PresentationSizing) -> some View { self }
}

private nonisolated struct DetentsModifier: ViewModifier {
  let detents: Set<PresentationDetent>
  let selection: Binding<PresentationDetent>

  @MainActor func body(content: Content) -> some View {
    let choice = DetentSelection(binding: selection, value: selection.wrappedValue)
    content.transformPreference(PresentationSettings.self) { ($0.detents, $0.selection) = (detents, choice) }
  }
}

/// The adaptation of a presentation to a small window.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// The default adaptation.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// No adaptation.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A view that covers the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// The effect of pulling the content of a sheet.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// The default effect.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// Resizing of the sheet.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// Scrolling of the content.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// The size of a presentation.
public protocol PresentationSizing: Sendable {}

/// A predefined size of a presentation.
public struct NamedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// The default size.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  /// The size of the content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
  /// The size of a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  /// The size of a page.
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}
