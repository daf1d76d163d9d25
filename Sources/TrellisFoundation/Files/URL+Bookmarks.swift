public import Foundation

extension NSURL {
  /// Options for creating a bookmark.
  ///
  /// They have no effect on Linux, where programs aren't confined to a sandbox.
  public struct BookmarkCreationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// A bookmark with little information.
    public static let minimalBookmark = Self(rawValue: 1 << 9)
    /// A bookmark that can be written as a file.
    public static let suitableForBookmarkFile = Self(rawValue: 1 << 10)
    /// A bookmark that gives access in a sandbox.
    public static let withSecurityScope = Self(rawValue: 1 << 11)
    /// A bookmark that gives access for reading in a sandbox.
    public static let securityScopeAllowOnlyReadAccess = Self(rawValue: 1 << 12)
    /// A bookmark that doesn't give access by itself.
    public static let withoutImplicitSecurityScope = Self(rawValue: 1 << 29)
  }

  /// Options for resolving a bookmark.
  ///
  /// They have no effect on Linux.
  public struct BookmarkResolutionOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// No dialog during the resolution.
    public static let withoutUI = Self(rawValue: 1 << 8)
    /// No volume is mounted during the resolution.
    public static let withoutMounting = Self(rawValue: 1 << 9)
    /// Access in a sandbox.
    public static let withSecurityScope = Self(rawValue: 1 << 10)
    /// No access by itself.
    public static let withoutImplicitStartAccessing = Self(rawValue: 1 << 15)
  }
}

extension URL {
  /// Options for creating a bookmark.
  public typealias BookmarkCreationOptions = NSURL.BookmarkCreationOptions
  /// Options for resolving a bookmark.
  public typealias BookmarkResolutionOptions = NSURL.BookmarkResolutionOptions

  /// Returns data by which a program finds this file later.
  ///
  /// The data has the path (ours): a file that was moved isn't found. Throws if this isn't the URL of an existing file.
  public func bookmarkData(
    options: BookmarkCreationOptions = [], includingResourceValuesForKeys keys: Set<URLResourceKey>? = nil,
    relativeTo url: URL? = nil
  ) throws -> Data {
    guard isFileURL, FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    return try PropertyListEncoder().encode(Bookmark(path: absoluteURL.standardizedFileURL.path))
  }

  /// Creates the URL of the file that a bookmark describes.
  ///
  /// `bookmarkDataIsStale` becomes false. Throws if the data isn't a bookmark, or if the file doesn't exist any more.
  public init(
    resolvingBookmarkData data: Data, options: BookmarkResolutionOptions = [], relativeTo url: URL? = nil,
    bookmarkDataIsStale: inout Bool
  ) throws {
    guard let path = (try? PropertyListDecoder().decode(Bookmark.self, from: data))?.path else {
      throw CocoaError(.fileReadCorruptFile)
    }
    guard FileManager.default.fileExists(atPath: path) else {
      throw CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: path])
    }
    bookmarkDataIsStale = false
    self.init(fileURLWithPath: path)
  }
}

private struct Bookmark: Codable {
  var path: String
}
