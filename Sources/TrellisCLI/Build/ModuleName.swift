import Foundation

/// The name of the module for user code.
enum ModuleName {
  private static let keywords: Set = [
    "Any", "Self", "Type", "Protocol", "as", "associatedtype", "break", "case", "catch", "class", "continue",
    "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard",
    "if", "import", "in", "init", "inout", "internal", "is", "let", "nil", "operator", "precedencegroup",
    "private",
    "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch",
    "throw", "throws", "true", "try", "typealias", "var", "where", "while", "main",
  ]

  /// Returns the name of a file or folder as an identifier that isn't taken.
  static func make(path: String, isTaken: (String) -> Bool) -> String {
    let base = ((path as NSString).lastPathComponent as NSString)
    let stem = base.pathExtension == "swift" ? base.deletingPathExtension : base as String
    var name = String(stem.unicodeScalars.map { isLetterOrDigit($0) ? Character($0) : "_" })
    if name.first.map(\.isNumber) ?? true { name = "_" + name }
    if name.allSatisfy({ $0 == "_" }) { name = "App" + name }
    while keywords.contains(name) || isTaken(name) { name += "_" }
    return name
  }

  private static func isLetterOrDigit(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_": true
    default: false
    }
  }
}
