public import Foundation

/// A file, a folder with what is in it, or a symbolic link, as it is to be written or was read.
///
/// Foundation has it on Apple's platforms, and not on Linux.
///
/// Source: documented, developer.apple.com/documentation/foundation/filewrapper.
open class FileWrapper: @unchecked Sendable {
  // Unchecked as it is there: nobody changes it while others use it.

  /// How a file is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Where something goes wrong, what was there stays as it was.
    public static let atomic = WritingOptions(rawValue: 1)
    /// The wrapper takes the name of where it is written.
    public static let withNameUpdating = WritingOptions(rawValue: 2)
  }

  /// How a file is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Options as bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// All of it at once, which is done in any case.
    public static let immediate = ReadingOptions(rawValue: 1)
    /// Without keeping it in memory twice, which is done in any case.
    public static let withoutMapping = ReadingOptions(rawValue: 2)
  }

  private enum Content {
    case file(Data)
    case folder([String: FileWrapper])
    case link(URL)
  }

  private var content: Content
  /// The name that it had where it was read; nil for one that was made.
  open var filename: String?
  /// The name that it is to have in a folder; nil where none was given.
  open var preferredFilename: String?
  /// What the file system says of it, by the keys of `FileManager`; empty for one that was made.
  open var fileAttributes: [String: Any] = [:]

  /// Creates a file.
  public init(regularFileWithContents contents: Data) { content = .file(contents) }

  /// Creates a folder with what is in it, by names.
  public init(directoryWithFileWrappers childrenByPreferredName: [String: FileWrapper]) {
    content = .folder(childrenByPreferredName)
    for (name, child) in childrenByPreferredName where child.preferredFilename == nil {
      child.preferredFilename = name
    }
  }

  /// Creates a symbolic link.
  public init(symbolicLinkWithDestinationURL url: URL) { content = .link(url) }

  /// Reads what is at an address.
  ///
  /// - Throws: what `FileManager` and `Data` say where it isn't there or can't be read.
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

  /// Whether it is a file.
  open var isRegularFile: Bool { if case .file = content { true } else { false } }
  /// Whether it is a folder.
  open var isDirectory: Bool { if case .folder = content { true } else { false } }
  /// Whether it is a symbolic link.
  open var isSymbolicLink: Bool { if case .link = content { true } else { false } }

  /// The bytes of a file; nil for what is none.
  open var regularFileContents: Data? { if case .file(let data) = content { data } else { nil } }
  /// What is in a folder, by names; nil for what is none.
  open var fileWrappers: [String: FileWrapper]? { if case .folder(let all) = content { all } else { nil } }
  /// Where a symbolic link leads; nil for what is none.
  open var symbolicLinkDestinationURL: URL? { if case .link(let url) = content { url } else { nil } }

  // MARK: - Folders

  /// Adds something to a folder, and answers by which name: the preferred one, with a number in front where that is taken.
  ///
  /// - Precondition: it is a folder, and what is added has a preferred name.
  @discardableResult open func addFileWrapper(_ child: FileWrapper) -> String {
    guard case .folder(var all) = content, let name = child.preferredFilename, !name.isEmpty else {
      preconditionFailure(
        "addFileWrapper: \(isDirectory ? "what is added has no preferredFilename" : "the wrapper is no directory")"
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

  /// Adds a file to a folder, and answers by which name.
  ///
  /// - Precondition: it is a folder, and the name isn't empty.
  @discardableResult
  open func addRegularFile(withContents data: Data, preferredFilename fileName: String) -> String {
    let child = FileWrapper(regularFileWithContents: data)
    child.preferredFilename = fileName
    return addFileWrapper(child)
  }

  /// Takes something out of a folder; what isn't in it is left alone.
  open func removeFileWrapper(_ child: FileWrapper) {
    guard case .folder(let all) = content else { return }
    content = .folder(all.filter { $0.value !== child })
  }

  /// The name by which something is in a folder; nil where it isn't.
  open func keyForFileWrapper(_ child: FileWrapper) -> String? {
    fileWrappers?.first { $0.value === child }?.key
  }

  // MARK: - Writing

  /// Writes it to an address, on the place of what is there.
  ///
  /// - Throws: what `FileManager` and `Data` say where it can't be written. A file is written whole or not at all with ``WritingOptions/atomic``.
  open func write(to url: URL, options: WritingOptions = [], originalContentsURL: URL?) throws {
    let manager = FileManager.default
    switch content {
    case .file(let data): try data.write(to: url, options: options.contains(.atomic) ? .atomic : [])
    case .link(let target):
      if (try? manager.attributesOfItem(atPath: url.path)) != nil { try manager.removeItem(at: url) }
      try manager.createSymbolicLink(at: url, withDestinationURL: target)
    case .folder(let all):
      // Beside its place first, so that what is there stays where something goes wrong.
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
