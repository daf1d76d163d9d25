import Foundation
import TrellisGraph

extension Text {
  /// Returns the characters alone; a rule that calls this depends on the locale only if the text does.
  func string(in locale: @autoclosure () -> Attribute<Locale>) -> String {
    if let string = plainString { return string }
    return pieces(in: locale().wrappedValue).map(\.string).joined()
  }
}
