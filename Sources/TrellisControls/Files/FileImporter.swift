public import Foundation
public import Trellis
public import UniformTypeIdentifiers

extension View {
  /// Asks for a file that is there while a value is true, by the desktop's dialog.
  ///
  /// The value is set to false when the dialog is over, then `onCompletion` is called, unless the person cancelled. Where the value becomes
  /// false or the view goes, the dialog is closed. Where the desktop has no dialog (no session bus, no portal), `onCompletion` gets
  /// `CocoaError.featureUnsupported`, and a warning says why. `.folder` alone asks for a folder; no kinds allow any file.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:oncompletion:).
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping (_ result: Result<URL, any Error>) -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(isPresented: isPresented) {
        FileRequest(.open(isMultiple: false), allowedContentTypes)
      } completion: { result in
        onCompletion(result.map { $0[0] })
      } cancellation: {
      })
  }

  /// Asks for files that are there while a value is true; one, or as many as the person likes.
  ///
  /// Source: documented,
  /// developer.apple.com/documentation/swiftui/view/fileimporter(ispresented:allowedcontenttypes:allowsmultipleselection:oncompletion:).
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes,
      allowsMultipleSelection: allowsMultipleSelection, onCompletion: onCompletion, onCancellation: {})
  }

  /// Asks for files that are there while a value is true, and says where the person cancelled.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view,
  /// `fileImporter(isPresented:allowedContentTypes:allowsMultipleSelection:onCompletion:onCancellation:)`.
  public nonisolated func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping (_ result: Result<[URL], any Error>) -> Void, onCancellation: @escaping () -> Void
  ) -> some View {
    modifier(
      FileDialogModifier(
        isPresented: isPresented,
        request: { FileRequest(.open(isMultiple: allowsMultipleSelection), allowedContentTypes) },
        completion: onCompletion, cancellation: onCancellation))
  }
}

extension URL {
  /// Does nothing, and answers true: what the desktop's dialog chose can be used without more.
  ///
  /// Source: documented, developer.apple.com/documentation/foundation/nsurl/startaccessingsecurityscopedresource().
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
