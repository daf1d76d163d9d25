import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// The appearances of pages, in order: `a+` if `a` appeared, `a-` if it disappeared.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page with a name, which records its appearances and counts presses.
struct NamedPage: View {
  let name: String
  var diary: Diary?
  @State private var count = 0

  var body: some View {
    VStack {
      Text(name)
      Button("\(name) \(count)") { count += 1 }
    }
    .onAppear { diary?.note("\(name)+") }
    .onDisappear { diary?.note("\(name)-") }
  }
}

extension TestHost {
  /// Waits a second for a moving page to arrive.
  func arrive() async { await advance(by: .seconds(1)) }
}

extension TestHost {
  /// Clicks in the middle of the first element with a label.
  func tap(label: String) throws {
    let frame = try accessibilityElement(label).frame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
