import TrellisFailure

extension Failure {
  /// The source doesn't compile, as the compiler has reported already.
  static let doesNotCompile = Failure(message: "", exitCode: 1)
}
