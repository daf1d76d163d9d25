import Foundation
import Synchronization
import TrellisFailure

/// A bundle as a compressed archive: one part after the other, each compressed by itself.
///
/// A sequence of xz streams is an xz stream, and a sequence of tar archives without their ends is a tar archive. So each part's
/// compressed size is exact, and the parts are compressed at the same time.
struct Archive {
  /// The folder whose contents are archived, under its name.
  let folder: String
  private let tar: String
  private let xz: String

  init(folder: String) throws {
    self.folder = folder
    (tar, xz) = try Archive.tools()
  }

  /// Returns the paths of the tools, which are checked before anything is compiled.
  @discardableResult
  static func tools() throws -> (tar: String, xz: String) {
    guard let tar = Subprocess.find("tar") else {
      throw Failure.unavailable("tar isn't on the PATH; install the package tar, or use --appdir")
    }
    guard let xz = Subprocess.find("xz") else {
      throw Failure.unavailable("xz isn't on the PATH; install the package xz-utils, or use --appdir")
    }
    return (tar, xz)
  }

  /// Writes the archive, and returns each part's compressed size.
  func write(to output: String, _ parts: [(part: SizeReport.Part, paths: [String])], date: Int) throws
    -> [SizeReport.Part: Int]
  {
    let name = (folder as NSString).lastPathComponent
    var files: [String] = []
    defer { for file in files { unlink(file) } }
    for (index, part) in parts.enumerated() {
      let file = "\(output).\(index)"
      files += [file, file + ".xz", file + ".list"]
      let list = part.paths.map { $0.isEmpty ? name : "\(name)/\($0)" }.joined(separator: "\0")
      try Data(list.utf8).write(to: URL(fileURLWithPath: file + ".list"))
      let status = try Subprocess.run(
        tar,
        [
          "--create", "--file", file, "--directory", (folder as NSString).deletingLastPathComponent,
          "--format=gnu", "--blocking-factor=1", "--owner=0", "--group=0", "--numeric-owner",
          "--mtime=@\(date)",
          "--no-recursion", "--null", "--files-from", file + ".list",
        ])
      guard status.exitCode == 0 else {
        throw Failure.cantCreate("tar can't write \(file); its message is above")
      }
      if index < parts.count - 1 { try removeEnd(of: file) }
    }
    let failures = Mutex<[any Error]>([])
    let (program, streams) = (xz, (0..<parts.count).map { "\(output).\($0)" })
    DispatchQueue.concurrentPerform(iterations: parts.count) { index in
      do {
        guard try Subprocess.run(program, Archive.options + [streams[index]]).exitCode == 0 else {
          throw Failure.cantCreate("xz can't compress \(streams[index]); its message is above")
        }
      } catch {
        failures.withLock { $0.append(error) }
      }
    }
    if let failure = failures.withLock({ $0.first }) { throw failure }
    return try join(streams.map { $0 + ".xz" }, parts.map(\.part), into: output)
  }

  /// The options of xz: the filter for this machine's code saves some percent.
  private static var options: [String] {
    #if arch(x86_64)
      let filters = ["--x86", "--lzma2=preset=9"]
    #else
      let filters = ["-9"]
    #endif
    return filters + ["--force", "--keep"]
  }

  /// Removes the two empty blocks at the end of a tar archive.
  private func removeEnd(of file: String) throws {
    var status = stat()
    guard stat(file, &status) == 0, truncate(file, status.st_size - 1024) == 0 else {
      throw Failure.cantWrite(file, String(cString: strerror(errno)))
    }
  }

  private func join(_ files: [String], _ parts: [SizeReport.Part], into output: String) throws
    -> [SizeReport.Part: Int]
  {
    guard FileManager.default.createFile(atPath: output, contents: nil) else {
      throw Failure.cantWrite(output, String(cString: strerror(errno)))
    }
    let handle = try FileHandle(forWritingTo: URL(fileURLWithPath: output))
    var sizes: [SizeReport.Part: Int] = [:]
    for (file, part) in zip(files, parts) {
      let data = try Data(contentsOf: URL(fileURLWithPath: file), options: .alwaysMapped)
      try handle.write(contentsOf: data)
      sizes[part] = data.count
    }
    try handle.close()
    return sizes
  }
}
