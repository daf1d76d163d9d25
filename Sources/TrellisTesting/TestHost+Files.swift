public import Foundation
import Trellis
public import UniformTypeIdentifiers

extension TestHost {
  /// A file dialog, as the user sees it.
  public struct FileDialog: Sendable {
    /// Whether the dialog chooses files to write, not to read.
    public let isForSaving: Bool
    /// Whether several files can be chosen.
    public let allowsMultipleSelection: Bool
    /// The content types that can be chosen, or that are written; empty allows any.
    public let contentTypes: [UTType]
    /// The proposed names; empty for files to read.
    public let names: [String]
    /// The message in the dialog; nil if none was given.
    public let message: String?
    /// The label of the button that confirms; nil if none was given.
    public let confirmationLabel: String?
    /// The initial folder; nil if none was given.
    public let folder: URL?
  }

  /// The open file dialog; nil if there is none.
  public var fileDialog: FileDialog? {
    _ = displayList
    return openFileDialog.map { FileDialog($0.request) }
  }

  /// Chooses files in the open dialog.
  ///
  /// The URLs are existing files to read, the location of a file to write, or a location for each of several files.
  ///
  /// - Throws: if no dialog is open, or no file is given.
  public func chooseFiles(_ urls: [URL]) throws {
    guard !urls.isEmpty else {
      throw TestHostError(
        description: "chooseFiles([]): no file is given; use cancelFileDialog() to choose none")
    }
    try answerFileDialog("chooseFiles", .chosen(urls))
  }

  /// Cancels the open file dialog.
  ///
  /// - Throws: if no dialog is open.
  public func cancelFileDialog() throws { try answerFileDialog("cancelFileDialog", .cancelled) }

  private func answerFileDialog(_ verb: String, _ answer: FileAnswer) throws {
    _ = displayList
    guard let dialog = openFileDialog else {
      throw TestHostError(
        description: "\(verb): no file dialog is open; present a fileImporter or fileExporter first")
    }
    openFileDialog = nil
    warningLog.during { dialog.completion(answer) }
    _ = displayList
  }

  /// Makes file dialogs wait for the test.
  func answerFileRequests() {
    viewGraph.chooseFiles = { [weak self] request, completion in
      let dialog = OpenFileDialog(request, completion)
      self?.openFileDialog = dialog
      return { if self?.openFileDialog === dialog { self?.openFileDialog = nil } }
    }
  }
}

/// A file dialog that waits for the test.
@MainActor final class OpenFileDialog {
  let request: FileRequest
  let completion: @MainActor (FileAnswer) -> Void

  init(_ request: FileRequest, _ completion: @escaping @MainActor (FileAnswer) -> Void) {
    (self.request, self.completion) = (request, completion)
  }
}

extension TestHost.FileDialog {
  fileprivate init(_ request: FileRequest) {
    (contentTypes, message, confirmationLabel) = (
      request.contentTypes, request.message, request.confirmationLabel
    )
    folder = request.folder
    switch request.purpose {
    case .open(let isMultiple):
      (isForSaving, allowsMultipleSelection, names) = (false, isMultiple, [])
    case .save(let name): (isForSaving, allowsMultipleSelection, names) = (true, false, [name])
    case .saveSeveral(let all): (isForSaving, allowsMultipleSelection, names) = (true, false, all)
    }
  }
}
