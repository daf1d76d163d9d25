import Foundation
import Trellis

/// The button that a link is; in a row of a list, what the whole row does.
struct LinkButton<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  @Environment(\.navigator) private var navigator
  @Environment(\.isInListRow) private var isInListRow
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.look) private var look

  private func follow() {
    if let navigator { action(navigator) }
  }

  var body: some View {
    let isPossible = isPossible && navigator != nil
    if isInListRow {
      row
        .opacity(isPossible && isEnabled ? 1 : 1.0 / 3)
        .rowActivation(isPossible && isEnabled ? follow : nil)
        .accessibilityElement(children: .combine)
        .accessibilityAddTraits(.isButton)
    } else {
      Button(action: follow) { label }.disabled(!isPossible)
    }
  }

  /// On a phone an angle says that the row leads on.
  @ViewBuilder private var row: some View {
    if look.metrics.pagesSlide {
      HStack(spacing: 8) {
        label
        Spacer(minLength: 0)
        LinkChevron()
      }
    } else {
      label
    }
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
