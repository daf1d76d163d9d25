import Foundation
import Testing

/// Pictures of animations.
@Suite(.serialized) final class FilmTests {
  fileprivate var tool: Tool

  init() throws { tool = try Tool() }

  deinit { tool.removeFolder() }

  fileprivate static let source = """
    import SwiftUI

    struct Mover: View {
      @State private var isOn = false

      var body: some View {
        VStack(spacing: 0) {
          Color.red.frame(width: 20, height: 20).offset(x: isOn ? 20 : -20)
          Button("Go") { withAnimation(.linear(duration: 1)) { isOn = true } }
        }
      }
    }
    """

  @Test func `a strip shows the moments after a tap side by side`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis(
      "render", "Mover.swift", "-o", "strip.svg", "--size", "60x60", "--tap", "Go", "--at", "0,0.5,1")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    let svg = String(
      decoding: try Data(contentsOf: tool.folder.appendingPathComponent("strip.svg")), as: UTF8.self)
    #expect(svg.contains(#"width="196px" height="60px""#), "three windows and two gaps")
  }

  @Test func `timers fire while a film is rendered`() async throws {
    let source = """
      import SwiftUI

      struct Ticking: View {
        @State private var isOn = false

        var body: some View {
          (isOn ? Color.red : Color.blue).onAppear {
            Timer.scheduledTimer(withTimeInterval: 0.1, repeats: false) { _ in
              MainActor.assumeIsolated { isOn = true }
            }
          }
        }
      }
      """
    try tool.write(source, to: "Ticking.swift")
    let result = try await tool.trellis(
      "render", "Ticking.swift", "-o", "frame-%03d.svg", "--size", "60x60", "--at", "0,0.4")
    #expect(result.exitCode == 0, "\(result.errors)")
    let frames = try ["frame-000.svg", "frame-001.svg"].map {
      try Data(contentsOf: tool.folder.appendingPathComponent($0))
    }
    #expect(frames[0] != frames[1])
  }

  @Test func `tapping a covered view fails, and names what covers it`() async throws {
    try tool.write(
      """
      import SwiftUI

      struct Covered: View {
        var body: some View {
          ZStack {
            Button("Go") {}
            Color.green
          }
        }
      }
      """, to: "Covered.swift")
    let result = try await tool.trellis("render", "Covered.swift", "-o", "strip.png", "--tap", "Go")
    #expect(result.exitCode == 64, "\(result.errors)")
    #expect(
      result.errors.contains("can't tap 'Go': the colour #28cd41 is in front of it"),
      "\(result.errors)")
  }

  @Test func `tapping an unknown label fails`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis("render", "Mover.swift", "-o", "strip.png", "--tap", "Stop")
    #expect(
      result.exitCode == 64
        && result.errors.contains("can't tap 'Stop': the window doesn't show it; it shows 'Go'"))
  }
}

extension FilmTests {
  @Test func `a GIF shows the moments one after the other`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis(
      "render", "Mover.swift", "-o", "film.gif", "--size", "60x60", "--tap", "Go", "--at", "0,0.5,1")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    let gif = Array(try Data(contentsOf: tool.folder.appendingPathComponent("film.gif")))
    #expect(gif.starts(with: Array("GIF89a".utf8) + [60, 0, 60, 0]))
    // The time that each of the three pictures is shown, in hundredths of a second.
    let control: [UInt8] = [0x21, 0xF9, 4, 4]
    let delays = gif.indices.dropLast(6).filter { Array(gif[$0..<($0 + 4)]) == control }.map { gif[$0 + 4] }
    #expect(delays == [50, 50, 100] && gif.last == 0x3B)
  }

  @Test func `an output name with %d gives one file per moment`() async throws {
    try tool.write(FilmTests.source, to: "Mover.swift")
    let result = try await tool.trellis(
      "render", "Mover.swift", "-o", "frame-%03d.svg", "--size", "60x60", "--tap", "Go", "--at", "0,1")
    #expect(result.exitCode == 0 && result.errors == "", "\(result.errors)")
    let texts = try ["frame-000.svg", "frame-001.svg"].map {
      String(decoding: try Data(contentsOf: tool.folder.appendingPathComponent($0)), as: UTF8.self)
    }
    #expect(texts.allSatisfy { $0.contains(#"width="60px" height="60px""#) } && texts[0] != texts[1])
  }
}
