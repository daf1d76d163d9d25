public import Foundation
import Trellis
public import UniformTypeIdentifiers

/// A controller that shows the desktop's file dialog while it is shown; its own view is empty.
@MainActor @preconcurrency
open class _UIFileDialogController: UIViewController {
  private var close: (@MainActor () -> Void)?

  /// Returns the dialog to show.
  func makeRequest() -> FileRequest { FileRequest(.open(isMultiple: false), []) }
  /// Handles the chosen files; empty if the user cancelled.
  func chosen(_ urls: [URL]) {}

  /// Closes the dialog.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    close?()
    close = nil
  }

  /// Opens the dialog.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let chooser = CurrentWindow.environment.fileChooser else { return chosen([]) }
    close = chooser.choose(makeRequest()) { [weak self] answer in
      self?.close = nil
      switch answer {
      case .chosen(let urls): self?.chosen(urls)
      case .cancelled: self?.chosen([])
      case .impossible(let reason):
        Warning.report("\(self.map { "\(type(of: $0))" } ?? "A picker"): no file dialog: \(reason)")
        self?.chosen([])
      }
    }
  }
}

/// A controller that chooses a picture from a file, by the desktop's file dialog.
///
/// There is no camera.
///
/// Source: documented, developer.apple.com/documentation/uikit/uiimagepickercontroller; the dialog: ours.
@MainActor @preconcurrency
open class UIImagePickerController: _UIFileDialogController {
  /// The sources of pictures.
  public enum SourceType: Int, Sendable {
    /// The photo library, the camera, the saved photos.
    case photoLibrary, camera, savedPhotosAlbum
  }
  /// The keys of the result.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String
    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The picture after the user's changes; the same as the original here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The file, a `URL`.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The file of a film, a `URL`.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The kind of the file, a string.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
  }

  /// The source; without effect: a file.
  open var sourceType = SourceType.photoLibrary
  /// Whether the user may change the picture; the user can't, and ``InfoKey/editedImage`` is set if this is true.
  open var allowsEditing = false
  /// The kinds of files.
  open var mediaTypes = ["public.image"]
  /// The object that gets the picture.
  open weak var delegate: (any UIImagePickerControllerDelegate)?

  /// Creates a picker.
  public init() { super.init(nibName: nil, bundle: nil) }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  /// Returns whether a source exists: files do, a camera doesn't.
  open class func isSourceTypeAvailable(_ type: SourceType) -> Bool { type != .camera }
  /// Returns the kinds of files of a source.
  open class func availableMediaTypes(for type: SourceType) -> [String]? { ["public.image"] }

  override func makeRequest() -> FileRequest { FileRequest(.open(isMultiple: false), [.image]) }

  override func chosen(_ urls: [URL]) {
    guard let url = urls.first, let image = UIImage(contentsOfFile: url.path) else {
      delegate?.imagePickerControllerDidCancel(self)
      return
    }
    var info: [InfoKey: Any] = [.originalImage: image, .imageURL: url, .mediaType: "public.image"]
    if allowsEditing { info[.editedImage] = image }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}

/// The object that gets the picture of a picker.
@MainActor @preconcurrency
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}

/// A controller that chooses files, by the desktop's file dialog.
///
/// Source: documented, developer.apple.com/documentation/uikit/uidocumentpickerviewcontroller; the dialog: ours.
@MainActor @preconcurrency
open class UIDocumentPickerViewController: _UIFileDialogController {
  private let types: [UTType]
  private let exported: [URL]
  /// Whether several files may be chosen; false by default.
  open var allowsMultipleSelection = false
  /// Whether file extensions are shown; the desktop decides.
  open var shouldShowFileExtensions = true
  /// The initial folder; nil for the last one.
  open var directoryURL: URL?
  /// The object that gets the files.
  open weak var delegate: (any UIDocumentPickerDelegate)?

  /// Creates a picker of files to open.
  public init(forOpeningContentTypes types: [UTType], asCopy: Bool = false) {
    (self.types, exported) = (types, [])
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates a picker of the places for files, which are copied there.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    (types, exported) = ([], urls)
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  override func makeRequest() -> FileRequest {
    let names = exported.map(\.lastPathComponent)
    let purpose: FileRequest.Purpose =
      switch names.count {
      case 0: .open(isMultiple: allowsMultipleSelection)
      case 1: .save(name: names[0])
      default: .saveSeveral(names: names)
      }
    var request = FileRequest(purpose, types)
    request.folder = directoryURL
    return request
  }

  override func chosen(_ urls: [URL]) {
    guard let first = urls.first else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    var result = urls
    if !exported.isEmpty {
      result = exported.map {
        exported.count == 1 ? first : first.appendingPathComponent($0.lastPathComponent)
      }
      for (from, to) in zip(exported, result) {
        do {
          if FileManager.default.fileExists(atPath: to.path) { try FileManager.default.removeItem(at: to) }
          try FileManager.default.copyItem(at: from, to: to)
        } catch {
          Warning.report(
            "UIDocumentPickerViewController: \(to.path) wasn't written: \(error.localizedDescription)")
        }
      }
    }
    delegate?.documentPicker(self, didPickDocumentsAt: result)
  }
}

/// The object that gets the files of a picker.
@MainActor @preconcurrency
public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called when files were chosen.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has cancelled.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}
