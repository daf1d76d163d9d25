import TrellisFailure

extension Failure {
  /// The failure of a compilation whose errors the compiler has already reported.
  static let doesNotCompile = Failure(message: "", exitCode: 1)

  /// Returns the failure of a compilation whose errors the compiler has already reported, with advice about missing names.
  static func doesNotCompile(advice: [String]) -> Failure {
    Failure(message: "names that don't exist here:", exitCode: 1, details: advice)
  }
}
