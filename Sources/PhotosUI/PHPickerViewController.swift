public import Foundation
public import Photos
public import TrellisUIKit
public import Trellis
import UniformTypeIdentifiers

/// The settings of a picker of pictures.
///
/// Source: documented, developer.apple.com/documentation/photosui/phpickerconfiguration-swift.struct.
public struct PHPickerConfiguration: Equatable, Sendable {
  /// The encodings of the chosen files; without effect: files are read as they are.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system's choice; the file's; a widely known one.
    case automatic, current, compatible
  }
  /// The ways in which several files are chosen; without effect: the desktop's dialog decides.
  public enum Selection: Int, Sendable {
    /// All at once; in the order of the taps; with each tap.
    case `default`, ordered, continuous, continuousAndOrdered
  }

  /// The kinds of files; nil allows pictures and videos.
  public var filter: PHPickerFilter?
  /// The largest number of files, 1 by default; 0 is no limit.
  public var selectionLimit = 1
  /// The encoding of the chosen files; without effect.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The way in which several files are chosen; without effect.
  public var selection = Selection.default
  /// The identifiers of chosen pictures of a library, which Linux doesn't have; without effect.
  public var preselectedAssetIdentifiers: [String] = []

  /// Creates the default settings.
  public init() {}
  /// Creates the default settings; the library has no effect.
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A file that a picker returns.
public struct PHPickerResult: Hashable {
  /// The provider of the file.
  public let itemProvider: NSItemProvider
  /// The identifier in a library: nil for files, which are in no library.
  public let assetIdentifier: String?

  /// Returns whether both have the same provider.
  public static func == (first: PHPickerResult, second: PHPickerResult) -> Bool {
    first.itemProvider === second.itemProvider
  }
  /// Hashes the provider's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

/// A controller that chooses pictures and videos, by the desktop's file dialog.
///
/// Source: documented, developer.apple.com/documentation/photosui/phpickerviewcontroller; the dialog: ours.
@MainActor @preconcurrency
open class PHPickerViewController: UIViewController {
  /// The settings.
  public let configuration: PHPickerConfiguration
  /// The object that gets the files.
  open weak var delegate: (any PHPickerViewControllerDelegate)?
  private lazy var dialog = PhotoDialog(configuration) { [weak self] urls in
    guard let self else { return }
    let results = urls.compactMap { url in
      NSItemProvider(contentsOf: url).map { PHPickerResult(itemProvider: $0, assetIdentifier: nil) }
    }
    delegate?.picker(self, didFinishPicking: results)
  }

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  /// Returns nil: there are no archives of controllers here.
  public required init?(coder: NSCoder) { return nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    addChild(dialog)
    view.addSubview(dialog.view)
  }
}

/// The object that gets the files of a picker.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when files were chosen; empty if the user has cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// The dialog of a picker.
private final class PhotoDialog: UIDocumentPickerViewController, UIDocumentPickerDelegate {
  private let limit: Int
  private let finish: @MainActor ([URL]) -> Void

  init(_ configuration: PHPickerConfiguration, _ finish: @escaping @MainActor ([URL]) -> Void) {
    (limit, self.finish) = (configuration.selectionLimit, finish)
    super.init(forOpeningContentTypes: (configuration.filter ?? .any(of: [.images, .videos])).types)
    allowsMultipleSelection = limit != 1
    delegate = self
  }
  required init?(coder: NSCoder) { return nil }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    finish(limit == 0 ? urls : Array(urls.prefix(limit)))
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) { finish([]) }
}
