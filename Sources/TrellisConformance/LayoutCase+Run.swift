public import Foundation
import Trellis
import TrellisTesting

extension LayoutCase {
  /// The permitted deviation of a length from the expected one, in points.
  public static let tolerance: CGFloat = 0.01

  /// Lays the tree out, and returns a text for each deviation from the expected results.
  ///
  /// The result is empty if the case has no tree.
  @MainActor
  public func differences() -> [String] {
    guard let tree else { return [] }
    let log = ProposalLog()
    let root = RootLayout(
      proposal: ProposedViewSize(width: proposal.width, height: proposal.height), log: log)
    let host = TestHost(root { tree.view(log: log) }, size: CGSize(width: 1000, height: 1000))
    let shown = Dictionary(
      host.elements.compactMap { element in element.identifier.map { ($0, element.frame) } },
      uniquingKeysWith: { $1 })

    var differences: [String] = []
    func compare(_ what: String, _ expected: [CGFloat?], _ got: [CGFloat?]?) {
      guard let got else { return differences.append("\(what): expected \(text(expected)), got none") }
      if !zip(expected, got).allSatisfy({ Self.isClose($0, $1) }) {
        differences.append("\(what): expected \(text(expected)), got \(text(got))")
      }
    }
    if let size { compare("size", [size.width, size.height], log.rootSize.map { [$0.width, $0.height] }) }
    for (name, frame) in frames.sorted(by: { $0.key < $1.key }) {
      compare("frame of \(name)", numbers(frame), shown[name].map(numbers))
    }
    for (name, proposal) in proposals.sorted(by: { $0.key < $1.key }) {
      compare(
        "proposal to \(name)", [proposal.width, proposal.height],
        log.placed[name].map { [$0.width, $0.height] })
    }
    return differences
  }

  private static func isClose(_ expected: CGFloat?, _ got: CGFloat?) -> Bool {
    guard let expected, let got else { return expected == got }
    return expected == got || abs(expected - got) <= tolerance
  }

  private func numbers(_ frame: CGRect) -> [CGFloat?] {
    [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
  }

  private func text(_ numbers: [CGFloat?]) -> String {
    let texts = numbers.map { number in
      guard let number, number.isFinite else { return number.map { "\($0)" } ?? "null" }
      return "\((number * 1000).rounded() / 1000)"
    }
    return "[\(texts.joined(separator: ", "))]"
  }
}

/// The results of the cases of a file.
public struct LayoutReport: Hashable, Sendable {
  /// The number of cases with the expected results.
  public private(set) var passed = 0
  /// A line with the differences of each failed case.
  public private(set) var failures: [String] = []
  /// The number of cases without a tree.
  public private(set) var skipped = 0

  /// Runs cases.
  @MainActor
  public init(running cases: [LayoutCase]) {
    for each in cases {
      if each.tree == nil {
        skipped += 1
        continue
      }
      let differences = each.differences()
      if differences.isEmpty {
        passed += 1
      } else {
        failures.append("\(each.id): \(differences.joined(separator: "; "))")
      }
    }
  }

  /// The counts, in one line.
  public var summary: String { "\(passed) passed, \(failures.count) failed, \(skipped) skipped" }
}
