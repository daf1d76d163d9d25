import Foundation
public import Trellis

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// The visibility of the chevron on links in list rows.
  fileprivate var linkIndicatorVisibility: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}

extension View {
  /// Shows or hides the chevron on links in list rows; by default, only a phone shows it.
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

/// The button of a link; in a list row, the whole row is the button.
struct LinkButton<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  /// The item whose value tags the link for selection in a list; nil if there is none.
  var item: (any PathItem)?

  var body: some View {
    // The container makes the link read the environment of the row, not of the list that the row comes from.
    let appearance = ZStack {
      LinkAppearance(label: label, isPossible: isPossible, action: action, item: item)
    }
    func tagged<Item: PathItem>(_ item: Item) -> AnyView { AnyView(appearance.tag(item.value)) }
    return item.map { tagged($0) } ?? AnyView(appearance)
  }
}

private struct LinkAppearance<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  let item: (any PathItem)?
  @Environment(\.navigator) private var navigator
  @Environment(\.listContext) private var list
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.controlTheme) private var theme
  @Environment(\.linkIndicatorVisibility) private var indicator
  @Environment(\.isInColumns) private var isInColumns

  private var hasIndicator: Bool {
    indicator == .visible || indicator == .automatic && theme.metrics.pagesSlide
  }

  var body: some View {
    if isInListRow {
      // A press anywhere on the row follows the link.
      HStack(spacing: 8) {
        // A label that fills the row, such as a title and a value, gets the space of the spacer.
        label.layoutPriority(1)
        Spacer(minLength: 0)
        if hasIndicator { LinkChevron() }
      }
      // Without a chevron, a label that fills the row reaches its trailing edge, like the labels of other rows.
      .padding(.trailing, hasIndicator ? 0 : -8)
      .rowActivation(followsSelection: isInColumns && navigator?.next != nil, activation)
      .disabled(activation == nil)
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
    } else {
      Button {
        activation?()
      } label: {
        label
      }
      .disabled(activation == nil)
    }
  }

  /// The action of a press; nil if a press does nothing.
  private var activation: (@MainActor () -> Void)? {
    guard isPossible, let navigator else { return nil }
    let action = action
    if isInListRow, let item, list?.selection?.canSelect(AnyHashable(item.value)) == true {
      return { if !navigator.leavesToSelection(item) { action(navigator) } }
    }
    return { action(navigator) }
  }
}

/// A link to a page with a given view.
struct ViewLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination
  @State private var presenter = ViewPresenter()

  var body: some View {
    LinkButton(label: label, isPossible: true) { $0.present(presenter) }
      .outlet(PagePresenter.Page(key: true, view: AnyView(destination)), to: presenter.outlet)
  }
}

/// A chevron that points to the trailing side.
private struct LinkChevron: View {
  var body: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 5, height: 10)
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}
