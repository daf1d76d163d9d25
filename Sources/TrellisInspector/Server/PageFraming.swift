/// The pages that may contain a page in a frame, and the pages that it contains.
package enum PageFraming: Sendable {
  /// No page in either direction.
  case none
  /// A page in frames of other local pages and of VS Code.
  case framed
  /// A page that contains local pages, and may be in a frame of VS Code.
  case framing

  /// The sources of local pages, and the schemes of VS Code's own pages.
  private static let ancestors = "http://127.0.0.1:* http://localhost:* vscode-webview: vscode-file:"

  /// The part of the content security policy.
  var policy: String {
    switch self {
    case .none: "frame-ancestors 'none'"
    case .framed: "frame-ancestors \(PageFraming.ancestors)"
    case .framing: "frame-src http://127.0.0.1:*; frame-ancestors \(PageFraming.ancestors)"
    }
  }
}
