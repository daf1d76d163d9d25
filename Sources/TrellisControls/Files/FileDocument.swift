import Foundation
public import Combine
public import UniformTypeIdentifiers

/// The properties of a file that a document is read from.
public nonisolated struct FileDocumentReadConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file to read.
  public let file: FileWrapper
}

/// The properties of a file that a document is written to.
public nonisolated struct FileDocumentWriteConfiguration {
  /// The type of the file.
  public let contentType: UTType
  /// The file that exists already; nil for a new document.
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
@preconcurrency public nonisolated protocol FileDocument: Sendable {
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as; by default, the readable types.
  static var writableContentTypes: [UTType] { get }
  /// The properties of a file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The properties of a file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Creates the document from a file; throws an error if the file can't be read.
  init(configuration: ReadConfiguration) throws
  /// Returns the file to write; throws an error if the document can't be written.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// The readable types, as the default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// A reference-type document that can be read from files and written to them, by way of snapshots.
@preconcurrency public nonisolated protocol ReferenceFileDocument: ObservableObject, Sendable {
  /// The state of the document at one time.
  associatedtype Snapshot
  /// The types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The types that the document can be written as; by default, the readable types.
  static var writableContentTypes: [UTType] { get }
  /// The properties of a file that a document is read from.
  typealias ReadConfiguration = FileDocumentReadConfiguration
  /// The properties of a file that a document is written to.
  typealias WriteConfiguration = FileDocumentWriteConfiguration
  /// Creates the document from a file; throws an error if the file can't be read.
  init(configuration: ReadConfiguration) throws
  /// Returns a snapshot of the document, to be written as a type.
  func snapshot(contentType: UTType) throws -> Snapshot
  /// Returns the file to write for a snapshot.
  func fileWrapper(snapshot: Snapshot, configuration: WriteConfiguration) throws -> FileWrapper
}

extension ReferenceFileDocument {
  /// The readable types, as the default.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}
