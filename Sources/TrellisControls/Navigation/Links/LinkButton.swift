import Foundation
public import Trellis

extension EnvironmentValues {
  private enum IndicatorKey: EnvironmentKey { static var defaultValue: Visibility { .automatic } }

  /// Whether links in rows of lists show an angle that says that they lead on.
  fileprivate var linkIndicatorVisibility: Visibility {
    get { self[IndicatorKey.self] }
    set { self[IndicatorKey.self] = newValue }
  }
}

extension View {
  /// Says whether links in rows of lists show an angle that says that they lead on; by themselves they do on a phone.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationlinkindicatorvisibility(_:).
  public nonisolated func navigationLinkIndicatorVisibility(_ visibility: Visibility) -> some View {
    environment(\.linkIndicatorVisibility, visibility)
  }
}

/// The button that a link is; in a row of a list, what the whole row does.
struct LinkButton<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  /// What selects a row of a list that the link is; nil is nothing.
  var item: (any PathItem)?

  var body: some View {
    // In a container, so that the environment is that of the row, and not of the list that the row is taken from.
    let face = ZStack { LinkFace(label: label, isPossible: isPossible, action: action) }
    func tagged<Item: PathItem>(_ item: Item) -> AnyView { AnyView(face.tag(item.value)) }
    return item.map { tagged($0) } ?? AnyView(face)
  }
}

private struct LinkFace<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  @Environment(\.navigator) private var navigator
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.look) private var look
  @Environment(\.linkIndicatorVisibility) private var indicator
  @Environment(\.isInColumns) private var isInColumns

  var body: some View {
    if isInListRow {
      // The row is pressed: anywhere.
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        if indicator == .visible || indicator == .automatic && look.metrics.pagesSlide { LinkChevron() }
      }
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

  /// What a press does; nil where that is nothing.
  private var activation: (@MainActor () -> Void)? {
    guard isPossible, let navigator else { return nil }
    let action = action
    return { action(navigator) }
  }
}

/// A link to a page of a view.
struct ViewLink<Label: View, Destination: View>: View {
  let label: Label
  let destination: Destination
  @State private var presenter = ViewPresenter()

  var body: some View {
    LinkButton(label: label, isPossible: true) { $0.present(presenter) }
      .outlet(PagePresenter.Page(key: true, view: AnyView(destination)), to: presenter.outlet)
  }
}

/// An angle that points where reading goes on.
private struct LinkChevron: View {
  var body: some View {
    Chevron().stroke(style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
      .frame(width: 5, height: 10)
      .foregroundStyle(.tertiary)
      .accessibilityHidden(true)
  }
}
