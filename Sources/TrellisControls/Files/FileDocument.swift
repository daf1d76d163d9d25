import Foundation
public import Combine
public import UniformTypeIdentifiers

/// What a document is read from.
///
/// Source: documented, developer.apple.com/documentation/swiftui/filedocumentreadconfiguration.
public nonisolated struct FileDocumentReadConfiguration {
  /// The kind of what is read.
  public let contentType: UTType
  /// What is read.
  public let file: FileWrapper
}

/// How a document is written.
///
/// Source: documented, developer.apple.com/documentation/swiftui/filedocumentwriteconfiguration.
public nonisolated struct FileDocumentWriteConfiguration {
  /// The kind that is written.
  public let contentType: UTType
  /// What is there already; nil where the document is new.
  public let existingFile: FileWrapper?
}

/// A value that can be read from files and written to them.
///
/// ```swift
/// struct Note: FileDocument {
///   static let readableContentTypes = [UTType.plainText]
///   var text = ""
///   init(configuration: ReadConfiguration) throws {
///     text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
///   }
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
/// Source: documented, developer.apple.com/documentation/swiftui/filedocument.
@preconcurrency public nonisolated protocol FileDocument: Sendable {
  /// The kinds that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that it can be written as; those that it can be read from, unless it says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it; what is thrown is an error of reading.
  init(configuration: ReadConfiguration) throws
  /// What is to be written; what is thrown is an error of writing.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// An object that can be read from files and written to them: it makes a snapshot, and that is written.
///
/// Source: documented, developer.apple.com/documentation/swiftui/referencefiledocument.
@preconcurrency public nonisolated protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// What it is at one time.
  associatedtype Snapshot
  /// The kinds that it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The kinds that it can be written as; those that it can be read from, unless it says otherwise.
  static var writableContentTypes: [UTType] { get }
  /// What it is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// How it is written.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Reads it; what is thrown is an error of reading.
  init(configuration: ReadConfiguration) throws
  /// What it is now, to be written as a kind.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// What is to be written for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// Those that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
