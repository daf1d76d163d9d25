import SwiftDiagnostics
import SwiftSyntax

/// An error that a macro reports at a piece of the source.
struct Complaint: DiagnosticMessage {
  let message: String
  let diagnosticID: MessageID
  let severity = DiagnosticSeverity.error

  /// An error; `name` tells it from the macro's others.
  static func error(_ name: String, at node: some SyntaxProtocol, _ message: String) -> DiagnosticsError {
    let complaint = Complaint(message: message, diagnosticID: MessageID(domain: "TrellisMacros", id: name))
    return DiagnosticsError(diagnostics: [Diagnostic(node: node, message: complaint)])
  }
}
