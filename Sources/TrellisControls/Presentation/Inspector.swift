public import Foundation
public import Trellis

/// Adds a column with details of the selection at the trailing side of a view.
private nonisolated struct InspectorModifier<Inner: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inner: Inner
  @State private var preferredWidth: ColumnWidth?
  @State private var dragged: CGFloat?
  @Environment(\.controlTheme) private var theme

  private var width: CGFloat { limited(dragged ?? preferredWidth?.ideal ?? 270) }

  private func limited(_ width: CGFloat) -> CGFloat {
    max(min(width, preferredWidth?.maximum ?? 480), preferredWidth?.minimum ?? 140)
  }

  @MainActor func body(content: Content) -> some View {
    if theme.styles.spreadsTitles {
      content.sheet(isPresented: $isPresented) { inner }
    } else {
      let width = width
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          inner
            .frame(width: width)
            .frame(maxHeight: .infinity)
            .onPreferenceChange(ColumnWidthKey.self) { preferredWidth = $0 }
            .background { Rectangle().fill(.primary.opacity(0.03)) }
            .overlay(alignment: .leading) {
              ColumnDivider(width: width, isBeforeColumn: true) { dragged = limited($0) }.offset(x: -3)
            }
            .transition(.move(edge: .trailing))
        }
      }
      .clipped()
      .animation(.snappy(duration: 0.3), value: isPresented)
      .focusedSceneValue(
        \.inspectorToggle, ColumnToggle(isShown: isPresented) { isPresented.toggle() })
    }
  }
}

extension View {
  /// Shows a column at the view's trailing side while a binding is true; with the phone theme, a sheet.
  ///
  /// The column is 270 points wide by default, and its edge can be dragged. Insertion and removal are animated. Changes of the
  /// view's content don't affect the column.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:); the width: ours.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(InspectorModifier(isPresented: isPresented, inner: content()))
  }

  /// Fixes the width of the inspector that contains the view, in points, so that the user can't drag its edge.
  ///
  /// A width that isn't positive restores the default.
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(width)
  }

  /// Sets the minimum, ideal and maximum width of the inspector that contains the view, in points; a nil limit is the default.
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}
