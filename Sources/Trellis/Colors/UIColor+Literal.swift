extension UIColor: _ExpressibleByColorLiteral {
  /// Creates the colour of a `#colorLiteral`, whose components are gamma-encoded sRGB in `0...1`.
  ///
  /// Source: documented, the standard library's `_ExpressibleByColorLiteral`.
  public convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
    self.init(Color(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha)))
  }
}

/// What a `#colorLiteral` is where nothing else says that: the name by which the compiler looks for it.
public typealias _ColorLiteralType = UIColor
