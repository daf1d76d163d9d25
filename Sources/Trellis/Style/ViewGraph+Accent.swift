package import TrellisDisplayList

extension ViewGraph {
  /// Sets the user's accent colour; nil restores the system's.
  ///
  /// The colour becomes the tint of the content's environment: `Color.accentColor` itself doesn't change.
  package func setAccent(_ color: RGBAColor?) {
    let tint = color.map {
      AnyShapeStyle(Color(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity))
    }
    if tint != environment.tint { environment.tint = tint }
  }
}
