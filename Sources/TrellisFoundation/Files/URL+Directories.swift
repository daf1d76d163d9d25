import Foundation

extension URL {
  /// The user's documents: `~/Documents`, unless the desktop names another folder.
  ///
  /// On a Mac, this folder exists in every home. Here, the property creates the folder if it doesn't exist (ours).
  public static var documentsDirectory: URL { existing(userFolder(.documentDirectory, "Documents")) }

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
  ///
  /// The property creates the folder if it doesn't exist (ours).
  public static var applicationSupportDirectory: URL {
    existing(userFolder(.applicationSupportDirectory, ".local/share"))
  }

  /// The files that programs can make again: `$XDG_CACHE_HOME`, or else `~/.cache`.
  ///
  /// The property creates the folder if it doesn't exist (ours).
  public static var cachesDirectory: URL { existing(userFolder(.cachesDirectory, ".cache")) }

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

  /// Returns a folder after an attempt to create it.
  private static func existing(_ folder: URL) -> URL {
    if access(folder.path, F_OK) != 0 {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    return folder
  }

  private static func userFolder(_ folder: FileManager.SearchPathDirectory, _ otherwise: String) -> URL {
    FileManager.default.urls(for: folder, in: .userDomainMask).first
      .map { URL(filePath: $0.path, directoryHint: .isDirectory) }
      ?? homeDirectory.appending(path: otherwise, directoryHint: .isDirectory)
  }
}
