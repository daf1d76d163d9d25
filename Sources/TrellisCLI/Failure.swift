import TrellisFailure

extension Failure {
  /// The failure of a compilation whose errors the compiler has already reported.
  static let doesNotCompile = Failure(message: "", exitCode: 1)
}
