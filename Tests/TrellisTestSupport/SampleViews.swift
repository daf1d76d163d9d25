package import Foundation
package import SwiftUI
import TrellisTesting

/// Returns a square of one color.
@MainActor package func square(_ color: Color = .red, _ length: CGFloat = 100) -> some View {
  color.frame(width: length, height: length)
}

/// Returns a rectangle with an identifier.
@MainActor package func box(_ width: CGFloat, _ height: CGFloat, _ id: String) -> some View {
  Color.red.frame(width: width, height: height).accessibilityIdentifier(id)
}

/// Returns the frame of the view with an identifier, in a window that shows only `view`.
@MainActor package func frame(
  _ view: some View, _ id: String, size: CGSize = CGSize(width: 200, height: 100)
) throws -> CGRect {
  try TestHost(view, size: size).frame(ofIdentifier: id)
}
