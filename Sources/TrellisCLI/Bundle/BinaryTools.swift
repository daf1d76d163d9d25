import Foundation
import TrellisFailure

/// The tools that change copies of programs and libraries.
struct BinaryTools {
  /// The folder of the toolchain's shared libraries, without links.
  let runtime: String
  /// The command that removes symbols, with its arguments.
  private let stripper: [String]

  /// Finds the tools beside the compiler, or on the `PATH`.
  init(compiler: String) throws {
    let folder = ((AbsolutePath.realPath(compiler) ?? compiler) as NSString).deletingLastPathComponent
    let library = (folder as NSString).deletingLastPathComponent + "/lib/swift/linux"
    runtime = AbsolutePath.realPath(library) ?? library
    if access(folder + "/llvm-objcopy", X_OK) == 0 {
      stripper = [folder + "/llvm-objcopy", "--strip-all"]
    } else if let strip = Subprocess.find("strip") {
      stripper = [strip, "--strip-all"]
    } else {
      throw Failure.unavailable(
        "neither llvm-objcopy beside \(compiler) nor strip is there; install the package binutils")
    }
  }

  /// The version of the C library of this system.
  static var libraryVersion: String {
    // `_CS_GNU_LIBC_VERSION`, which isn't imported: the text is like `glibc 2.36`.
    var text = [CChar](repeating: 0, count: 64)
    confstr(2, &text, text.count)
    return String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self).split(separator: " ").last
      .map(String.init) ?? ""
  }

  /// Removes symbols and debug information that aren't needed at run time.
  func strip(_ file: String) throws {
    guard
      try Subprocess.run(stripper[0], Array(stripper.dropFirst()) + [file]).exitCode == 0
    else { throw Failure.software("can't strip \(file); its message is above") }
  }

  /// Makes a program find its libraries in a folder; `$ORIGIN` is the program's.
  func setRunPath(_ path: String, of file: String) throws {
    guard let data = FileManager.default.contents(atPath: file), var elf = ELFFile(data),
      elf.setRunPath(path)
    else {
      throw Failure.software(
        "can't set the library path of \(file): it has none, or one shorter than \(path)")
    }
    try elf.data.write(to: URL(fileURLWithPath: file))
    chmod(file, 0o755)
  }

  /// Makes a library find others beside it, if it looks for them in a folder of this system.
  func makeRelative(_ file: String) throws {
    guard let data = FileManager.default.contents(atPath: file), let path = ELFFile(data)?.runPath,
      path != "$ORIGIN"
    else { return }
    try setRunPath("$ORIGIN", of: file)
  }
}
