import Foundation
import Trellis

/// A sheet on its layer: a dimming view over the window, and a card with the content.
struct SheetPanel<Content: View>: View {
  /// Whether the sheet covers the whole window.
  let isCover: Bool
  let close: @MainActor () -> Void
  @Binding var settings: PresentationSettings
  let content: Content
  /// The colour scheme that the content prefers; nil is that of the environment.
  @State private var scheme: ColorScheme?
  /// The distance that the sheet is pulled down, in points.
  @State private var pull: CGFloat = 0
  @Environment(\.colorScheme) private var outerScheme
  @Environment(\.controlTheme) private var theme
  @Environment(\.accessibilityReduceMotion) private var reducesMotion
  @Environment(\.self) private var environment

  /// Closes the sheet on behalf of the user, unless that is disabled.
  private func dismiss() {
    settings.dismiss(close)
  }

  private var isPhone: Bool { theme.metrics.sheetFillsWidth }

  private var coming: AnyTransition {
    let animation = reducesMotion || !isPhone ? Animation.easeOut(duration: 0.2) : .spring(duration: 0.4)
    let transition: AnyTransition =
      reducesMotion
      ? .opacity : isPhone || isCover ? .move(edge: .bottom) : .opacity.combined(with: .scale(scale: 0.96))
    return transition.animation(animation)
  }

  @ViewBuilder var body: some View {
    Dim(opacity: isCover ? 0 : 0.3, lets: letsThrough, onPress: isPhone ? dismiss : nil)
      .transition(.opacity.animation(.easeOut(duration: 0.2)))
    SheetLayout(isCover: isCover, fillsWidth: isPhone, heights: heights, height: chosenHeight, pull: pull) {
      card
    }
    .transition(coming)
  }

  private var letsThrough: Bool {
    guard settings.interaction.isEnabled else { return false }
    guard let upTo = settings.interaction.upTo else { return true }
    return chosen == upTo
  }

  // MARK: - Heights

  private var heights: (@Sendable (CGFloat) -> [CGFloat])? {
    guard let detents = settings.detents, !detents.isEmpty else { return nil }
    nonisolated(unsafe) let environment = environment  // layout runs on the main actor
    return { greatest in detents.map { $0.height(of: greatest, in: environment) }.sorted() }
  }

  /// The selected detent; nil is the lowest.
  private var chosen: PresentationDetent? {
    guard let detents = settings.detents, let choice = settings.selection?.value, detents.contains(choice)
    else {
      return nil
    }
    return choice
  }

  private var chosenHeight: (@Sendable (CGFloat) -> CGFloat)? {
    guard let chosen else { return nil }
    nonisolated(unsafe) let environment = environment  // layout runs on the main actor
    return { chosen.height(of: $0, in: environment) }
  }

  // MARK: - The card

  private var radius: CGFloat { isCover ? 0 : max(settings.cornerRadius ?? theme.metrics.sheetRadius, 0) }

  private var outline: AnyShape {
    isPhone
      ? AnyShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
      : AnyShape(RoundedRectangle(cornerRadius: radius))
  }

  private var showsIndicator: Bool {
    guard isPhone, !isCover, settings.dragIndicator != .hidden else { return false }
    return settings.dragIndicator == .visible || (settings.detents?.count ?? 1) > 1
  }

  /// Whether the card has the width of the window, whatever its content.
  private var fillsWindow: Bool { isPhone || isCover }

  private var card: some View {
    content
      .onPreferenceChange(PresentationSettings.self) { new in
        let confirmation = settings.confirmation
        settings = new
        settings.confirmation = confirmation
      }
      .onPreferenceChange(DismissalConfirmationKey.self) { settings.confirmation = $0 }
      .onPreferenceChange(PreferredColorSchemeKey.self) { scheme = $0 }
      .frame(
        minWidth: fillsWindow ? 0 : nil, maxWidth: fillsWindow ? .infinity : nil,
        maxHeight: fillsWindow ? .infinity : nil
      )
      .backgroundPreferenceValue(PresentationBackground.self) { background in
        if let background { background } else { Rectangle().fill(.background) }
      }
      .overlay(alignment: .top) {
        if showsIndicator {
          Capsule().fill(.tertiary).frame(width: 36, height: 5).padding(.top, 5).accessibilityHidden(true)
        }
      }
      .clipShape(outline)
      .overlay {
        if !isPhone, !isCover {
          outline.stroke(.primary.opacity(0.12)).allowsHitTesting(false)
        }
      }
      .background {
        if !isCover { outline.fill(.background).shadow(color: .black.opacity(0.25), radius: 18, y: 8) }
      }
      .contentShape(outline)
      .gesture(isPhone && !isCover ? pulling : nil)
      .environment(\.colorScheme, scheme ?? outerScheme)
      .presented(dismiss: close)
      .outsidePages()
      .accessibilityElement(children: .contain)
      .accessibilityAddTraits(.isModal)
  }

  private var pulling: some Gesture {
    DragGesture(coordinateSpace: .global)
      .onChanged {
        pull = settings.isDismissDisabled ? max(0, $0.translation.height) / 4 : max(0, $0.translation.height)
      }
      .onEnded { value in
        let isFar = value.predictedEndTranslation.height > 160
        withAnimation(.spring(duration: 0.3)) { pull = 0 }
        if isFar { dismiss() }
      }
  }
}

/// A layout that places a sheet in its window.
///
/// On a desktop, the sheet is at the centre and has the ideal size of its content. Content that fills the available space gets at
/// least 480 by 360 points. On a phone, the sheet is at the bottom and as wide as the window. Source: ours (choice).
private nonisolated struct SheetLayout: Layout {
  let isCover: Bool
  let fillsWidth: Bool
  /// A function from the greatest possible height to all resting heights, in ascending order; nil without detents.
  let heights: (@Sendable (CGFloat) -> [CGFloat])?
  let height: (@Sendable (CGFloat) -> CGFloat)?
  let pull: CGFloat

  private static let usual = CGSize(width: 480, height: 360)
  private static let margin: CGFloat = 16

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    guard let card = subviews.first else { return }
    if isCover { return card.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    let margin = fillsWidth ? 0 : Self.margin
    let available = CGSize(
      width: max(bounds.width - 2 * margin, 0), height: max(bounds.height - (fillsWidth ? 20 : 2 * margin), 0)
    )
    var size = fillsWidth ? available : fitting(card, available)
    if let heights {
      size.height = height?(available.height) ?? heights(available.height).first ?? size.height
    }
    let y = fillsWidth ? bounds.maxY - size.height + pull : bounds.midY - size.height / 2
    card.place(
      at: CGPoint(x: bounds.midX - size.width / 2, y: max(y, bounds.minY)), proposal: ProposedViewSize(size))
  }

  private func fitting(_ card: LayoutSubview, _ available: CGSize) -> CGSize {
    let ideal = card.sizeThatFits(.unspecified)
    let most = card.sizeThatFits(ProposedViewSize(available))
    var size = CGSize(width: min(ideal.width, available.width), height: min(ideal.height, available.height))
    if most.width > ideal.width { size.width = min(max(ideal.width, Self.usual.width), most.width) }
    if size.width < ideal.width || most.width > ideal.width {
      // A width other than the ideal one may require a greater height.
      size.height = min(
        max(card.sizeThatFits(ProposedViewSize(width: size.width, height: nil)).height, size.height),
        available.height)
    }
    if most.height > ideal.height { size.height = min(max(size.height, Self.usual.height), most.height) }
    return size
  }
}
