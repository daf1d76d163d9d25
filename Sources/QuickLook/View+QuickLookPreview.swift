@_exported public import Foundation
public import Trellis

extension View {
  /// Opens a file with the desktop's program for it when a value is set, and then sets the value to nil.
  ///
  /// Linux has no previews within an app: the preview is a window of another program.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/quicklookpreview(_:).
  public nonisolated func quickLookPreview(_ item: Binding<URL?>) -> some View {
    modifier(QuickLookModifier(item: item))
  }

  /// Opens one of several files with the desktop's program for it when a value is set, and then sets the value to nil.
  ///
  /// A URL that isn't among the files is opened too.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/quicklookpreview(_:in:).
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    modifier(QuickLookModifier(item: selection))
  }
}

/// A modifier that opens a file when a value is set.
private nonisolated struct QuickLookModifier: ViewModifier {
  @Binding var item: URL?
  @Environment(\.openURL) private var openURL

  @MainActor func body(content: Content) -> some View {
    content.task(id: item) {
      guard let file = item else { return }
      openURL(file)
      item = nil
    }
  }
}
