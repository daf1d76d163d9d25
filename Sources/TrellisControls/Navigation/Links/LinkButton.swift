import Foundation
import Trellis

extension EnvironmentValues {
  private enum RowChevronKey: EnvironmentKey { static var defaultValue: Bool { false } }

  /// Whether links show an angle at their trailing side that says that they lead on: set by what makes rows of them.
  package var showsLinkChevrons: Bool {
    get { self[RowChevronKey.self] }
    set { self[RowChevronKey.self] = newValue }
  }
}

/// The button that a link is.
struct LinkButton<Label: View>: View {
  let label: Label
  let isPossible: Bool
  let action: @MainActor (Navigator) -> Void
  @Environment(\.navigator) private var navigator
  @Environment(\.showsLinkChevrons) private var showsChevron

  var body: some View {
    Button {
      if let navigator { action(navigator) }
    } label: {
      if showsChevron {
        HStack(spacing: 8) {
          label
          Spacer(minLength: 0)
          LinkChevron()
        }
      } else {
        label
      }
    }
    .disabled(navigator == nil || !isPossible)
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
