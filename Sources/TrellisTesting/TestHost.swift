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
  public let clock: VirtualClock

  /// How many times text was typeset: once for each that is new, and once more for each width that it breaks at.
  public var textLayoutCount: Int { measurer.layoutCount }

  /// The modifier keys that are down when something is done.
  public var modifiers: EventModifiers = []

  /// What is shown.
  private(set) var viewGraph: ViewGraph
  /// What Trellis said of the views.
  let warningLog: WarningLog
  /// The date at the clock's moment zero.
  let beginning: Date
  private let measurer: any TextMeasurer
  /// How the window is while it has no views; nil while it has some.
  private var settings: (size: CGSize, colorScheme: ColorScheme, environment: EnvironmentValues)?
  /// What was evaluated since a measurement began; nil while there is none.
  private var evaluationLog: EvaluationLog?
  private var changeLines: [String] = []
  /// The host of the app's first window, where this is another one of it.
  private(set) weak var app: TestHost?
  /// Where the windows are that an app has opened.
  private(set) lazy var shelf = WindowShelf(self)
  /// The addresses that links and ``Trellis/OpenURLAction`` left to the system, which opens none of them in a test.
  public private(set) var openedURLs: [URL] = []
  /// The dialog about files that waits for the test.
  var openFileDialog: OpenFileDialog?

  /// Shows a view in a window of a size in points; `date` is what views take for now until the clock is advanced.
  public init<Root: View>(
    _ root: Root, size: CGSize = CGSize(width: 390, height: 844), colorScheme: ColorScheme = .light,
    fonts: Fonts = .arithmetic, date: Date = .now
  ) {
    let measurer = fonts.measurer
    (self.measurer, beginning, clock) = (measurer, date, VirtualClock())
    let warningLog = WarningLog()
    self.warningLog = warningLog
    viewGraph = warningLog.during {
      ViewGraph(
        root: root, size: size, colorScheme: colorScheme, measurer: measurer, recordsIdentities: true,
        beginning: date)
    }
    start()
  }

  /// Shows a view in a window without keyboard focus, so that no field shows a caret and no control a focus ring.
  package init<Root: View>(unfocused root: Root, size: CGSize, date: Date) {
    (measurer, beginning, clock) = (Fonts.arithmetic.measurer, date, VirtualClock())
    let warningLog = WarningLog()
    self.warningLog = warningLog
    viewGraph = warningLog.during { [measurer] in
      ViewGraph(
        root: root, size: size, colorScheme: .light, measurer: measurer, recordsIdentities: true,
        beginning: date)
    }
    start(takesKeys: false)
  }

  /// Shows an app's first window at a size in points; ``windows`` are those that it opens.
  public init<A: App>(
    app: A, size: CGSize = CGSize(width: 390, height: 844), colorScheme: ColorScheme = .light,
    fonts: Fonts = .arithmetic, date: Date = .now
  ) {
    let measurer = fonts.measurer
    (self.measurer, beginning, clock) = (measurer, date, VirtualClock())
    let warningLog = WarningLog()
    self.warningLog = warningLog
    viewGraph = warningLog.during {
      ViewGraph(
        app: app, size: size, colorScheme: colorScheme, measurer: measurer, recordsIdentities: true,
        beginning: date)
    }
    viewGraph.windows?.host = shelf
    viewGraph.windows?.beginning = { date }
    start()
  }

  /// Shows a window that an app has opened, on the app's clock.
  init(_ window: ViewGraph, openedBy first: TestHost) {
    (measurer, beginning, clock, warningLog, viewGraph) = (
      first.measurer, first.beginning, first.clock, first.warningLog, window
    )
    app = first
    start()
  }

  private func start(takesKeys: Bool = true) {
    viewGraph.graph.addObserver { [weak self] event in
      if case .evaluated(let attribute, let changed, _) = event {
        self?.evaluationLog?.add(attribute, changed: changed)
      }
    }
    viewGraph.takesKeys = takesKeys
    viewGraph.openURL = { [weak self] url in
      self?.openedURLs.append(url)
      return true
    }
    answerFileRequests()
    viewGraph.onChangesReport = { [weak self] line in self?.changeLines.append(line) }
    _ = displayList
  }

  /// What the window draws.
  public var displayList: DisplayList { warningLog.during { viewGraph.update(at: clock.now.offset) } }

  /// The window's size in points.
  public var size: CGSize {
    get { settings?.size ?? viewGraph.size }
    set { if settings != nil { settings!.size = newValue } else { viewGraph.size = newValue } }
  }

  /// The smallest size that a person can give the window, in points: what the content takes where nothing is proposed to it.
  public var minimumSize: CGSize {
    _ = displayList
    return viewGraph.minimumSize
  }

  /// The largest size that a person can give the window, in points: infinite, unless its scene says that it is as large as its content.
  public var maximumSize: CGSize {
    _ = displayList
    return viewGraph.maximumSize
  }

  /// Whether the window has the keys, is seen, or isn't.
  public var scenePhase: ScenePhase {
    get { viewGraph.scenePhase }
    set { viewGraph.scenePhase = newValue }
  }

  /// Opens the app with an address; answers whether a view wanted it.
  public func open(_ url: URL) -> Bool {
    _ = displayList
    return warningLog.during { viewGraph.open(url) }
  }

  /// Whether the window is light or dark.
  public var colorScheme: ColorScheme {
    get { settings?.colorScheme ?? viewGraph.colorScheme }
    set { if settings != nil { settings!.colorScheme = newValue } else { viewGraph.colorScheme = newValue } }
  }

  /// The environment around the whole content.
  public var environment: EnvironmentValues {
    get { settings?.environment ?? viewGraph.environment }
    set { if settings != nil { settings!.environment = newValue } else { viewGraph.environment = newValue } }
  }

  /// The window's title, the app's name where its scene gives none; empty where the host shows no app.
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

// MARK: - The root

extension TestHost {
  /// Shows another view in the window, whose size, environment and time stay.
  ///
  /// A view of the type that is shown now is a new value for it, as a body around it would give it one: state stays, and only what
  /// differs is evaluated. One of another type, or in the place of an app, is another tree: what was shown disappears first.
  public func show<Root: View>(_ root: Root) {
    defer { _ = displayList }
    if viewGraph.replaceRoot(root) { return }
    unmount()
    let (size, colorScheme, environment) = settings!
    settings = nil
    viewGraph = warningLog.during {
      ViewGraph(
        root: root, size: size, colorScheme: colorScheme, measurer: measurer, recordsIdentities: true,
        beginning: beginning)
    }
    viewGraph.environment = environment
    viewGraph.colorScheme = colorScheme
    start()
  }

  /// Takes all views away, as when a window closes: they disappear, their tasks are cancelled, and ``nodeCount`` is 0.
  ///
  /// The window is empty from then on, until ``show(_:)``. What tasks do when they have been cancelled takes its turn:
  /// ``wait(for:_:)`` for it. Does nothing the second time.
  public func unmount() {
    guard viewGraph.isMounted else { return }
    _ = displayList
    let scheme = colorScheme
    var environment = environment
    environment.colorScheme = scheme
    settings = (size, scheme, environment)
    warningLog.during { viewGraph.unmount() }
  }
}

// MARK: - What Trellis says

extension TestHost {
  /// What Trellis has said of what is legal and surely not meant, while this window was made, looked at and used: each thing once, oldest
  /// first, as it stands on the standard error stream.
  ///
  /// There a process says the same thing only once; here it is, whoever said it before. What a task or another thread is told is not.
  public var warnings: [String] {
    _ = displayList
    return warningLog.messages
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
