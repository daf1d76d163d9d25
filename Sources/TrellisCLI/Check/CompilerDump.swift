import Foundation

/// The activities that the compiler lists when a signal ends it.
enum CompilerDump {
  /// Returns the file that the compiler was reading, of the files at paths; nil if the output names none of them.
  static func innermost(of paths: [String], in output: String) -> String? {
    guard let dump = output.range(of: "Program arguments:", options: .backwards) else { return nil }
    // The innermost activity is the last line. The first line has the arguments, which name all files.
    for line in output[dump.upperBound...].split(separator: "\n").dropFirst().reversed() {
      if let path = paths.first(where: { line.contains("\($0)\"") || line.contains("\($0):") }) {
        return path
      }
    }
    return nil
  }
}
