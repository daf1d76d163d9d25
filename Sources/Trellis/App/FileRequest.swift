package import Foundation
package import UniformTypeIdentifiers

/// A request for a file dialog.
package nonisolated struct FileRequest: Sendable {
  /// The purpose of a file dialog.
  package enum Purpose: Hashable, Sendable {
    /// The choice of existing files to open: one, or any number.
    case open(isMultiple: Bool)
    /// The location for one file, with a proposed name.
    case save(name: String)
    /// The folder for several files.
    case saveSeveral(names: [String])
  }

  package var purpose: Purpose
  /// The types that can be chosen, or the type that is written; empty allows any.
  package var contentTypes: [UTType]
  /// The dialog's message; nil uses the dialog's default.
  package var message: String?
  /// The label of the confirmation button; nil uses the dialog's default.
  package var confirmationLabel: String?
  /// The initial folder; nil is the last one.
  package var folder: URL?

  package var isForSaving: Bool { if case .open = purpose { false } else { true } }

  package init(_ purpose: Purpose, _ contentTypes: [UTType]) {
    (self.purpose, self.contentTypes) = (purpose, contentTypes)
  }
}

/// The outcome of a file dialog.
package nonisolated enum FileAnswer: Sendable {
  /// At least one URL: the files to open, the file to write, or the folder for several.
  case chosen([URL])
  /// The user cancelled the dialog.
  case cancelled
  /// No dialog is available, or it couldn't be shown; the reason follows a colon in messages.
  case impossible(reason: String)
}

/// The chooser that shows file dialogs through the host: a window uses the desktop, a test supplies the outcomes.
@MainActor package final class FileChooser {
  /// A function that shows a dialog, and calls `completion` once when the dialog is over.
  ///
  /// Returns a function that closes the dialog early, without a call of `completion`.
  package typealias Choose =
    @MainActor (FileRequest, _ completion: @escaping @MainActor (FileAnswer) -> Void) -> @MainActor () -> Void

  /// The host's implementation.
  package var choose: Choose = { _, completion in
    completion(.impossible(reason: "there is no desktop window"))
    return {}
  }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum ChooserKey: EnvironmentKey {
    static var defaultValue: FileChooser? { nil }
  }

  /// The chooser for file dialogs; nil outside of windows.
  package var fileChooser: FileChooser? {
    get { self[ChooserKey.self] }
    set { self[ChooserKey.self] = newValue }
  }
}
