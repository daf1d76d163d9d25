import Foundation
import SwiftUI
import TrellisDisplayList
import TrellisTesting

/// What pages did, in order: `a+` where `a` appeared, `a-` where it disappeared.
@MainActor final class Diary {
  private(set) var lines: [String] = []

  func note(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A page with a name, which notes when it comes and goes, and counts presses.
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
  /// Lets a page that moves arrive.
  func arrive() async { await advance(by: .seconds(1)) }
}

extension TestHost {
  /// Clicks in the middle of the first element with a label.
  func tap(label: String) throws {
    let frame = try accessibilityElement(label).frame
    tap(at: CGPoint(x: frame.midX, y: frame.midY))
  }
}
