import Foundation

/// The shared libraries that a program needs, found as the dynamic linker finds them.
struct LibraryWalk {
  /// Returns what a file at a path names: its libraries, and the folders in which they are looked for; nil if it isn't a library.
  var read: (String) -> (needed: [String], runPath: String?)?
  /// Returns whether there is a file at a path.
  var exists: (String) -> Bool
  /// The folders that are searched after a library's own.
  var folders: [String]

  /// The libraries found, by name, and the names that weren't found, each with the file that needs it.
  struct Result: Equatable {
    var paths: [String: String] = [:]
    var missing: [String: String] = [:]
  }

  /// Returns the libraries of files, and the libraries of these; names of the C library and the like are left out.
  ///
  /// `names` are libraries that the program opens while it runs. If one of them isn't found, it isn't missing.
  func libraries(of files: [String], opening names: [String] = []) -> Result {
    var result = Result()
    var waiting = files
    for name in names {
      if let path = find(name, for: nil) {
        result.paths[name] = path
        waiting.append(path)
      }
    }
    while let file = waiting.popLast() {
      guard let contents = read(file) else { continue }
      for name in contents.needed where result.paths[name] == nil && !LibraryWalk.isSystem(name) {
        if let path = find(name, for: (file, contents.runPath)) {
          result.paths[name] = path
          waiting.append(path)
        } else {
          result.missing[name] = file
        }
      }
    }
    return result
  }

  private func find(_ name: String, for user: (file: String, runPath: String?)?) -> String? {
    var own: [String] = []
    if let user, let path = user.runPath {
      let origin = (user.file as NSString).deletingLastPathComponent
      own = path.split(separator: ":").map {
        $0.replacingOccurrences(of: "${ORIGIN}", with: origin).replacingOccurrences(
          of: "$ORIGIN", with: origin)
      }
    }
    return (own + folders).lazy.map { "\($0)/\(name)" }.first(where: exists)
  }

  /// Returns whether a library belongs to the system's C library, of which a process can have only one.
  static func isSystem(_ name: String) -> Bool {
    let names = [
      "ld-linux", "libc.so", "libm.so", "libmvec.so", "libdl.so", "libpthread.so", "librt.so", "libresolv.so",
      "libutil.so", "libanl.so", "libnss_", "linux-vdso",
    ]
    return names.contains { name.hasPrefix($0) }
  }
}

extension LibraryWalk {
  /// The libraries that Trellis opens while it runs: the desktop's settings, and pictures from the web.
  static let opened = ["libdbus-1.so.3", "libcurl.so.4"]
  /// The library that Trellis opens for pictures in the SVG format.
  static let forSVG = "librsvg-2.so.2"

  /// Creates a walk through the files of this system.
  init(folders: [String]) {
    #if arch(arm64)
      let triple = "aarch64-linux-gnu"
    #else
      let triple = "x86_64-linux-gnu"
    #endif
    let system = [
      "/usr/local/lib", "/usr/lib/\(triple)", "/lib/\(triple)", "/usr/lib64", "/lib64", "/usr/lib", "/lib",
    ]
    self.init(
      read: { path in
        guard let data = try? Data(contentsOf: URL(fileURLWithPath: path), options: .alwaysMapped),
          let file = ELFFile(data)
        else { return nil }
        return (file.needed, file.runPath)
      },
      exists: { access($0, R_OK) == 0 }, folders: folders + system)
  }
}
