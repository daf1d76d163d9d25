public import Foundation
public import Trellis
public import UniformTypeIdentifiers

extension View {
  /// Asks for an existing file with the desktop's dialog while a value is true.
  ///
  /// When the dialog closes, the value is set to false. Then `onCompletion` is called, unless the user cancelled. If the value
  /// becomes false or the view disappears, the dialog is closed. If the desktop has no dialog (no session bus, no portal),
  /// `onCompletion` gets `CocoaError.featureUnsupported`, and a warning gives the reason. `.folder` alone asks for a folder; no
  /// types allow any file.
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

  /// Asks for existing files while a value is true: for one, or for any number.
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

  /// Asks for existing files while a value is true, and reports cancellation.
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
  /// Does nothing and returns true, because the files of the desktop's dialog can be used directly.
  public func startAccessingSecurityScopedResource() -> Bool { true }

  /// Does nothing.
  public func stopAccessingSecurityScopedResource() {}
}
