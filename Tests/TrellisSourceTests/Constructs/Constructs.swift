import Combine
import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// One-line constructs of the API.
///
/// Each construct is compiled with the tests, laid out and drawn.
@MainActor
final class Constructs {
  /// The number of constructs.
  private(set) var count = 0
  /// The lines of the constructs that draw nothing.
  private(set) var silent: [String] = []

  /// Returns all constructs.
  static func all() -> Constructs {
    let all = Constructs()
    text(all)
    layout(all)
    drawing(all)
    effects(all)
    behaviour(all)
    motion(all)
    input(all)
    return all
  }

  /// Lays out and draws a view.
  func add<V: View>(
    file: String = #fileID, line: Int = #line, @ViewBuilder _ make: @escaping () -> V
  ) {
    count += 1
    let host = TestHost(VStack { make() }, size: CGSize(width: 160, height: 120))
    var items = 0
    host.displayList.forEachItem { item, _ in
      if case .list = item.content { return }
      items += 1
    }
    // One item is the window's background.
    if items < 2 { silent.append("\(file):\(line)") }
  }
}

// Declarations that the constructs use and that aren't SwiftUI's.

final class Model: ObservableObject {}

@Observable final class Observed {}

struct Height: PreferenceKey {
  static var defaultValue: CGFloat { 0 }
  static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

struct Bounds: PreferenceKey {
  static var defaultValue: [Anchor<CGRect>] { [] }
  static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {
    value += nextValue()
  }
}

struct Weight: LayoutValueKey {
  static var defaultValue: Double { 0 }
}

extension ContainerValues {
  @Entry var rank = 0
}
