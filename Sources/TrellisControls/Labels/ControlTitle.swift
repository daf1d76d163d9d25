import Foundation
import Trellis

/// The label of a control: its first view as the title, and further views below it as subtitles.
///
/// Source: documented, developer.apple.com/documentation/swiftui/toggle and labeledcontent; the sizes: ours (choice).
nonisolated struct ControlTitle<Label: View>: View {
  let label: Label
  /// Whether the label is known to be a single view.
  let isSingle: Bool
  let alignment: HorizontalAlignment
  @Environment(\.controlTheme) private var theme

  init(_ label: Label, isSingle: Bool = false, alignment: HorizontalAlignment = .leading) {
    (self.label, self.isSingle, self.alignment) = (label, isSingle, alignment)
  }

  @MainActor var body: some View {
    if isSingle {
      label
    } else {
      Group(subviews: label) { views in
        if views.count < 2 {
          views
        } else {
          VStack(alignment: alignment, spacing: 2) {
            views[0]
            views[1...].font(theme.styles.spreadsTitles ? .footnote : .subheadline)
              .foregroundStyle(.secondary)
          }
        }
      }
    }
  }
}
