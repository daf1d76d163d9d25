package import TrellisDisplayList

extension ViewGraph {
  /// Sets the colour of what can be used, as the person has it; nil is the system's.
  ///
  /// It is the tint around the content: `Color.accentColor` itself stays what it is.
  package func setAccent(_ color: RGBAColor?) {
    let tint = color.map {
      AnyShapeStyle(Color(red: $0.red, green: $0.green, blue: $0.blue, opacity: $0.opacity))
    }
    if tint != environment.tint { environment.tint = tint }
  }
}
