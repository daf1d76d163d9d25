import TrellisDisplayList

extension RGBAColor {
  /// Returns the colour at a fraction of the way to another, component by component.
  func mixed(with other: RGBAColor, by part: Double) -> RGBAColor {
    func mix(_ from: Double, _ to: Double) -> Double { from + (to - from) * part }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: mix(opacity, other.opacity))
  }

  /// Returns the colour at a fraction of the way to another, with amounts of light mixed.
  func mixedLight(with other: RGBAColor, by part: Double) -> RGBAColor {
    func mix(_ from: Double, _ to: Double) -> Double {
      let (from, to) = (SRGBCurve.linear(from), SRGBCurve.linear(to))
      return SRGBCurve.encoded(from + (to - from) * part)
    }
    return RGBAColor(
      red: mix(red, other.red), green: mix(green, other.green), blue: mix(blue, other.blue),
      opacity: opacity + (other.opacity - opacity) * part)
  }
}
