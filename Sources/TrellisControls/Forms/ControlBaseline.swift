import Foundation
import Trellis

extension View {
  /// Gives a control without text the baselines of a line of body text in its middle, to align it with its title.
  nonisolated func controlBaseline(_ theme: ControlTheme) -> some View {
    alignmentGuide(.firstTextBaseline) { $0[VerticalAlignment.center] + theme.bodyBaseline }
      .alignmentGuide(.lastTextBaseline) { $0[VerticalAlignment.center] + theme.bodyBaseline }
  }
}
