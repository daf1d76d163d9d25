public import Foundation

/// A file, a folder with its contents, or a symbolic link, to be written or as it was read.
///
/// Foundation has this class on Apple's platforms, but not on Linux.
open class FileWrapper: @unchecked Sendable {
  // Unchecked as in Foundation: a wrapper must not be changed while other threads use it.

  /// Options for writing a file.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A failed write leaves the existing file unchanged.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper takes the name of the written file.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// Options for reading a file.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The whole content is read at once; without this option, too.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// The file isn't mapped into memory, which is always so.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name of the file that was read, or was written with ``WritingOptions/withNameUpdating``; nil otherwise.
  open var filename: String?
  /// The preferred name in a folder; nil if none was given.
  open var preferredFilename: String?
  /// The attributes in the file system, by the keys of `FileManager`; empty for a new wrapper.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a folder with its contents by name.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads the file, the folder or the symbolic link at a URL.
  ///
  /// - Throws: the errors of `FileManager` and `Data` if the URL doesn't exist or can't be read.
  public init(url: URL, options: ReadingOptions = []) throws {
    let manager = FileManager.default
    let attributes = try manager.attributesOfItem(atPath: url.path)
    switch attributes[.type] as? FileAttributeType {
    case .typeDirectory?:
      var children: [String: FileWrapper] = [:]
      for name in try manager.contentsOfDirectory(atPath: url.path) {
        children[name] = try FileWrapper(url: url.appendingPathComponent(name), options: options)
      }
      content = .folder(children)
    case .typeSymbolicLink?:
      let target = try manager.destinationOfSymbolicLink(atPath: url.path)
      content = .link(URL(fileURLWithPath: target, relativeTo: url.deletingLastPathComponent()))
    default: content = .file(try Data(contentsOf: url))
    }
    filename = url.lastPathComponent
    preferredFilename = filename
    for (key, value) in attributes { fileAttributes[key.rawValue] = value }
  }

  /// Whether the wrapper is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether the wrapper is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether the wrapper is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The bytes of a file; nil for a folder or a link.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// The contents of a folder by name; nil for a file or a link.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
  /// The destination of a symbolic link; nil for a file or a folder.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  // MARK: - Folders

  /// Adds a wrapper to the folder and returns its key: the preferred name, with a number in front if the name is taken.
  ///
  /// - Precondition: the wrapper is a folder, and the child has a preferred name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var all) = content, let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure(
        "addFileWrapper: \(isDirectory ? "the added wrapper has no preferredFilename" : "the wrapper isn't a directory")"
      )
    }
    var key = name
    var number = 1
    while let other = all[key], other !== child {
      number += 1
      key = "\(number)__#$!@%!#__\(name)"
    }
    all[key] = child
    content = .folder(all)
    return key
  }

  /// Adds a file to the folder and returns its key.
  ///
  /// - Precondition: the wrapper is a folder, and the name isn't empty.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Removes a wrapper from the folder; does nothing if it isn't there.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let all) = content else { return }
    content = .folder(all.filter { $0.value !== child })
  }

  /// Returns the key of a wrapper in the folder; nil if it isn't there.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: - Writing

  /// Writes the wrapper to a URL, replacing an existing file.
  ///
  /// - Throws: the errors of `FileManager` and `Data` if the wrapper can't be written. With ``WritingOptions/atomic``, a file is
  ///   written completely or not at all.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      if (try? manager.attributesOfItem(atPath: url.path)) != nil { try manager.removeItem(at: url) }
      try manager.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let all):
      // The folder is written beside its destination first, so that an error leaves the existing one in place.
      let place = url.deletingLastPathComponent().appendingPathComponent(".\(UUID().uuidString)")
      try manager.createDirectory(at: place, withIntermediateDirectories: false)
      do {
        for (name, child) in all {
          try child.write(
            to: place.appendingPathComponent(name), options: options.subtracting(.atomic),
            originalContentsURL: nil)
        }
        if manager.fileExists(atPath: url.path) { try manager.removeItem(at: url) }
        try manager.moveItem(at: place, to: url)
      } catch {
        try? manager.removeItem(at: place)
        throw error
      }
    }
    if options.contains(.withNameUpdating) { filename = url.lastPathComponent }
  }
}
