import Foundation

/// The modules that source files import, found without a compiler.
struct ImportScan {
  /// The names of the imported modules, in all branches of `#if`.
  private(set) var modules: Set<String> = []
  /// The names of modules of Apple's systems alone that a file asks for with `canImport`.
  private(set) var tested: Set<String> = []

  /// Whether a file imports AppKit or Cocoa outside of `#if`.
  private(set) var importsAppKit = false

  /// Whether a file was written for Linux, too, so that the files import everything that they use there.
  private(set) var supportsLinux = false

  private static let linuxPhrases = [
    "os(Linux)", "canImport(Glibc)", "import FoundationNetworking", "@preconcurrency import Foundation",
  ].map { Data($0.utf8) }

  /// Scans the files at paths; files that can't be read are ignored, since the compiler reports them.
  init(files: [String]) {
    for file in files {
      if let contents = FileManager.default.contents(atPath: file) { scan(contents) }
    }
  }

  /// Creates a scan without files.
  init() {}

  /// Scans a file's contents.
  mutating func scan(_ contents: Data) {
    importsAppKit = importsAppKit || MacModules.areImported(in: contents)
    add(contents)
  }

  /// Scans a file's contents for all but modules that depend on conditions.
  mutating func add(_ contents: Data) {
    for name in Toolkit.aliases.keys where contents.range(of: Data("canImport(\(name)".utf8)) != nil {
      tested.insert(name)
    }
    supportsLinux = supportsLinux || ImportScan.linuxPhrases.contains { contents.range(of: $0) != nil }
    let keyword = Data("import ".utf8)
    var start = contents.startIndex
    while let found = contents.range(of: keyword, in: start..<contents.endIndex) {
      start = found.upperBound
      if let name = module(importedAt: found, in: contents) { modules.insert(name) }
    }
  }

  /// Returns the name of the module after the keyword; nil if the line doesn't begin with an import.
  private func module(importedAt keyword: Range<Data.Index>, in contents: Data) -> String? {
    let lineStart = contents[..<keyword.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
    let before = contents[(lineStart ?? contents.startIndex)..<keyword.lowerBound]
    let words = String(decoding: before, as: UTF8.self).split(separator: " ")
    let modifiers: Set = ["public", "package", "internal", "fileprivate", "private"]
    guard words.allSatisfy({ $0.hasPrefix("@") || modifiers.contains(String($0)) }) else { return nil }
    let lineEnd = contents[keyword.upperBound...].firstIndex(of: UInt8(ascii: "\n")) ?? contents.endIndex
    let kinds: Set = ["struct", "class", "enum", "protocol", "func", "var", "let", "typealias"]
    let rest = String(decoding: contents[keyword.upperBound..<lineEnd], as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
      .drop { kinds.contains(String($0)) }
    return rest.first?.split(separator: ".").first.map(String.init)
  }
}
