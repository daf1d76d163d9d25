public import Foundation
public import Trellis

/// A view with a column at its trailing side that says more of what is selected.
private nonisolated struct InspectorModifier<Inner: View>: ViewModifier {
  @Binding var isPresented: Bool
  let inner: Inner
  @State private var wish: ColumnWidth?
  @State private var dragged: CGFloat?
  @Environment(\.look) private var look

  private var width: CGFloat { limited(dragged ?? wish?.ideal ?? 270) }

  private func limited(_ width: CGFloat) -> CGFloat {
    max(min(width, wish?.maximum ?? 480), wish?.minimum ?? 140)
  }

  @MainActor func body(content: Content) -> some View {
    if look.styles.spreadsTitles {
      content.sheet(isPresented: $isPresented) { inner }
    } else {
      let width = width
      HStack(spacing: 0) {
        content.frame(maxWidth: .infinity, maxHeight: .infinity)
        if isPresented {
          inner
            .frame(width: width)
            .frame(maxHeight: .infinity)
            .onPreferenceChange(ColumnWidthKey.self) { wish = $0 }
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
  /// Shows a column at the view's trailing side while a state is true; on a phone's look a sheet.
  ///
  /// It is 270 points wide where nothing is said, and its edge can be dragged. It animates as it comes and goes, and stays where it is while
  /// what is in the view changes.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/inspector(ispresented:content:); the width: ours.
  public nonisolated func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
    -> some View
  {
    modifier(InspectorModifier(isPresented: isPresented, inner: content()))
  }

  /// How wide the inspector is that the view is in, in points; it can't be dragged.
  ///
  /// What isn't more than 0 is as wide as it would be.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(_:).
  public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
    navigationSplitViewColumnWidth(width)
  }

  /// How wide the inspector is that the view is in, in points: at least, ideally, at most; nil is as it would be.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/inspectorcolumnwidth(min:ideal:max:).
  public nonisolated func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
    -> some View
  {
    navigationSplitViewColumnWidth(min: min, ideal: ideal, max: max)
  }
}
