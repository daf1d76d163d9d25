public import Foundation
import Trellis
public import UniformTypeIdentifiers

extension TestHost {
  /// A dialog about files, as a person sees it.
  public struct FileDialog: Sendable {
    /// Whether something is to be written, rather than read.
    public let isForSaving: Bool
    /// Whether several files can be chosen.
    public let allowsMultipleSelection: Bool
    /// The kinds that can be chosen, or that is written; none is any.
    public let contentTypes: [UTType]
    /// The names that are proposed: none for files that are to be read.
    public let names: [String]
    /// What it is for; nil where nobody says so.
    public let message: String?
    /// What is on the button that confirms; nil where nobody says so.
    public let confirmationLabel: String?
    /// Where it begins; nil where nobody says so.
    public let folder: URL?
  }

  /// The dialog about files that is open; nil where none is.
  public var fileDialog: FileDialog? {
    _ = displayList
    return openFileDialog.map { FileDialog($0.request) }
  }

  /// Chooses files in the dialog that is open: one or some that are there, the place of one that is to be written, or a place for each of several.
  ///
  /// - Throws: where no dialog is open, or no file is given.
  public func chooseFiles(_ urls: [URL]) throws {
    guard !urls.isEmpty else {
      throw TestHostError(description: "chooseFiles([]): no file is given; cancelFileDialog() chooses none")
    }
    try answerFileDialog("chooseFiles", .chosen(urls))
  }

  /// Cancels the dialog about files that is open.
  ///
  /// - Throws: where none is open.
  public func cancelFileDialog() throws { try answerFileDialog("cancelFileDialog", .cancelled) }

  private func answerFileDialog(_ verb: String, _ answer: FileAnswer) throws {
    _ = displayList
    guard let dialog = openFileDialog else {
      throw TestHostError(
        description: "\(verb): no dialog about files is open; a fileImporter or fileExporter opens one")
    }
    openFileDialog = nil
    warningLog.during { dialog.completion(answer) }
    _ = displayList
  }

  /// Has dialogs about files wait for the test.
  func answerFileRequests() {
    viewGraph.chooseFiles = { [weak self] request, completion in
      let dialog = OpenFileDialog(request, completion)
      self?.openFileDialog = dialog
      return { if self?.openFileDialog === dialog { self?.openFileDialog = nil } }
    }
  }
}

/// A dialog about files that waits for the test.
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
