public import Foundation

extension FileManager {
  /// The identity of the user's iCloud account: nil, because there is none on Linux.
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }

  /// Returns the folder of an iCloud container: nil, because there is none on Linux.
  public func url(forUbiquityContainerIdentifier containerIdentifier: String?) -> URL? { nil }

  /// Returns whether a file is in iCloud: false.
  public func isUbiquitousItem(at url: URL) -> Bool { false }

  /// Returns the folder that the programs of a group share, and creates it.
  ///
  /// The folder is `Group Containers/IDENTIFIER` in `URL.applicationSupportDirectory` (ours). The result is nil for an identifier that
  /// isn't the name of a folder, or if the folder can't be created.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard !groupIdentifier.isEmpty, groupIdentifier != ".", groupIdentifier != "..",
      !groupIdentifier.contains("/")
    else { return nil }
    let folder = URL.applicationSupportDirectory
      .appending(path: "Group Containers/\(groupIdentifier)", directoryHint: .isDirectory)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }
}
