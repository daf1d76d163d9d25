import Trellis

extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`, with gamma-encoded sRGB components in `0...1`.
  ///
  /// Source: documented, the standard library's `_ExpressibleByColorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
}

/// The default type of a `#colorLiteral`; the compiler looks it up by this name.
public typealias _ColorLiteralType = UIColor
