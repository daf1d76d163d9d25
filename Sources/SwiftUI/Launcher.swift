import Foundation
import Trellis
import TrellisCairo
import TrellisDisplayList
import TrellisFailure
import TrellisGraph
import TrellisInspector
import TrellisUIKit
import TrellisWindow

/// Performs the launch request of an app.
@MainActor
struct Launcher {
  var request: LaunchRequest
  /// Whether the window has the ideal size of its content.
  var fitsContent = false

  /// Creates the app, and shows, draws or describes its window group.
  func launch<A: App>(_ type: A.Type) throws(Failure) {
    ApplicationEvents.follow()
    if let folder = request.resources { ResourceFolders.useFolder(folder) }
    if let size = request.size {
      CurrentWindow.expectedSize = CGSize(width: size.width, height: size.height)
    }
    BodyWatch.start { FileHandle.standardError.write(Data("trellis: \($0)\n".utf8)) }
    switch request.mode {
    case .window: try openWindow(type)
    case .render: try render(type)
    case .graph: try printGraph(type)
    case .exercise: try exercise(type)
    case .accessibility: try printAccessibility(type)
    }
  }

  private func makeViewGraph<A: App>(_ type: A.Type, isInspected: Bool = false) -> ViewGraph {
    let viewGraph = ViewGraph(
      app: type.init(), size: request.size.map { CGSize(width: $0.width, height: $0.height) },
      colorScheme: request.scheme == .dark ? .dark : .light, measurer: PangoTextMeasurer(),
      recordsIdentities: request.mode == .graph || isInspected)
    if request.theme == .phone { viewGraph.environment.controlTheme = .phone }
    if fitsContent {
      let size = viewGraph.contentSize(proposing: .unspecified)
      viewGraph.size = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    }
    return viewGraph
  }

  // MARK: - Modes

  private func openWindow<A: App>(_ type: A.Type) throws(Failure) {
    defer { AppEvents.send(.terminated) }
    if let script = request.script { return try inspect(type, script) }
    SceneValues.store = .standard
    if request.watch != nil {
      LiveCode.start()
      if !request.isAgent { WindowModifiers.add(CodeProblemModifier()) }
      if let states = request.states, let data = try? Data(contentsOf: states) {
        ViewGraph.beginNext(with: data)
      }
    }
    if request.isAgent, let descriptor = request.watch {
      AgentWindows(of: makeViewGraph(type, isInspected: true)).run(descriptor)
    }
    if request.preview != nil {
      endWithParent()
      return try PageWindows(of: makeViewGraph(type, isInspected: true), request).run()
    }
    do throws(WindowError) {
      try DesktopWindow.requireDisplay()  // before the app is made
    } catch {
      if !request.showsInPage || request.steps != nil { throw .noWindow(error) }
      return try PageWindows(of: makeViewGraph(type, isInspected: true), request).run()
    }
    let windows = DesktopWindows(of: makeViewGraph(type, isInspected: request.inspects), request)
    do {
      try windows.run()
    } catch {
      throw .noWindow(error)
    }
    if let failure = windows.failure { throw failure }
  }

  /// Runs a script and prints its costs.
  ///
  /// An exceeded budget is a failure, and so is anything that got worse than in the baseline.
  private func inspect<A: App>(_ type: A.Type, _ script: InspectionScript) throws(Failure) {
    let viewGraph = makeViewGraph(type, isInspected: true)
    var isPassed = true
    var regression: String?
    try writeOnly { () throws(Failure) in
      let report = try script.run(in: viewGraph, isRecorded: request.recording != nil)
      if let file = request.recording, let data = report.recordingFile(named: viewGraph.title) {
        try write(data, to: file)
      }
      if let baseline = script.baseline {
        let data = FileManager.default.contents(atPath: baseline) ?? Data()
        do throws(BaselineError) {
          report.regressions = try report.regressions(since: data)
        } catch {
          throw .badData("the baseline can't be compared: \(error.message)")
        }
      }
      regression = report.regressions.first.flatMap { $0.split(separator: "\n").first }.map(String.init)
      isPassed = report.isPassed
      return Data(((script.format == .json ? report.json : report.text) + "\n").utf8)
    }
    if let regression { throw Failure(message: "worse than the baseline: \(regression)", exitCode: 1) }
    if !isPassed { throw Failure(message: "a budget of the script was exceeded", exitCode: 1) }
  }

  private func render<A: App>(_ type: A.Type) throws(Failure) {
    guard let output = request.output else {
      throw .software("a launch request for a picture has no output")
    }
    if output == "-" {
      return try writeOnly { () throws(Failure) in try pictures(type)[0] }
    }
    let all = try pictures(type)
    for (index, data) in all.enumerated() {
      try write(data, to: FrameNumbering(output)?.path(of: index) ?? output)
    }
  }

  /// Returns the contents of the picture's file, or one file per moment if the output path has a placeholder for numbers.
  private func pictures<A: App>(_ type: A.Type) throws(Failure) -> [Data] {
    let viewGraph = makeViewGraph(type)
    // Leaked on purpose: the process ends soon, and the system then frees all memory at once.
    _ = Unmanaged.passRetained(viewGraph)
    viewGraph.environment.displayScale = request.scale
    // A film shows the initial animations, so settling doesn't wait for their end.
    let settling = Settling(limit: .seconds(request.settle), waitsForMotion: request.film == nil)
    let list = settling.settle(viewGraph)
    let (window, scale) = (viewGraph.size, request.scale)
    let isNumbered = request.output.flatMap(FrameNumbering.init) != nil
    if request.film == nil, request.picture != .gif, !isNumbered {
      return [try file(list, of: window)]
    }
    let strip = try FilmStrip(
      request.film ?? LaunchRequest.Film(times: [0], tap: nil), of: viewGraph)
    if isNumbered {
      var files: [Data] = []
      for moment in strip.moments { files.append(try file(moment, of: window)) }
      return files
    }
    guard request.picture == .gif else { return [try file(strip.list, of: strip.size)] }
    do throws(RenderingError) {
      var film: AnimatedGIF?
      for (moment, seconds) in zip(strip.moments, strip.durations) {
        let picture = try Picture.render(moment, size: window, scale: scale)
        film = film ?? AnimatedGIF(width: picture.width, height: picture.height)
        film?.add(picture, for: seconds)
      }
      return [film?.file ?? Data()]
    } catch {
      throw .software(error.description)
    }
  }

  /// Returns a picture as the contents of a file.
  private func file(_ list: DisplayList, of size: CGSize) throws(Failure) -> Data {
    let scale = request.scale
    do throws(RenderingError) {
      switch request.picture {
      case .png: return try Picture.render(list, size: size, scale: scale).pngData()
      case .svg: return try Picture.svg(list.scaled(by: scale), size: size.scaled(by: scale))
      case .pdf: return try Picture.pdf(list.scaled(by: scale), size: size.scaled(by: scale))
      case .gif:
        let picture = try Picture.render(list, size: size, scale: scale)
        var film = AnimatedGIF(width: picture.width, height: picture.height)
        film.add(picture, for: 1)
        return film.file
      }
    } catch {
      throw .software(error.description)
    }
  }

  /// Sends random input to the app, and prints a summary.
  ///
  /// A crash of the app ends the process.
  private func exercise<A: App>(_ type: A.Type) throws(Failure) {
    let input = RandomInput(makeViewGraph(type), seed: request.exercise.seed)
    print(try input.run(seconds: request.exercise.seconds))
  }

  /// Prints the accessibility tree once the first tasks and animations have ended.
  private func printAccessibility<A: App>(_ type: A.Type) throws(Failure) {
    try printOnly {
      let viewGraph = makeViewGraph(type)
      _ = Unmanaged.passRetained(viewGraph)
      let settling = Settling(limit: .seconds(request.settle), waitsForMotion: true)
      return "\(settling.settle(viewGraph).accessibilityTree)"
    }
  }

  /// Prints the graph after the first update.
  private func printGraph<A: App>(_ type: A.Type) throws(Failure) {
    try printOnly {
      let viewGraph = makeViewGraph(type)
      _ = (viewGraph.title, viewGraph.update())  // as a window requests them
      var snapshot = viewGraph.graph.snapshot()
      let paths = viewGraph.identityPaths
      for index in snapshot.nodes.indices {
        snapshot.nodes[index].path = paths[snapshot.nodes[index].id]
      }
      return switch request.format {
      case .dot: snapshot.dot()
      case .json: snapshot.json()
      case .text: snapshot.text()
      }
    }
  }

  /// Prints the text that a closure returns.
  ///
  /// The app's own output goes to standard error, so another program reads only the text.
  private func printOnly(_ text: () -> String) throws(Failure) {
    try writeOnly { () throws(Failure) in Data((text() + "\n").utf8) }
  }

  /// Writes the data that a closure returns to standard output, and the app's own output to standard error.
  private func writeOnly(_ data: () throws(Failure) -> Data) throws(Failure) {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let data = try data()
    do {
      try FileHandle(fileDescriptor: output).write(contentsOf: data)
    } catch {
      throw .cantWrite("stdout", reason(of: error))
    }
  }

  // MARK: - Files

  /// Writes a file atomically.
  ///
  /// A device or a pipe is written to, never replaced.
  private func write(_ data: Data, to path: String) throws(Failure) {
    var status = stat()
    let isSpecial = stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG
    let url = URL(fileURLWithPath: path)
    do {
      if isSpecial {
        try FileHandle(forWritingTo: url).write(contentsOf: data)
      } else {
        try data.write(to: url, options: .atomic)
      }
    } catch {
      throw .cantWrite(path, reason(of: error))
    }
  }

  /// Returns the system's message, without Foundation's words around it.
  private func reason(of error: any Error) -> String {
    let underlying =
      (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(underlying.code)))
  }
}

extension Failure {
  /// Returns the failure of a window that can't be opened, for example without a display: `EX_UNAVAILABLE`.
  fileprivate static func noWindow(_ error: WindowError) -> Failure {
    let reason: String
    switch error {
    case .noDisplay(let noDisplay): reason = "there is no display (\(noDisplay))"
    case .cannotOpen: reason = "\(error)"
    case .displayGone: return .unavailable("\(error)")
    }
    return .unavailable(
      "can't open a window: \(reason); set DISPLAY, or draw a picture with `trellis render`")
  }
}

extension LaunchRequest {
  /// Returns the launch request of this process; by default, the request for a window.
  ///
  /// The request is removed from the environment, so child processes don't inherit it.
  @MainActor static func ofThisProcess() throws(Failure) -> LaunchRequest {
    let inspects = Inspecting.takeRequest()
    guard let text = ProcessInfo.processInfo.environment[environmentVariable] else {
      var request = LaunchRequest(mode: .window)
      request.opened = CommandLine.arguments.dropFirst().filter { $0.contains("://") }.compactMap {
        URL(string: $0)
      }
      (request.inspects, request.showsInPage) = (inspects, inspects)
      return request
    }
    unsetenv(environmentVariable)
    do {
      var request = try LaunchRequest(encoded: text)
      if inspects { (request.inspects, request.showsInPage) = (true, true) }
      return request
    } catch {
      throw .software("\(environmentVariable) isn't a launch request: \(text)")
    }
  }
}
