/// An error of running an intent.
///
/// The errors here are those that say that a service of the system is missing.
public enum AppIntentError: Error, Hashable, Sendable {
  /// The intent starts again, after its parameters have changed.
  case restartPerform

  /// Errors after which the intent can't continue.
  public enum Unrecoverable: Error, Hashable, Sendable {
    /// The feature isn't available; here, as the service doesn't exist.
    case featureCurrentlyRestricted
    /// The entity doesn't exist.
    case entityNotFound
  }

  /// Errors that the user's permission would prevent.
  public enum PermissionRequired: Error, Hashable, Sendable {
    /// The permission isn't known.
    case unknown
  }
}
