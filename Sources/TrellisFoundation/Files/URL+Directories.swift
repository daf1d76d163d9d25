import Foundation

extension URL {
  /// The user's documents: `~/Documents`, unless the desktop names another folder.
  public static var documentsDirectory: URL { userFolder(.documentDirectory, "Documents") }

  /// The user's downloads: `~/Downloads`, unless the desktop names another folder.
  public static var downloadsDirectory: URL { userFolder(.downloadsDirectory, "Downloads") }

  /// The user's desktop: `~/Desktop`, unless the desktop names another folder.
  public static var desktopDirectory: URL { userFolder(.desktopDirectory, "Desktop") }

  /// The user's pictures: `~/Pictures`, unless the desktop names another folder.
  public static var picturesDirectory: URL { userFolder(.picturesDirectory, "Pictures") }

  /// The user's music: `~/Music`, unless the desktop names another folder.
  public static var musicDirectory: URL { userFolder(.musicDirectory, "Music") }

  /// The user's films: `~/Videos`, unless the desktop names another folder.
  public static var moviesDirectory: URL { userFolder(.moviesDirectory, "Videos") }

  /// The folder that the user shares with others: `~/Public`, unless the desktop names another folder.
  public static var sharedPublicDirectory: URL { userFolder(.sharedPublicDirectory, "Public") }

  /// The files that programs keep for the user: `$XDG_DATA_HOME`, or else `~/.local/share`.
  public static var applicationSupportDirectory: URL {
    userFolder(.applicationSupportDirectory, ".local/share")
  }

  /// The files that programs can make again: `$XDG_CACHE_HOME`, or else `~/.cache`.
  public static var cachesDirectory: URL { userFolder(.cachesDirectory, ".cache") }

  /// The folder of `applicationSupportDirectory`, because Linux has no `~/Library` (ours).
  public static var libraryDirectory: URL { applicationSupportDirectory }

  /// The folder of all users' home folders.
  public static var userDirectory: URL { homeDirectory.deletingLastPathComponent() }

  /// The files in the user's trash, by the trash specification of freedesktop.org.
  public static var trashDirectory: URL {
    applicationSupportDirectory.appending(path: "Trash/files", directoryHint: .isDirectory)
  }

  /// The descriptions of the user's programs: `applications` in `applicationSupportDirectory` (ours).
  public static var applicationDirectory: URL {
    applicationSupportDirectory.appending(path: "applications", directoryHint: .isDirectory)
  }

  private static func userFolder(_ folder: FileManager.SearchPathDirectory, _ otherwise: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      .map { URL(filePath: $0.path, directoryHint: .isDirectory) }
      ?? homeDirectory.appending(path: otherwise, directoryHint: .isDirectory)
  }
}
