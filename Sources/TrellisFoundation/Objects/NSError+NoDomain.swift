public import Foundation

extension NSError {
  /// Creates an error with an empty domain and the code 0, as `NSError()` does on Apple's platforms.
  ///
  /// The parameter makes the initializer different from that of `NSObject`, which an extension can't override.
  public convenience init(_: Void = ()) {
    self.init(domain: "", code: 0)
  }
}
