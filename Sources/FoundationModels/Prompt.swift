/// A text for the model.
///
/// No model reads it here.
public struct Prompt: Sendable {
  /// The text.
  package let text: String
  /// Creates a text.
  public init(_ content: some PromptRepresentable) { text = content.promptText }
  /// Creates a text of parts.
  public init(@PromptBuilder _ content: () throws -> Prompt) rethrows { self = try content() }
  init(text: String) { self.text = text }
}

/// Instructions for the model.
///
/// No model reads them here.
public struct Instructions: Sendable {
  /// The text.
  package let text: String
  /// Creates instructions.
  public init(_ content: some PromptRepresentable) { text = content.promptText }
  /// Creates instructions of parts.
  public init(@InstructionsBuilder _ content: () throws -> Instructions) rethrows { self = try content() }
  init(text: String) { self.text = text }
}

/// A value that can be a part of a text for the model.
public protocol PromptRepresentable {
  /// The value as text.
  var promptText: String { get }
}

extension String: PromptRepresentable {
  /// The text itself.
  public var promptText: String { self }
}

extension Prompt: PromptRepresentable {
  /// The text.
  public var promptText: String { text }
}

extension Array: PromptRepresentable where Element: PromptRepresentable {
  /// The parts on lines.
  public var promptText: String { map(\.promptText).joined(separator: "\n") }
}

/// A builder of texts for the model.
@resultBuilder public enum PromptBuilder {
  /// Adds a part.
  public static func buildExpression(_ part: some PromptRepresentable) -> String { part.promptText }
  /// Combines parts.
  public static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
  /// Adds parts on a condition.
  public static func buildOptional(_ part: String?) -> String { part ?? "" }
  /// Adds the parts of a branch.
  public static func buildEither(first: String) -> String { first }
  /// Adds the parts of a branch.
  public static func buildEither(second: String) -> String { second }
  /// Adds the parts of a loop.
  public static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "\n") }
  /// Returns the text.
  public static func buildFinalResult(_ text: String) -> Prompt { Prompt(text: text) }
}

/// A builder of instructions for the model.
@resultBuilder public enum InstructionsBuilder {
  /// Adds a part.
  public static func buildExpression(_ part: some PromptRepresentable) -> String { part.promptText }
  /// Combines parts.
  public static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "\n") }
  /// Adds parts on a condition.
  public static func buildOptional(_ part: String?) -> String { part ?? "" }
  /// Adds the parts of a branch.
  public static func buildEither(first: String) -> String { first }
  /// Adds the parts of a branch.
  public static func buildEither(second: String) -> String { second }
  /// Adds the parts of a loop.
  public static func buildArray(_ parts: [String]) -> String { parts.joined(separator: "\n") }
  /// Returns the instructions.
  public static func buildFinalResult(_ text: String) -> Instructions { Instructions(text: text) }
}

/// A function that the model may call.
///
/// No model calls it here.
public protocol Tool<Arguments, Output>: Sendable {
  /// The type of the arguments.
  associatedtype Arguments
  /// The type of the result.
  associatedtype Output
  /// The name; by default, that of the type.
  var name: String { get }
  /// The description for the model.
  var description: String { get }
  /// Returns the result.
  func call(arguments: Arguments) async throws -> Output
}

extension Tool {
  /// The name of the type.
  public var name: String { "\(Self.self)" }
}
