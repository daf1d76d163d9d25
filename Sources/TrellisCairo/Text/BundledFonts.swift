import CCairo
import TrellisText

/// The fonts in the program's bundle, in addition to the system's.
enum BundledFonts {
  /// Whether the process's fontconfig is the bundle's; the first use installs it.
  ///
  /// False if the program isn't in a bundle. A user's `FONTCONFIG_FILE` has no effect in a bundle.
  static let areUsed: Bool = {
    guard let folder = BundledFiles.folder, let config = FcConfigCreate() else { return false }
    let isRead = (folder + "/fonts.conf").withCString { path in
      path.withMemoryRebound(to: FcChar8.self, capacity: strlen(path) + 1) { path in
        FcConfigParseAndLoad(config, path, 1) != 0
      }
    }
    guard isRead, FcConfigBuildFonts(config) != 0, FcConfigSetCurrent(config) != 0 else {
      FcConfigDestroy(config)
      return false
    }
    return true  // the configuration is the process's, and stays
  }()
}
