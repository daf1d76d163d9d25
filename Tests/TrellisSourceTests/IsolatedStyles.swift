import SwiftUI

// Types on the main actor that read their properties in the functions of styles and roots, and names that only public source has.

@MainActor
struct MarkedStyle: ButtonStyle {
  var mark: (String) -> String

  func makeBody(configuration: Configuration) -> some View {
    HStack {
      Text(mark("button"))
      configuration.label
    }
  }
}

@MainActor
struct MarkedRoot<R: View>: _VariadicView.MultiViewRoot {
  var transform: (_VariadicView.Children) -> R

  func body(children: _VariadicView.Children) -> some View { transform(children) }
}

struct NumberTrait: _ViewTraitKey {
  static var defaultValue: Int { 0 }
}

extension Text {
  /// Returns the text with a line limit, with the type that public source spells.
  func limited(to lines: Int) -> ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>? {
    lineLimit(lines) as? ModifiedContent<Text, _EnvironmentKeyWritingModifier<Int?>>
  }
}

@available(iOS 17.0, macOS 14.0, *)
#Preview("Marked") {
  Button("one") {}.buttonStyle(MarkedStyle { $0 + "!" })
}
