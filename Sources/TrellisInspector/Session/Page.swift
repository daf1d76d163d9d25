import CInspectorPage

/// The pages that are embedded in the program: each is one document with its style and its scripts.
package enum Page {
  /// Returns the document for the server, which replaces `{nonce}` in each response.
  static func document() -> [UInt8] { document(policy: "", nonce: "{nonce}", recording: Array("null".utf8)) }

  /// Returns the document as a file, which needs no app and may load nothing.
  ///
  /// Without a recording, the document keeps the line that a recording replaces.
  static func file(recording: [UInt8]?) -> [UInt8] {
    let nonce = Admission.makeToken()
    let policy = """
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'nonce-\(nonce)'; \
      style-src 'nonce-\(nonce)'; img-src blob: data:">
      """
    return document(policy: policy, nonce: nonce, recording: recording ?? Array("{recording}".utf8))
  }

  /// Returns the document that is only a window's picture, for a frame of ``previews()``.
  static func preview() -> [UInt8] { document(ip_preview_document(), scripts: ip_preview_script) }

  /// Returns the document that shows previews side by side, for a server of its own.
  package static func previews() -> [UInt8] { document(ip_previews_document(), scripts: ip_previews_script) }

  private static func document(_ file: ip_file, scripts: (Int) -> ip_file) -> [UInt8] {
    document(file, scripts: scripts, policy: "", nonce: "{nonce}", recording: [])
  }

  private static func document(policy: String, nonce: String, recording: [UInt8]) -> [UInt8] {
    document(ip_document(), scripts: ip_script, policy: policy, nonce: nonce, recording: recording)
  }

  private static func document(
    _ file: ip_file, scripts: (Int) -> ip_file, policy: String, nonce: String, recording: [UInt8]
  ) -> [UInt8] {
    var document: [UInt8] = []
    // Each placeholder has a line of its own.
    for line in text(file).split(separator: "\n", omittingEmptySubsequences: false) {
      switch line {
      case "{policy}": document += Array(policy.utf8)
      case "{style}": document += Array(text(ip_style()).utf8)
      case "{scripts}":
        for script in texts(scripts) { document += Array((script + "\n").utf8) }
      case "{recording}": document += recording
      default: document += Array(line.replacing("{nonce}", with: nonce).utf8)
      }
      document.append(UInt8(ascii: "\n"))
    }
    return document
  }

  private static func texts(_ scripts: (Int) -> ip_file) -> [String] {
    var texts: [String] = []
    while case let file = scripts(texts.count), file.bytes != nil { texts.append(text(file)) }
    return texts
  }

  private static func text(_ file: ip_file) -> String { String(decoding: bytes(file), as: UTF8.self) }

  private static func bytes(_ file: ip_file) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: file.bytes, count: file.count)
  }
}
