public import Foundation
public import Trellis

extension View {
  private nonisolated func document(_ link: AnyView) -> some View {
    barContents { $0.document = $0.document ?? link }
  }

  /// Sets the document of the page: the menu of its title begins with the document's name, which shares the document.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationdocument(_:); sharing: ours.
  public nonisolated func navigationDocument(_ url: URL) -> some View {
    document(AnyView(ShareLink(item: url) { Label(url.lastPathComponent, systemImage: "doc") }))
  }

  /// Sets the document of the page, with a preview for sharing.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/navigationdocument(_:preview:).
  public nonisolated func navigationDocument<D: Transferable, I1: Transferable, I2: Transferable>(
    _ document: D, preview: SharePreview<I1, I2>
  ) -> some View {
    self.document(AnyView(ShareLink(item: document, preview: preview)))
  }

  /// Sets the document of the page, without a preview.
  public nonisolated func navigationDocument<D: Transferable>(_ document: D) -> some View {
    navigationDocument(document, preview: SharePreview("Document"))
  }
}
