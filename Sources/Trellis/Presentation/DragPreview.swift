import Foundation

extension View {
  /// Makes the view draggable, with another view at the pointer in place of the view's picture.
  ///
  /// The middle of the other view is at the pointer. It exists during the drag and has a state of its own.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/draggable(_:preview:); its position: ours (choice).
  public nonisolated func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(PreviewedDrag(payload: payload, preview: preview()))
  }

  /// Makes the view draggable with the data of an item provider, and another view at the pointer in place of its picture.
  public nonisolated func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
  ) -> some View {
    modifier(PreviewedDrag(payload: data, preview: preview()))
  }
}

/// A modifier that makes a view draggable, with another view at the pointer.
private nonisolated struct PreviewedDrag<Preview: View>: ViewModifier {
  let payload: () -> Any
  let preview: Preview
  /// The position of the pointer in points in the window; nil if there is no drag.
  @State private var pointer: CGPoint?

  init(payload: @escaping () -> Any, preview: Preview) {
    (self.payload, self.preview) = (payload, preview)
  }

  @MainActor func body(content: Content) -> some View {
    let place = $pointer
    ModifiedContent(
      content: content,
      modifier: DragSource(items: { [payload] _ in ([payload()], []) }, follow: { place.wrappedValue = $0 })
    )
    .layer(pointer.map { Followed(preview: preview, pointer: $0) }, .note) {}
  }

  /// The preview at the pointer, above all other views of the window.
  struct Followed: View {
    let preview: Preview
    let pointer: CGPoint

    var body: some View {
      preview.opacity(0.7).allowsHitTesting(false).fixedSize().position(pointer)
    }
  }
}
