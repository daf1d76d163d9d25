public import Foundation
public import Trellis
public import TrellisDisplayList
import TrellisCairo
public import TrellisGraph
import TrellisText

/// A window without a screen: it shows a view or an app to a test, which looks at it and uses it as a person would.
///
/// ```swift
/// let host = TestHost(ContentView())
/// try host.tap("Increment")
/// #expect(host.texts == ["1", "Hello, world"])
/// ```
/// Every look brings the picture up to date first. Positions and sizes are in points in the window's coordinate space:
/// origin at the top left, y down.
@MainActor
public final class TestHost {
  /// What text is set in.
  public enum Fonts: Sendable {
    /// A font whose widths are arithmetic: each character is half as wide as its size. The same on every machine.
    case arithmetic
    /// The fonts of this machine.
    case installed
  }

  /// Time as the test lets it pass.
  public let clock = VirtualClock()

  /// How many times text was typeset: once for each that is new, and once more for each width that it breaks at.
  public var textLayoutCount: Int { measurer.layoutCount }

  let viewGraph: ViewGraph
  /// The date at the clock's moment zero.
  let beginning: Date
  private let measurer: any TextMeasurer
  /// What was evaluated since a measurement began; nil while there is none.
  private var evaluationLog: EvaluationLog?
  private var changeLines: [String] = []

  /// Shows a view in a window of a size in points; `date` is what views take for now until the clock is advanced.
  public init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 390, height: 844), colorScheme: ColorScheme = .light,
    fonts: Fonts = .arithmetic, date: Date = .now
  ) {
    (measurer, beginning) = (fonts.measurer, date)
    viewGraph = ViewGraph(
      root: root, size: size, colorScheme: colorScheme, measurer: measurer, recordsIdentities: true,
      beginning: date)
    start()
  }

  /// Shows an app's window at a size in points.
  public init<A: App>(
    app: A, size: CGSize = CGSize(width: 390, height: 844), colorScheme: ColorScheme = .light,
    fonts: Fonts = .arithmetic, date: Date = .now
  ) {
    (measurer, beginning) = (fonts.measurer, date)
    viewGraph = ViewGraph(
      app: app, size: size, colorScheme: colorScheme, measurer: measurer, recordsIdentities: true,
      beginning: date)
    start()
  }

  private func start() {
    viewGraph.graph.addObserver { [weak self] event in
      if case .evaluated(let attribute, let changed, _) = event {
        self?.evaluationLog?.add(attribute, changed: changed)
      }
    }
    viewGraph.onChangesReport = { [weak self] line in self?.changeLines.append(line) }
    _ = displayList
  }

  /// What the window draws.
  public var displayList: DisplayList { viewGraph.update(at: clock.now.offset) }

  /// The window's size in points.
  public var size: CGSize {
    get { viewGraph.size }
    set { viewGraph.size = newValue }
  }

  /// Whether the window is light or dark.
  public var colorScheme: ColorScheme {
    get { viewGraph.colorScheme }
    set { viewGraph.colorScheme = newValue }
  }

  /// The environment around the whole content.
  public var environment: EnvironmentValues {
    get { viewGraph.environment }
    set { viewGraph.environment = newValue }
  }

  /// The window's title; empty where the app gives none.
  public var title: String { viewGraph.title }

  /// Whether something was set that the picture perhaps depends on, and nobody has looked since.
  public var needsUpdate: Bool { viewGraph.needsUpdate }
}

extension TestHost.Fonts {
  fileprivate var measurer: any TextMeasurer {
    switch self {
    case .arithmetic: ArithmeticTextMeasurer()
    case .installed: PangoTextMeasurer()
    }
  }
}

// MARK: - What bodies say

extension TestHost {
  /// What bodies have said of their changes so far, a line each, oldest first.
  ///
  /// A line reads `Row: @self, _count changed.`
  /// They say it with `Self._printChanges()` and `Self._logChanges()`.
  public var reportedChanges: [String] {
    _ = displayList
    return changeLines
  }
}

// MARK: - The graph

extension TestHost {
  /// The attribute graph as it stands when the picture is up to date.
  public var snapshot: GraphSnapshot {
    _ = displayList
    return viewGraph.graph.snapshot()
  }

  /// Where the views are that attributes belong to, by the attributes' numbers in ``snapshot``:
  /// `ContentView/VStack[1]/ForEach["b"]/Row` for the row whose id is "b", of the rows that stand second in a stack.
  ///
  /// Those are the attributes of views' values, bodies, states, layout computers and drawings. A view without a body, and without
  /// views in it, is in its own path too: `ContentView/VStack[0]/Text`. Linear in the number of views.
  public var identityPaths: [Int: String] {
    _ = displayList
    return viewGraph.identityPaths
  }

  /// How many attributes there are.
  public var nodeCount: Int {
    _ = displayList
    return viewGraph.graph.nodeCount
  }

  /// How many dependencies there are.
  public var edgeCount: Int {
    _ = displayList
    return viewGraph.graph.edgeCount
  }

  /// What is evaluated while the closure runs and the picture is brought up to date after it.
  public func evaluations(of body: () throws -> Void) rethrows -> EvaluationLog {
    _ = displayList
    let outer = evaluationLog
    evaluationLog = EvaluationLog()
    defer { evaluationLog = outer }
    try body()
    _ = displayList
    return evaluationLog!
  }
  /// What is evaluated while the closure runs, which may wait, and while the picture is brought up to date in it and after it.
  public func evaluations(during body: () async throws -> Void) async rethrows -> EvaluationLog {
    _ = displayList
    let outer = evaluationLog
    evaluationLog = EvaluationLog()
    defer { evaluationLog = outer }
    try await body()
    _ = displayList
    return evaluationLog!
  }
}
