import Foundation
import TrellisFailure

/// The commands that compile and link a replacement: those that the compiler's driver would run, without the driver.
///
/// The driver takes longer than the linker.
struct ReplacementCommands {
  /// The compiler's frontend with its arguments.
  private let compile: [String]
  /// The linker with its arguments.
  private let link: [String]
  private let folder: String
  private let module: String
  /// The module's name in the commands, in whose place each replacement has a name of its own.
  private static let name = "Replacement0"

  init(_ arguments: [String], compiler: String, module: String, folder: String, library: String) throws {
    (self.folder, self.module) = (folder, module)
    let stem = "\(folder)/\(ReplacementCommands.name)"
    try Data().write(to: URL(fileURLWithPath: stem + ".swift"))
    compile = try ReplacementCommands.jobs(
      compiler,
      [
        "-c", "-parse-as-library", stem + ".swift", "-o", stem + ".o", "-module-name",
        ReplacementCommands.name,
      ]
        + ReplacementCommands.withoutModuleName(arguments)
    )[0]
    let driver =
      try ReplacementCommands.jobs(
        compiler,
        ["-emit-library", stem + ".o", "-o", stem + ".so", "-L", library] + ModuleLibrary.linkOptions
      ).last ?? []
    let linker =
      ((AbsolutePath.realPath(compiler) ?? compiler) as NSString).deletingLastPathComponent + "/ld.lld"
    if let start = driver.first(where: { $0.hasSuffix("/swiftrt.o") }), access(linker, X_OK) == 0 {
      let folders = zip(driver, driver.dropFirst()).filter { $0.0 == "-L" }.flatMap { ["-L", $0.1] }
      link =
        [linker, "-shared", start, stem + ".o"] + folders
        + ModuleLibrary.linkerOptions + ["-lswiftCore", "-o", stem + ".so"]
    } else {
      link =
        [compiler, "-emit-library", stem + ".o", "-o", stem + ".so", "-L", library]
        + ModuleLibrary.linkOptions
    }
  }

  private static func withoutModuleName(_ arguments: [String]) -> [String] {
    guard let index = arguments.firstIndex(of: "-module-name") else { return arguments }
    return Array(arguments[..<index] + arguments[(index + 2)...]).filter { $0 != "-parse-as-library" }
  }

  /// Returns the commands that the driver would run.
  static func jobs(_ compiler: String, _ arguments: [String]) throws -> [[String]] {
    let outcome = try Subprocess.run(compiler, arguments + ["-###"], capturing: .output)
    let jobs = outcome.output.split(separator: "\n").map { words(String($0)) }.filter { !$0.isEmpty }
    guard outcome.exitCode == 0, !jobs.isEmpty else {
      throw Failure.software("\(compiler) doesn't print its commands (-###)")
    }
    return jobs
  }

  /// Splits a command line, in which single quotes are around words with special characters.
  static func words(_ line: String) -> [String] {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var rest = line[...]
    while let character = rest.popFirst() {
      switch character {
      case "'":
        isQuoted.toggle()
        word = word ?? ""
      case "\\" where !isQuoted: word = (word ?? "") + (rest.popFirst().map(String.init) ?? "")
      case " " where !isQuoted:
        if let word { words.append(word) }
        word = nil
      default: word = (word ?? "") + String(character)
      }
    }
    return words + [word].compactMap(\.self)
  }

  /// Compiles an empty replacement on another thread, so that the compiler has prepared the modules of C headers before the first edit.
  func warmUp() {
    let text = "import \(module)\nimport SwiftUI\n"
    Thread.detachNewThread { _ = try? build(text, number: 0) }
  }

  /// Compiles the text of a replacement with a number, and returns the library's path; throws `WatchedBuild.Errors`.
  func build(_ text: String, number: Int) throws -> String {
    let name = "Replacement\(number)"
    try Data(text.utf8).write(to: URL(fileURLWithPath: "\(folder)/\(name).swift"))
    for command in [compile, link] {
      let words = command.map {
        $0.replacingOccurrences(of: ReplacementCommands.name, with: name)
      }
      let outcome = try Subprocess.run(words[0], Array(words.dropFirst()), capturing: .everything)
      if outcome.exitCode != 0 { throw WatchedBuild.Errors(output: outcome.output) }
    }
    unlink("\(folder)/\(name).o")
    return "\(folder)/\(name).so"
  }
}
