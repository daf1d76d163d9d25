import Foundation
import SwiftUI
import TrellisGraph
import TrellisTesting

extension ViewProgram {
  /// The initial size of the program's window, in points: large enough for all rows if the program has lazy ones and is comparable.
  private var initialSize: CGSize {
    hasLazyRows && isComparable ? CGSize(width: 4_000, height: 8_000) : CGSize(width: 400, height: 600)
  }

  /// Runs the program.
  ///
  /// Updates the picture after every step. After every 16th step and at the end, the window has to settle. If the program is
  /// comparable, no rule may then run at rest, and the window has to equal a fresh one in the same state. At the end, a round
  /// trip to the initial state may leave no attributes. A trap ends the process: run programs in a process of their own.
  ///
  /// - Parameter hiddenKind: The kind of node whose writes are hidden from the views, as a deliberate flaw; nil for none.
  /// - Returns: The first fault, or nil.
  @MainActor
  package func fault(hiding hiddenKind: NodeKind? = nil) async -> String? {
    let hidden = Set(tree.all.filter { $0.kind == hiddenKind }.map(\.number))
    let state = ProgramState(of: tree)
    let host = makeHost(state)
    for (number, step) in steps.enumerated() {
      await perform(step, on: host, state, hidden)
      _ = host.displayList
      if number % 16 == 15, let fault = await settledFault(host, state) {
        return "after step \(number): \(fault)"
      }
    }
    if let fault = await settledFault(host, state) { return fault }
    return isComparable ? await leak(host, state) : nil
  }

  /// Returns a message if the number of attributes grows in each of three round trips to the initial state and back.
  ///
  /// A comparison with a fresh window isn't possible: some attributes are made at their first use, and stay. A single growth is
  /// no leak: rows share attributes in groups, and the same number of other rows may need one more group.
  @MainActor
  private func leak(_ host: TestHost, _ state: ProgramState) async -> String? {
    let (initial, last) = (ProgramState(of: tree), ProgramState(copyOf: state))
    var counts: [[String: Int]] = []
    while counts.count < 4 {
      for target in [initial, last] {
        withAnimation(.linear(duration: 0.1)) { state.copyValues(from: target) }
        do { try await host.settle(within: .seconds(20)) } catch { return "it doesn't settle: \(error)" }
      }
      counts.append(
        host.snapshot.nodes.reduce(into: [:]) { $0["\($1.name) (\($1.kind))", default: 0] += 1 })
      let sums = counts.suffix(2).map { $0.values.reduce(0, +) }
      if counts.count > 1, sums[1] <= sums[0] { return nil }
    }
    let sums = counts.map { $0.values.reduce(0, +) }
    let more = counts[3].filter { $0.value > counts[2][$0.key] ?? 0 }
      .map { "\($0.value - (counts[2][$0.key] ?? 0)) \($0.key)" }
    return
      "left: the number of attributes grew: \(sums); there are more of: \(more.sorted().joined(separator: ", "))"
  }

  @MainActor
  private func makeHost(_ state: ProgramState) -> TestHost {
    let root = ProgramRoot(program: self, state: state)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let themed = root.controlTheme(isPhone ? .phone : .desktop)
    // The focus is a state outside the program's cells.
    return isComparable
      ? TestHost(unfocused: themed, size: initialSize, date: date)
      : TestHost(themed, size: initialSize, date: date)
  }

  @MainActor
  private func settledFault(_ host: TestHost, _ state: ProgramState) async -> String? {
    do { try await host.settle(within: .seconds(20)) } catch { return "it doesn't settle: \(error)" }
    guard isComparable else { return nil }
    let log = await host.evaluations { await host.advance(by: .seconds(1)) }
    if !log.entries.isEmpty { return "at rest these rules run: \(log)" }
    let freshState = ProgramState(copyOf: state)
    let fresh = makeHost(freshState)
    (fresh.size, fresh.colorScheme) = (host.size, host.colorScheme)
    do { try await fresh.settle(within: .seconds(20)) } catch {
      return "a fresh window doesn't settle: \(error)"
    }
    // Without a proposal, a tab view is as large as the largest page that was shown. The bars of a page have no height before the
    // page was shown. Both are states outside the program's cells.
    let measures = !tree.all.contains {
      $0.kind == .tabs || $0.kind == .fits && $0.all.contains { $0.kind.hasBars }
    }
    let content = WindowContent(of: host, state, measures: measures)
    let expected = WindowContent(of: fresh, freshState, measures: measures)
    return content.difference(from: expected)
  }

  @MainActor
  private func perform(_ step: Step, on host: TestHost, _ state: ProgramState, _ hidden: Set<Int>) async {
    func point(_ x: Int, _ y: Int) -> CGPoint { CGPoint(x: x, y: y) }
    switch step {
    case .write(let animation, let writes):
      withAnimation(animation.animation) {
        for write in writes { state.apply(write, isHidden: hidden.contains(write.cell)) }
      }
    case .advance(let time): await host.advance(by: .milliseconds(time))
    case .resize(let width, let height): host.size = CGSize(width: width, height: height)
    case .scheme(let isDark): host.colorScheme = isDark ? .dark : .light
    case .tap(let x, let y): host.tap(at: point(x, y))
    case .drag(let x, let y, let dx, let dy):
      host.drag(from: point(x, y), to: point(x + dx, y + dy), with: .finger(1))
    case .scroll(let x, let y, let dx, let dy):
      host.scroll(at: point(x, y), by: CGSize(width: dx, height: dy))
    case .secondary(let x, let y): host.secondaryPress(at: point(x, y))
    case .key(let name):
      if let key = Self.keys[name] { host.press(key) } else { host.type(name) }
    }
  }

  private static let keys: [String: KeyEquivalent] = [
    "tab": .tab, "return": .return, "escape": .escape, "space": .space, "down": .downArrow, "up": .upArrow,
    "left": .leftArrow, "right": .rightArrow, "delete": .delete,
  ]
}

extension WriteAnimation {
  /// The animation that a write's transaction has.
  var animation: Animation? {
    switch self {
    case .none: nil
    case .linear: .linear(duration: 0.3)
    case .spring: .spring(duration: 0.4, bounce: 0.3)
    case .delayed: .easeOut(duration: 0.2).delay(0.15)
    case .repeated: .linear(duration: 0.1).repeatCount(3)
    }
  }
}
