public import TrellisFoundation
public import UniformTypeIdentifiers

/// A file that is a parameter of an intent, or its result.
public struct IntentFile: Hashable, Sendable {
  /// The file's contents; empty if the file can't be read.
  public var data: Data { contents ?? fileURL.flatMap { try? Data(contentsOf: $0) } ?? Data() }
  /// The file's name.
  public var filename: String
  /// The kind of the file; nil if it isn't known.
  public var type: UTType?
  /// The location of the file; nil if it is only in memory.
  public let fileURL: URL?
  /// Whether the system removes the file after the intent; without effect here.
  public var removedOnCompletion = false

  private let contents: Data?

  /// Creates a file in memory.
  public init(data: Data, filename: String, type: UTType? = nil) {
    (contents, self.filename, self.type, fileURL) = (data, filename, type, nil)
  }

  /// Creates a file at a location.
  public init(fileURL: URL, filename: String? = nil, type: UTType? = nil) {
    (contents, self.fileURL) = (nil, fileURL)
    self.filename = filename ?? fileURL.lastPathComponent
    self.type = type ?? UTType(filenameExtension: fileURL.pathExtension)
  }
}

/// The kinds of files of a parameter; without effect here.
extension IntentParameter {
  /// Creates a parameter for files of some kinds.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedContentTypes: [UTType], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }

  /// Creates a parameter for files of some kinds, by their identifiers.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(title: title, description: description)
  }
}
