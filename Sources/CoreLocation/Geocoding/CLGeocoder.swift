public import Foundation

/// The handler of a geocoder's results.
public typealias CLGeocodeCompletionHandler = @Sendable ([CLPlacemark]?, (any Error)?) -> Void

/// A finder of addresses for positions and of positions for addresses, which Linux doesn't have: every request fails with `CLError.network`,
/// as on Apple's systems without a network.
///
/// Handlers are called on the main queue. Source: documented, developer.apple.com/documentation/corelocation/clgeocoder.
open class CLGeocoder: NSObject, @unchecked Sendable {
  /// Creates a geocoder.
  public override init() {}

  /// Whether a request is running: never.
  open var isGeocoding: Bool { false }

  private func fail(_ handler: @escaping CLGeocodeCompletionHandler) {
    DispatchQueue.main.async { handler(nil, CLError(.network)) }
  }

  /// Fails with `CLError.network`.
  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Fails with `CLError.network`.
  @preconcurrency
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Fails with `CLError.network`.
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Fails with `CLError.network`.
  @preconcurrency
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion?,
    completionHandler: @escaping CLGeocodeCompletionHandler
  ) {
    fail(completionHandler)
  }

  /// Throws `CLError.network`.
  open func reverseGeocodeLocation(
    _ location: CLLocation, preferredLocale locale: Locale? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Throws `CLError.network`.
  open func geocodeAddressString(
    _ addressString: String, in region: CLRegion? = nil
  ) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Does nothing, because no request is running.
  open func cancelGeocode() {}
}
