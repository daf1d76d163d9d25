/// The line by which the program of a preview reports the address of its page, on the standard error stream.
package enum PreviewAddress {
  private static let beginning = "the preview is at "

  /// Returns the line, without the name of the command.
  static func line(_ address: String) -> String { beginning + address }

  /// Returns the address in a line of the standard error stream; nil if the line is another.
  package static func address(in line: some StringProtocol) -> String? {
    let beginning = "trellis: " + beginning
    return line.hasPrefix(beginning) ? String(line.dropFirst(beginning.count)) : nil
  }
}
