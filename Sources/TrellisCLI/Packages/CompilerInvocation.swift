import Foundation

/// The arguments with which SwiftPM runs the compiler.
struct CompilerInvocation {
  /// The use of the compiler.
  enum Kind {
    /// A compilation of a module's source.
    case compilation
    /// The linking of a program or a library.
    case linking
    /// Anything else, such as a question about the compiler.
    case other
  }

  let arguments: [String]
  let kind: Kind
  /// The module's name; empty if none is given.
  let module: String
  /// The arguments, with the words of response files (`@path`) in place of these.
  let inputs: [String]
  /// The paths of the Swift files.
  var sources: [String] { inputs.filter { $0.hasSuffix(".swift") } }

  init(_ given: [String]) {
    var arguments = given
    // The root as an SDK is SwiftPM's, from our Swift SDK. The compiler would search it for the libraries of the toolchain.
    if let option = arguments.firstIndex(of: "-sdk"), option + 1 < arguments.count,
      arguments[option + 1] == "/"
    {
      arguments.removeSubrange(option...(option + 1))
    }
    self.arguments = arguments
    module = CompilerInvocation.value(of: "-module-name", in: arguments) ?? ""
    inputs = arguments.flatMap { argument -> [String] in
      argument.hasPrefix("@") ? CompilerInvocation.words(ofFile: String(argument.dropFirst())) : [argument]
    }
    if arguments.contains("-emit-executable") || arguments.contains("-emit-library") {
      kind = .linking
    } else {
      kind = inputs.allSatisfy { !$0.hasSuffix(".swift") } ? .other : .compilation
    }
  }

  /// Returns the argument after an option; nil if the option isn't given.
  func value(of option: String) -> String? { CompilerInvocation.value(of: option, in: arguments) }

  private static func value(of option: String, in arguments: [String]) -> String? {
    arguments.firstIndex(of: option).flatMap { arguments.indices.contains($0 + 1) ? arguments[$0 + 1] : nil }
  }

  /// Returns the words of a response file, one per line: with backslashes, or in single quotes if they have special characters.
  static func words(ofFile path: String) -> [String] {
    let data = FileManager.default.contents(atPath: path) ?? Data()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map { line in
      var word = ""
      var isEscaped = false
      var isQuoted = false
      for character in line {
        if isEscaped {
          word.append(character)
          isEscaped = false
        } else if character == "'" {
          isQuoted.toggle()
        } else if character == "\\", !isQuoted {
          isEscaped = true
        } else {
          word.append(character)
        }
      }
      return word
    }
  }

  /// Returns the text of a response file with some words, one per line, with backslashes.
  static func responseFile(_ arguments: [String]) -> String {
    arguments.map { argument in
      argument.reduce(into: "") { text, character in
        if #" \"'"#.contains(character) { text.append("\\") }
        text.append(character)
      } + "\n"
    }.joined()
  }
}
