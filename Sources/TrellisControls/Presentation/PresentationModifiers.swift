public import Foundation
public import Trellis

extension View {
  private nonisolated func presentation(_ change: @escaping (inout PresentationSettings) -> Void) -> some View
  {
    transformPreference(PresentationSettings.self, change)
  }

  /// Keeps a person from closing what the view is presented in, by Escape or by pulling it down; the app still can.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/interactivedismissdisabled(_:).
  public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
    presentation { if isDisabled { $0.isDismissDisabled = true } }
  }

  /// The heights at which the sheet with the view rests; it begins with the lowest, and on the phone look is pulled from one to the
  /// next.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationdetents(_:).
  public nonisolated func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
    presentation { $0.detents = detents }
  }

  /// The heights at which the sheet with the view rests, and the one that it has; one that isn't among them counts as the lowest.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationdetents(_:selection:).
  public nonisolated func presentationDetents(
    _ detents: Set<PresentationDetent>, selection: Binding<PresentationDetent>
  ) -> some View {
    modifier(DetentsModifier(detents: detents, selection: selection))
  }

  /// Whether a bar is at the top of the sheet with the view, by which it is pulled; by itself where there are several heights, and on the
  /// phone look alone.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationdragindicator(_:).
  public nonisolated func presentationDragIndicator(_ visibility: Visibility) -> some View {
    presentation { $0.dragIndicator = visibility }
  }

  /// The radius of the corners of what the view is presented in, in points; nil is what is usual.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationcornerradius(_:).
  public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
    presentation { $0.cornerRadius = cornerRadius }
  }

  /// Whether what is behind the sheet with the view can be used.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationbackgroundinteraction(_:).
  public nonisolated func presentationBackgroundInteraction(_ interaction: PresentationBackgroundInteraction)
    -> some View
  {
    presentation { $0.interaction = interaction }
  }

  /// What is behind the view in what it is presented in.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationbackground(_:).
  public nonisolated func presentationBackground<S: ShapeStyle>(_ style: S) -> some View {
    preference(key: PresentationGround.self, value: AnyView(Rectangle().fill(style)))
  }

  /// What is behind the view in what it is presented in.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationbackground(alignment:content:).
  public nonisolated func presentationBackground<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    preference(
      key: PresentationGround.self,
      value: AnyView(content().frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  /// Does nothing here: sheets and popovers are what they are in windows of any size.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(_:).
  public nonisolated func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
    self
  }

  /// Does nothing here: sheets and popovers are what they are in windows of any size.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationcompactadaptation(horizontal:vertical:).
  public nonisolated func presentationCompactAdaptation(
    horizontal: PresentationAdaptation, vertical: PresentationAdaptation
  ) -> some View { self }

  /// Does nothing here: what is in a sheet takes the gestures that begin in it.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationcontentinteraction(_:).
  public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction)
    -> some View
  { self }

  /// Does nothing here: a sheet is as large as its content, within its window.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/presentationsizing(_:).
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

/// What something presented becomes in a small window.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationadaptation.
public struct PresentationAdaptation: Hashable, Sendable {
  private let name: String
  /// As suits it.
  public static let automatic = PresentationAdaptation(name: "automatic")
  /// What it is.
  public static let none = PresentationAdaptation(name: "none")
  /// A popover.
  public static let popover = PresentationAdaptation(name: "popover")
  /// A sheet.
  public static let sheet = PresentationAdaptation(name: "sheet")
  /// A cover of the window.
  public static let fullScreenCover = PresentationAdaptation(name: "fullScreenCover")
}

/// What pulling the content of a sheet does.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationcontentinteraction.
public struct PresentationContentInteraction: Hashable, Sendable {
  private let name: String
  /// As suits it.
  public static let automatic = PresentationContentInteraction(name: "automatic")
  /// The sheet becomes higher.
  public static let resizes = PresentationContentInteraction(name: "resizes")
  /// The content scrolls.
  public static let scrolls = PresentationContentInteraction(name: "scrolls")
}

/// How large what is presented is.
///
/// Source: documented, developer.apple.com/documentation/swiftui/presentationsizing.
public protocol PresentationSizing: Sendable {}

/// A size that is there by name.
public struct NamedPresentationSizing: PresentationSizing {}

extension PresentationSizing where Self == NamedPresentationSizing {
  /// As suits it.
  public static var automatic: NamedPresentationSizing { NamedPresentationSizing() }
  /// As its content.
  public static var fitted: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a form.
  public static var form: NamedPresentationSizing { NamedPresentationSizing() }
  /// As a page.
  public static var page: NamedPresentationSizing { NamedPresentationSizing() }
}
