import Foundation

/// The shortest line between two positions on the ellipsoid WGS 84.
struct Geodesic {
  /// The length in meters.
  let distance: Double

  private static let equatorialRadius = 6_378_137.0
  private static let flattening = 1 / 298.257223563
  private static let polarRadius = equatorialRadius * (1 - flattening)

  /// Solves the inverse problem by Vincenty's formulas, to less than a millimeter.
  ///
  /// For nearly antipodal positions, for which the formulas don't converge, the length is that of a great circle on a sphere with the
  /// Earth's mean radius, within 0.6 %.
  init(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) {
    func reduced(_ latitude: Double) -> Double { atan((1 - Geodesic.flattening) * tan(latitude * .pi / 180)) }
    let (first, second) = (reduced(start.latitude), reduced(end.latitude))
    let difference = remainder((end.longitude - start.longitude) * .pi / 180, 2 * .pi)
    distance = Geodesic.ellipsoid(first, second, difference) ?? Geodesic.sphere(first, second, difference)
  }

  private static func sphere(_ first: Double, _ second: Double, _ difference: Double) -> Double {
    let (latitude, longitude) = (sin((second - first) / 2), sin(difference / 2))
    let square = latitude * latitude + cos(first) * cos(second) * longitude * longitude
    return 2 * (2 * equatorialRadius + polarRadius) / 3 * asin(min(1, square.squareRoot()))
  }

  /// Returns the length from the reduced latitudes and the difference of longitude in radians; nil if the iteration doesn't converge.
  private static func ellipsoid(_ first: Double, _ second: Double, _ difference: Double) -> Double? {
    let (sin1, cos1, sin2, cos2) = (sin(first), cos(first), sin(second), cos(second))
    var lambda = difference
    for _ in 0..<100 {
      let (sinLambda, cosLambda) = (sin(lambda), cos(lambda))
      let across = cos2 * sinLambda
      let along = cos1 * sin2 - sin1 * cos2 * cosLambda
      let sinSigma = (across * across + along * along).squareRoot()
      // The positions are the same.
      if sinSigma == 0 { return 0 }
      let cosSigma = sin1 * sin2 + cos1 * cos2 * cosLambda
      let sigma = atan2(sinSigma, cosSigma)
      let sinAlpha = cos1 * cos2 * sinLambda / sinSigma
      let cosAlpha2 = 1 - sinAlpha * sinAlpha
      // On the equator, the middle isn't defined, and isn't needed.
      let cosMiddle = cosAlpha2 > 1e-12 ? cosSigma - 2 * sin1 * sin2 / cosAlpha2 : 0
      let c = flattening / 16 * cosAlpha2 * (4 + flattening * (4 - 3 * cosAlpha2))
      let correction = cosMiddle + c * cosSigma * (2 * cosMiddle * cosMiddle - 1)
      let last = lambda
      lambda = difference + (1 - c) * flattening * sinAlpha * (sigma + c * sinSigma * correction)
      if abs(lambda) > .pi { return nil }
      if abs(lambda - last) < 1e-12 { return length(sigma, sinSigma, cosSigma, cosMiddle, cosAlpha2) }
    }
    return nil
  }

  private static func length(
    _ sigma: Double, _ sinSigma: Double, _ cosSigma: Double, _ cosMiddle: Double, _ cosAlpha2: Double
  ) -> Double {
    let (a, b) = (equatorialRadius, polarRadius)
    let u = cosAlpha2 * (a * a - b * b) / (b * b)
    let scale = 1 + u / 16384 * (4096 + u * (-768 + u * (320 - 175 * u)))
    let factor = u / 1024 * (256 + u * (-128 + u * (74 - 47 * u)))
    let square = cosMiddle * cosMiddle
    let last = factor / 6 * cosMiddle * (4 * sinSigma * sinSigma - 3) * (4 * square - 3)
    let correction = factor * sinSigma * (cosMiddle + factor / 4 * (cosSigma * (2 * square - 1) - last))
    return b * scale * (sigma - correction)
  }
}
