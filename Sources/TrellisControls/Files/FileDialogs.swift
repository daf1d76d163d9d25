public import Foundation
public import Trellis

/// The settings of file dialogs, as set by enclosing views.
nonisolated struct FileDialogSettings: Equatable {
  var message: Text?
  var confirmationLabel: Text?
  var folder: URL?
}

extension EnvironmentValues {
  private enum SettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
  }

  /// The settings of file dialogs, as set by enclosing views.
  var fileDialogSettings: FileDialogSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

extension View {
  /// Sets the title of file dialogs of the view, which explains their purpose; nil uses the default.
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  /// Sets a localized title of file dialogs of the view.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Sets an unlocalized title of file dialogs of the view.
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Sets the label of the confirmation button in file dialogs of the view; nil uses the default.
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
  }

  /// Sets a localized label of the confirmation button in file dialogs of the view.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Sets an unlocalized label of the confirmation button in file dialogs of the view.
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Sets the folder in which file dialogs of the view open; nil is the last one used.
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
  }
}

/// A modifier that shows a file dialog while a value is true.
///
/// If the completion handler sets the value to true again, another dialog is shown.
nonisolated struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// Returns the request for a dialog, or nil to show no dialog and set the value to false.
  let request: () -> FileRequest?
  /// Handles the result: an array that isn't empty, or an error.
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void
  /// Closes the visible dialog; nil if there is none.
  @State private var close: (@MainActor () -> Void)?
  @Environment(\.fileChooser) private var chooser
  @Environment(\.fileDialogSettings) private var settings
  @Environment(\.locale) private var locale

  @MainActor func body(content: Content) -> some View {
    content
      .onChange(of: isPresented, initial: true) { _, isPresented in isPresented ? show() : hide() }
      .onDisappear(perform: hide)
  }

  @MainActor private func show() {
    guard close == nil else { return }
    guard let chooser, var request = request() else {
      isPresented = false
      return
    }
    request.message = settings.message?.string(in: locale)
    request.confirmationLabel = settings.confirmationLabel?.string(in: locale)
    request.folder = settings.folder
    var isOver = false
    let close = chooser.choose(request) { answer in
      isOver = true
      self.close = nil
      isPresented = false
      switch answer {
      case .chosen(let urls): completion(.success(urls))
      case .cancelled: cancellation()
      case .impossible(let reason):
        Warning.report("fileImporter, fileExporter: can't show a dialog: \(reason)")
        completion(
          .failure(
            CocoaError(
              .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "Can't show a dialog: \(reason)."]
            )))
      }
      // `onChange` doesn't report a value that the completion handler has set to true again.
      if isPresented { show() }
    }
    if !isOver { self.close = close }
  }

  @MainActor private func hide() {
    close?()
    close = nil
  }
}
