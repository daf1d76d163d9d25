import TrellisFailure

extension Failure {
  /// The source doesn't compile; the compiler has reported the errors already.
  static let doesNotCompile = Failure(message: "", exitCode: 1)
}
