import Foundation
import SwiftUI
import Testing
import struct TrellisGraphChecks.SplitMix
import TrellisTesting

/// Random input, the same on every machine: nothing crashes, everything comes to rest, and nothing remains of a closed window.
///
/// `TRELLIS_INPUT_SEEDS=100-500` uses a window for each of these seeds, instead of six.
@MainActor
@Suite struct RandomInputTests {
  private struct Page: View {
    @State private var rows = Array(0..<60)
    @State private var next = 60
    @State private var name = "name"
    @State private var essay = "one\ntwo three\nשלום 👩‍👩‍👧"
    @State private var amount = 1.5
    @State private var place = CGSize.zero
    @State private var scale = 1.0
    @State private var isOpen = false
    @State private var isOver = false
    @GestureState private var pull = CGSize.zero
    @FocusState private var focus: Int?

    var body: some View {
      VStack(spacing: 4) {
        HStack {
          Button("add") {
            withAnimation {
              rows.insert(next, at: rows.count / 2); next += 1
            }
          }
          .keyboardShortcut("n")
          Button("shuffle") { withAnimation(.bouncy) { rows.reverse() } }
          Button("open") { withAnimation { isOpen.toggle() } }
          Button("focus") { focus = (focus ?? 0) + 1 }
        }
        if isOpen {
          Text("[link](https://example.org) open").transition(.move(edge: .top).combined(with: .opacity))
        }
        TextField("name", text: $name).focused($focus, equals: 1)
        TextField("amount", value: $amount, format: .number).focused($focus, equals: 2)
        SecureField("secret", text: $name)
        TextEditor(text: $essay).frame(height: 50).focused($focus, equals: 3)
        Circle().fill(isOver ? .red : .blue).frame(width: 40, height: 40)
          .scaleEffect(scale)
          .offset(x: place.width + pull.width, y: place.height + pull.height)
          .onHover { isOver = $0 }
          .gesture(
            DragGesture().updating($pull) { value, state, _ in state = value.translation }
              .onEnded { value in withAnimation(.spring) { place = value.translation } }
          )
          .simultaneousGesture(MagnifyGesture().onChanged { scale = min(max($0.magnification, 0.2), 4) })
          .onTapGesture(count: 2) { scale = 1 }
        ScrollView {
          LazyVStack {
            ForEach(rows, id: \.self) { row in
              HStack {
                Text("row \(row)").draggable("row \(row)")
                Spacer()
                Button("remove \(row)") { withAnimation { rows.removeAll { $0 == row } } }
              }
              .contentShape(Rectangle())
              .onLongPressGesture {
                rows.append(contentsOf: [next, next + 1]); next += 2
              }
              .dropDestination(for: String.self) { _, _ in
                rows.removeLast(); return true
              }
            }
          }
        }
        .refreshable { rows = Array(0..<60) }
      }
      .padding(4)
      .onKeyPress(.escape) {
        focus = nil; return .handled
      }
    }
  }

  private func act(_ host: TestHost, _ generator: inout SplitMix) async {
    let point = CGPoint(
      x: .random(in: -20...320, using: &generator), y: .random(in: -20...520, using: &generator))
    let pointer: TestHost.Pointer =
      Bool.random(using: &generator) ? .mouse : .finger(.random(in: 1...3, using: &generator))
    switch Int.random(in: 0..<22, using: &generator) {
    case 0...3: host.press(at: point, with: pointer)
    case 4...7: host.move(to: point, with: pointer)
    case 8...11: host.release(at: point, with: pointer)
    case 12: host.scroll(at: point, by: CGSize(width: 0, height: .random(in: -900...900, using: &generator)))
    case 13: host.tap(at: point)
    case 14: host.doubleTap(at: point)
    case 15: host.type(["a", "é", "א", "👍🏽", "\n", "1,5", "  "].randomElement(using: &generator)!)
    case 16:
      let keys: [KeyEquivalent] = [
        .tab, .return, .delete, .deleteForward, .leftArrow, .rightArrow, .upArrow, .downArrow, .home, .end,
        .pageDown,
        .escape, .space, .function(5), "a", "c", "v", "x", "z", "n",
      ]
      let modifiers: [EventModifiers] = [[], [], .shift, .command, .control, [.command, .shift]]
      host.press(
        keys.randomElement(using: &generator)!, modifiers: modifiers.randomElement(using: &generator)!)
    case 17: host.cancelPress(with: pointer)
    case 18: host.leave()
    case 19: host.drop("dropped", at: point)
    case 20:
      host.size = CGSize(
        width: .random(in: 1...600, using: &generator), height: .random(in: 1...900, using: &generator))
    default: await host.advance(by: .milliseconds(.random(in: 1...400, using: &generator)))
    }
  }

  nonisolated private static var seeds: [UInt64] {
    let bounds = ProcessInfo.processInfo.environment["TRELLIS_INPUT_SEEDS"]?.split(separator: "-").map {
      UInt64($0)
    }
    if let bounds, bounds.count == 2, let first = bounds[0], let end = bounds[1], first < end {
      return Array(first..<end)
    }
    // With the last seed, a mouse once made a scroll view lose track of a finger.
    return [0, 1, 2, 3, 4, 394]
  }

  @Test func `random input crashes nothing, settles, and leaves nothing`() async throws {
    for seed in Self.seeds {
      var generator = SplitMix(state: seed)
      let host = TestHost(Page(), size: CGSize(width: 300, height: 500))
      for _ in 0..<250 { await act(host, &generator) }
      for pointer in [TestHost.Pointer.mouse, .finger(1), .finger(2), .finger(3)] {
        host.cancelPress(with: pointer)
      }
      host.size = CGSize(width: 300, height: 500)
      await #expect(throws: Never.self, "seed \(seed)") { try await host.settle() }
      #expect(host.texts.contains("add"), "seed \(seed)")
      host.unmount()
      #expect(host.nodeCount == 0, "seed \(seed)")
    }
  }
}
