/// A request of the compiler to a plugin: the parts of the compiler's messages that are needed here.
///
/// Source: lib/ASTGen and SwiftCompilerPluginMessageHandling of the Swift project describe the messages: JSON, an object
/// with one key, the message's name.
package enum Request: Decodable {
  case getCapability
  case expandFreestandingMacro(
    macro: MacroReference, discriminator: String, syntax: Piece, lexicalContext: [Piece]?)
  case expandAttachedMacro(
    macro: MacroReference, macroRole: String, attributeSyntax: Piece, declSyntax: Piece,
    parentDeclSyntax: Piece?, extendedTypeSyntax: Piece?, conformanceListSyntax: Piece?,
    lexicalContext: [Piece]?)
}

/// The macro to expand.
package struct MacroReference: Decodable {
  /// The `type` in `#externalMacro(module:type:)`.
  let typeName: String
}

/// A piece of source: a declaration, an attribute, an expression.
package struct Piece: Decodable {
  package struct Location: Decodable {
    /// The module and the file: `Module/File.swift`.
    let fileID: String
    let fileName: String
    /// The offset, in bytes from the file's beginning.
    let offset: Int
    let line: Int
  }

  let source: String
  let location: Location
}

/// The response of a plugin.
package enum Response: Encodable {
  package struct Capability: Encodable {
    /// The protocol version of Swift 5.10 and later; these compilers support `expandMacroResult`.
    var protocolVersion = 7
    var features: [String] = []
  }

  case getCapabilityResult(capability: Capability)
  /// The result of an expansion; without a source, nothing was expanded, and the diagnostics give the reasons.
  case expandMacroResult(expandedSource: String?, diagnostics: [Diagnostic])
}

package struct Diagnostic: Encodable {
  package struct Position: Encodable {
    let fileName: String
    let offset: Int
  }
  package struct Extent: Encodable {
    let fileName: String
    let startOffset: Int
    let endOffset: Int
  }

  let message: String
  var severity = "error"
  let position: Position
  let highlights: [Extent]
  var notes: [String] = []
  var fixIts: [String] = []
}
