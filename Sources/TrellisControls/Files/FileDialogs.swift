public import Foundation
public import Trellis

/// What views around say of file dialogs.
nonisolated struct FileDialogSettings: Equatable {
  var message: Text?
  var confirmationLabel: Text?
  var folder: URL?
}

extension EnvironmentValues {
  private enum SettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
  }

  /// What views around say of file dialogs.
  var fileDialogSettings: FileDialogSettings {
    get { self[SettingsKey.self] }
    set { self[SettingsKey.self] = newValue }
  }
}

extension View {
  /// Says what file dialogs of the view are for, in their title; nil is what they say by themselves.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/filedialogmessage(_:).
  public nonisolated func fileDialogMessage(_ message: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.message = message }
  }

  /// Says what file dialogs of the view are for, in their title.
  public nonisolated func fileDialogMessage(_ messageKey: LocalizedStringKey) -> some View {
    fileDialogMessage(Text(messageKey))
  }

  /// Says what file dialogs of the view are for, in their title.
  public nonisolated func fileDialogMessage<S: StringProtocol>(_ message: S) -> some View {
    fileDialogMessage(Text(message))
  }

  /// Labels the button that confirms in file dialogs of the view; nil is what they say by themselves.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/filedialogconfirmationlabel(_:).
  public nonisolated func fileDialogConfirmationLabel(_ label: Text?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.confirmationLabel = label }
  }

  /// Labels the button that confirms in file dialogs of the view.
  public nonisolated func fileDialogConfirmationLabel(_ labelKey: LocalizedStringKey) -> some View {
    fileDialogConfirmationLabel(Text(labelKey))
  }

  /// Labels the button that confirms in file dialogs of the view.
  public nonisolated func fileDialogConfirmationLabel<S: StringProtocol>(_ label: S) -> some View {
    fileDialogConfirmationLabel(Text(label))
  }

  /// Says in which folder file dialogs of the view begin; nil is where they were last.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view/filedialogdefaultdirectory(_:).
  public nonisolated func fileDialogDefaultDirectory(_ defaultDirectory: URL?) -> some View {
    transformEnvironment(\.fileDialogSettings) { $0.folder = defaultDirectory }
  }
}

/// Shows a file dialog while a value is true; where it is true again when what came of it was told, another one.
nonisolated struct FileDialogModifier: ViewModifier {
  @Binding var isPresented: Bool
  /// What is asked for; nil where there is nothing to ask for, and the value is set to false.
  let request: () -> FileRequest?
  /// Deals with what was chosen: a list that isn't empty, or why there is none.
  let completion: (Result<[URL], any Error>) -> Void
  let cancellation: () -> Void
  /// Closes the dialog that is shown.
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
        Warning.report("fileImporter, fileExporter: no dialog can be shown: \(reason)")
        completion(
          .failure(
            CocoaError(
              .featureUnsupported, userInfo: [NSLocalizedDescriptionKey: "No dialog can be shown: \(reason)."]
            )))
      }
      // Who asks again at once sees no change of the value.
      if isPresented { show() }
    }
    if !isOver { self.close = close }
  }

  @MainActor private func hide() {
    close?()
    close = nil
  }
}
