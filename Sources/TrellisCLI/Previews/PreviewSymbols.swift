import Foundation

/// The previews that a program contains.
enum PreviewSymbols {
  private static let prefix = Data("trellis_preview_".utf8)

  /// Returns the symbols of the `#Preview`s in a program; empty if the file can't be read.
  static func symbols(of program: String) -> Set<String> {
    guard let data = try? Data(contentsOf: URL(fileURLWithPath: program), options: .mappedIfSafe) else {
      return []
    }
    return symbols(in: data)
  }

  /// Returns the symbols in a program's bytes, each of which ends with a zero byte.
  static func symbols(in data: Data) -> Set<String> {
    var symbols: Set<String> = []
    var start = data.startIndex
    while let found = data.range(of: prefix, in: start..<data.endIndex) {
      let end = data[found.upperBound...].firstIndex(of: 0) ?? data.endIndex
      symbols.insert(String(decoding: data[found.lowerBound..<end], as: UTF8.self))
      start = end
    }
    return symbols
  }
}
