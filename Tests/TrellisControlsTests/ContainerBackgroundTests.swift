import Foundation
import SwiftUI
import Testing
import TrellisDisplayList
import TrellisTesting

/// The backgrounds of pages and windows, as set by views in them.
@MainActor @Suite struct ContainerBackgroundTests {
  /// Returns the frames of all fills in a colour.
  private func frames(_ color: String, _ host: TestHost) -> [CGRect] {
    var all: [CGRect] = []
    host.displayList.forEachItem { item, frame in
      if case .fill(let fill) = item.content, "\(fill)" == color {
        all.append(frame)
      }
    }
    return all
  }

  private let size = CGSize(width: 300, height: 200)

  @Test func `a page has the background of its content, and the page behind has its own`() async throws {
    let host = TestHost(
      NavigationStack {
        NavigationLink("next") {
          Text("second").containerBackground(Color(red: 0, green: 1, blue: 0), for: .navigation)
        }
        .containerBackground(for: .navigation) { Color(red: 1, green: 0, blue: 0) }
      }, size: size)
    #expect(frames("#ff0000", host) == [CGRect(origin: .zero, size: size)])
    try host.tap("next")
    await host.advance(by: .seconds(2))
    #expect(frames("#00ff00", host) == [CGRect(origin: .zero, size: size)])
  }

  @Test func `a window's background covers the window, wherever the view is`() {
    let host = TestHost(
      Text("x").padding(20).containerBackground(Color(red: 1, green: 0, blue: 0), for: .window), size: size)
    #expect(frames("#ff0000", host) == [CGRect(origin: .zero, size: size)])
    host.size = CGSize(width: 400, height: 250)
    #expect(frames("#ff0000", host) == [CGRect(x: 0, y: 0, width: 400, height: 250)])
  }
}
