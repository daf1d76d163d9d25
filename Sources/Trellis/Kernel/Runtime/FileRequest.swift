package import Foundation
package import UniformTypeIdentifiers

/// What a person is asked for by a dialog about files.
package nonisolated struct FileRequest: Sendable {
  /// What the files are for.
  package enum Purpose: Hashable, Sendable {
    /// Files that are there are to be opened, one or as many as a person likes.
    case open(isMultiple: Bool)
    /// A place for one file, with the name that is proposed.
    case save(name: String)
    /// A folder for several files.
    case saveSeveral(names: [String])
  }

  /// What the files are for.
  package var purpose: Purpose
  /// The kinds that can be chosen, or that is written; none is any.
  package var contentTypes: [UTType]
  /// What is said of it; nil is what the dialog says by itself.
  package var message: String?
  /// What is written on the button that confirms; nil is what the dialog says by itself.
  package var confirmationLabel: String?
  /// The folder in which it begins; nil is where the dialog was last.
  package var folder: URL?

  /// Whether something is to be written.
  package var isForSaving: Bool { if case .open = purpose { false } else { true } }

  /// Creates a request.
  package init(_ purpose: Purpose, _ contentTypes: [UTType]) {
    (self.purpose, self.contentTypes) = (purpose, contentTypes)
  }
}

/// What came of a dialog about files.
package nonisolated enum FileAnswer: Sendable {
  /// The person chose at least one; those to be opened, the one to be written, or the folder for several.
  case chosen([URL])
  /// The person didn't want to.
  case cancelled
  /// There is no dialog, or it couldn't be shown; the reason reads after a colon.
  case impossible(reason: String)
}

/// Shows dialogs about files as the host does: a window by the desktop, a test by having them answered.
@MainActor package final class FileChooser {
  /// Shows a dialog, calls back once when it is over, and answers what closes it before; that is no answer.
  package typealias Choose =
    @MainActor (FileRequest, _ completion: @escaping @MainActor (FileAnswer) -> Void) -> @MainActor () -> Void

  /// The host's way.
  package var choose: Choose = { _, completion in
    completion(.impossible(reason: "there is no window of a desktop"))
    return {}
  }

  nonisolated init() {}
}

extension EnvironmentValues {
  private enum ChooserKey: EnvironmentKey {
    static var defaultValue: FileChooser? { nil }
  }

  /// Shows dialogs about files; nil outside of windows.
  package var fileChooser: FileChooser? {
    get { self[ChooserKey.self] }
    set { self[ChooserKey.self] = newValue }
  }
}
