public import Foundation
import Trellis
public import UniformTypeIdentifiers

/// The desktop's dialog for the location of a new file.
///
/// The dialog is asked for by ``begin(completionHandler:)``. A function that waits for the user isn't available: the window must
/// go on drawing meanwhile.
///
/// Source: documented, developer.apple.com/documentation/appkit/nssavepanel.
@MainActor @preconcurrency
public class NSSavePanel: NSObject {
  /// The title; ignored.
  public var title: String! = ""
  /// The message; empty is the desktop's own.
  public var message: String! = ""
  /// The label of the button; empty is the desktop's own.
  public var prompt: String! = ""
  /// The proposed name.
  public var nameFieldStringValue = "Untitled"
  /// The label of the field for the name; ignored.
  public var nameFieldLabel: String! = ""
  /// The folder at first; nil is the last one.
  public var directoryURL: URL?
  /// The types that can be chosen; empty allows any.
  public var allowedContentTypes: [UTType] = []
  /// Whether other types can be chosen, too; ignored.
  public var allowsOtherFileTypes = false
  /// Whether folders can be made; the desktop decides.
  public var canCreateDirectories = true
  /// Whether the extension is hidden; ignored.
  public var isExtensionHidden = false
  /// Whether hidden files are shown; the desktop decides.
  public var showsHiddenFiles = false
  /// Whether packages are shown as folders; ignored.
  public var treatsFilePackagesAsDirectories = false
  /// The chosen file; nil before the dialog is confirmed.
  public var url: URL? { urls.first }
  /// The chosen files.
  public fileprivate(set) var urls: [URL] = []

  /// Creates a dialog.
  public override init() {}

  /// The file extensions that can be chosen; nil allows any.
  public var allowedFileTypes: [String]? {
    get { allowedContentTypes.isEmpty ? nil : allowedContentTypes.compactMap(\.preferredFilenameExtension) }
    set { allowedContentTypes = newValue?.compactMap { UTType(filenameExtension: $0) } ?? [] }
  }

  var request: FileRequest { FileRequest(.save(name: nameFieldStringValue), allowedContentTypes) }

  /// Shows the dialog of the window used last, and calls `handler` with the outcome.
  ///
  /// If no dialog is available, the outcome is that of a cancelled one, and the reason is logged.
  public func begin(completionHandler handler: @escaping (NSApplication.ModalResponse) -> Void) {
    var request = request
    (request.message, request.folder) = (message.text, directoryURL)
    request.confirmationLabel = prompt.text
    CurrentWindow.chooseFiles(request) { [self] answer in
      urls = []
      switch answer {
      case .chosen(let chosen):
        urls = chosen
        handler(.OK)
      case .cancelled: handler(.cancel)
      case .impossible(let reason):
        FileHandle.standardError.write(Data("NSSavePanel: the dialog isn't shown: \(reason)\n".utf8))
        handler(.cancel)
      }
    }
  }

  /// Shows the dialog of the window used last, and returns the outcome.
  public func begin() async -> NSApplication.ModalResponse {
    await withCheckedContinuation { continuation in begin { continuation.resume(returning: $0) } }
  }
}

/// The desktop's dialog for existing files; see ``NSSavePanel``.
@MainActor @preconcurrency
public final class NSOpenPanel: NSSavePanel {
  /// Whether several files can be chosen.
  public var allowsMultipleSelection = false
  /// Whether folders can be chosen: only if files can't, since the desktop's dialog has either.
  public var canChooseDirectories = false
  /// Whether files can be chosen.
  public var canChooseFiles = true
  /// Whether links are followed; ignored.
  public var resolvesAliases = true

  override var request: FileRequest {
    FileRequest(
      .open(isMultiple: allowsMultipleSelection),
      canChooseDirectories && !canChooseFiles ? [.folder] : allowedContentTypes)
  }
}

extension Optional<String> {
  /// The text; nil if it is empty.
  fileprivate var text: String? { self?.isEmpty == false ? self : nil }
}
