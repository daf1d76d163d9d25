public import Foundation
public import Trellis
public import TrellisDisplayList
import TrellisCairo
public import TrellisGraph
import TrellisText

/// A window without a screen, for tests: it shows a view or an app, and a test inspects it and uses it like a user.
///
/// ```swift
/// let host = TestHost(ContentView())
/// try host.tap("Increment")
/// #expect(host.texts == ["1", "Hello, world"])
/// ```
/// Queries update the picture first. Positions and sizes are in points in the window's coordinate space: origin at the top left,
/// y down.
@MainActor
public final class TestHost {
  /// The fonts for text.
  public enum Fonts: Sendable {
    /// A font with computed widths, the same on every machine: each character is half as wide as its size.
    case arithmetic
    /// The fonts of this machine.
    case installed
  }

  /// The window's clock, which the test advances.
  public let clock: VirtualClock

  /// The number of times that text was typeset: once for each new text, and once more for each width at which it breaks.
  public var textLayoutCount: Int { measurer.layoutCount }

  /// The modifier keys that are held down during input.
  public var modifiers: EventModifiers = [] {
    didSet { viewGraph.modifierKeys = modifiers }
  }

  /// The view graph that is shown.
  package private(set) var viewGraph: ViewGraph
  /// The warnings about the views.
  let warningLog: WarningLog
  /// The date at the clock's moment zero.
  let beginning: Date
  private let measurer: any TextMeasurer
  /// The window's settings while it has no views; nil while it has some.
  private var settings: (size: CGSize, colorScheme: ColorScheme, environment: EnvironmentValues)?
  /// The log of the current measurement; nil if there is none.
  private var evaluationLog: EvaluationLog?
  private var changeLines: [String] = []
  /// The host of the app's first window, if this is another window of the app; nil otherwise.
  private(set) weak var app: TestHost?
  /// The windows that the app has opened.
  private(set) lazy var shelf = TestWindowHost(self)
  /// The URLs that links and ``Trellis/OpenURLAction`` passed to the system, which opens none of them in a test.
  public private(set) var openedURLs: [URL] = []
  /// The open file dialog, which waits for the test; nil if there is none.
  var openFileDialog: OpenFileDialog?

  /// Creates a window of a size in points that shows a view; `date` is the current date for views until the clock is advanced.
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

  /// Creates a window without keyboard focus that shows a view: no field has a caret, and no control a focus ring.
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

  /// Creates the first window of an app, with a size in points; ``windows`` also has the windows that the app opens.
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
    warningLog.during { viewGraph.windows?.openAtLaunch() }
  }

  /// Creates the host of a window that an app has opened, on the app's clock.
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

  /// The window's display list, after an update.
  public var displayList: DisplayList { warningLog.during { viewGraph.update(at: clock.now.offset) } }

  /// Whether lazy lists reuse the views of hidden rows, as in a window; true by default.
  package var reusesRows: Bool {
    get { viewGraph.reusesRows }
    set { viewGraph.reusesRows = newValue }
  }

  /// Whether views far outside the visible part may stay undrawn, as in a window; false by default.
  ///
  /// The host doesn't find undrawn views.
  package var drawsOnlyVisible: Bool {
    get { viewGraph.drawsOnlyVisible }
    set { viewGraph.drawsOnlyVisible = newValue }
  }

  /// The window's size in points.
  public var size: CGSize {
    get { settings?.size ?? viewGraph.size }
    set { if settings != nil { settings!.size = newValue } else { viewGraph.size = newValue } }
  }

  /// The smallest size that the user can give the window, in points: the size of the content for a proposal of zero.
  public var minimumSize: CGSize {
    _ = displayList
    return viewGraph.minimumSize
  }

  /// The largest size that the user can give the window, in points: infinite, unless its scene makes it as large as its content.
  public var maximumSize: CGSize {
    _ = displayList
    return viewGraph.maximumSize
  }

  /// The window's phase: whether it has the keyboard, is only visible, or isn't visible.
  public var scenePhase: ScenePhase {
    get { viewGraph.scenePhase }
    set { viewGraph.scenePhase = newValue }
  }

  /// Opens the app with a URL, and returns whether a view handles URLs.
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

  /// The window's title: the app's name if its scene has no title, and empty if the host shows no app.
  public var title: String { viewGraph.title }

  /// Whether an input that the picture may depend on was set since the last update.
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
  /// Shows another view in the window; the window's size, environment and time stay.
  ///
  /// A view of the current type is a new value for it, as from a body above it: state stays, and only differences are evaluated.
  /// A view of another type, or one that replaces an app, is a new tree. The old views disappear first.
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

  /// Removes all views, as when a window closes: they disappear, their tasks are cancelled, and ``nodeCount`` is 0.
  ///
  /// The window then stays empty until ``show(_:)``. Cancelled tasks still run to their ends: call ``wait(for:_:)`` for their
  /// effects. A second call does nothing.
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

// MARK: - Warnings

extension TestHost {
  /// The warnings that Trellis logged about this window, each once, oldest first, as on the standard error stream.
  ///
  /// A warning is about code that is legal but surely not intended. On the standard error stream, a process logs each warning
  /// only once. Here, it is listed even if another window caused it before. Warnings in tasks and on other threads aren't
  /// included.
  public var warnings: [String] {
    _ = displayList
    return warningLog.messages
  }
}

// MARK: - Reported changes

extension TestHost {
  /// The changes that bodies have reported so far, one line each, oldest first.
  ///
  /// A line reads `Row: @self, _count changed.` Bodies report changes with `Self._printChanges()` and `Self._logChanges()`.
  public var reportedChanges: [String] {
    _ = displayList
    return changeLines
  }
}

// MARK: - The graph

extension TestHost {
  /// The attribute graph, after an update.
  public var snapshot: GraphSnapshot {
    _ = displayList
    return viewGraph.graph.snapshot()
  }

  /// The identity paths of the views that attributes belong to, by the attributes' numbers in ``snapshot``.
  ///
  /// An example is `ContentView/VStack[1]/ForEach["b"]/Row`: the row with the id "b" of a `ForEach`, which is the second view of a
  /// stack.
  ///
  /// Included are the attributes of views' values, bodies, states, layout computers and display lists. The path of a view without
  /// a body and without views in it ends with the view itself: `ContentView/VStack[0]/Text`. Linear in the number of views.
  public var identityPaths: [Int: String] {
    _ = displayList
    return viewGraph.identityPaths
  }

  /// The number of attributes.
  public var nodeCount: Int {
    _ = displayList
    return viewGraph.graph.nodeCount
  }

  /// The number of dependencies.
  public var edgeCount: Int {
    _ = displayList
    return viewGraph.graph.edgeCount
  }

  /// Returns the evaluations during a closure and during the update after it.
  public func evaluations(of body: () throws -> Void) rethrows -> EvaluationLog {
    _ = displayList
    let outer = evaluationLog
    evaluationLog = EvaluationLog()
    defer { evaluationLog = outer }
    try body()
    _ = displayList
    return evaluationLog!
  }
  /// Returns the evaluations during an asynchronous closure, in updates while it runs, and in the update after it.
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
