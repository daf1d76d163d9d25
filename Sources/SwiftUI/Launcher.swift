import Foundation
import Trellis
import TrellisCairo
import TrellisGraph
import TrellisWindow

/// Does with an app what a launch request asks for.
@MainActor
struct Launcher {
  let request: LaunchRequest

  /// Makes the app, and shows, draws or describes its window group.
  func launch<A: App>(_ type: A.Type) throws(LaunchError) {
    switch request.mode {
    case .window: try openWindow(type)
    case .render: try render(type)
    case .graph: try printGraph(type)
    }
  }

  private func makeViewGraph<A: App>(_ type: A.Type) -> ViewGraph {
    ViewGraph(
      app: type.init(), size: request.size.map { CGSize(width: $0.width, height: $0.height) },
      colorScheme: request.scheme == .dark ? .dark : .light, measurer: PangoTextMeasurer())
  }

  // MARK: - The modes

  private func openWindow<A: App>(_ type: A.Type) throws(LaunchError) {
    let variables = ProcessInfo.processInfo.environment
    let isThereADisplay = ["DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"].contains {
      variables[$0]?.isEmpty == false
    }
    guard isThereADisplay else { throw .noDisplay("there is no display") }
    let viewGraph = makeViewGraph(type)
    do {
      let log = request.log ? FrameLog(viewGraph) : nil
      try runWindow(viewGraph, log: log.map { log in { log.frame($0) } })
    } catch {
      throw .noDisplay("\(error)")
    }
  }

  private func render<A: App>(_ type: A.Type) throws(LaunchError) {
    guard let output = request.output else { throw .software("a launch request for a picture has no output") }
    let viewGraph = makeViewGraph(type)
    let list = viewGraph.update()
    let png: Data
    do {
      png = try Picture.render(list, size: viewGraph.size, scale: request.scale).pngData()
    } catch {
      throw .software(error.description)
    }
    try write(png, to: output)
  }

  /// Prints the graph after the first update; what the app itself prints goes to the standard error stream, so that the
  /// graph is all that another program reads.
  private func printGraph<A: App>(_ type: A.Type) throws(LaunchError) {
    let output = dup(STDOUT_FILENO)
    dup2(STDERR_FILENO, STDOUT_FILENO)
    let viewGraph = makeViewGraph(type)
    _ = (viewGraph.title, viewGraph.update())  // what a window asks for
    let snapshot = viewGraph.graph.snapshot()
    let text =
      switch request.format {
      case .dot: snapshot.dot()
      case .json: snapshot.json()
      case .text: snapshot.text()
      }
    do {
      try FileHandle(fileDescriptor: output).write(contentsOf: Data((text + "\n").utf8))
    } catch {
      throw .cantCreate("stdout", reason(of: error))
    }
  }

  // MARK: - Files

  /// Writes a file whole or not at all; a device or a pipe is written to as it is, never replaced.
  private func write(_ data: Data, to path: String) throws(LaunchError) {
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
      throw .cantCreate(path, reason(of: error))
    }
  }

  /// What the system said, without Foundation's words around it.
  private func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(underlying.code)))
  }
}

extension LaunchRequest {
  /// What this process was asked to do; a window where nobody asked.
  ///
  /// The programs that it starts in turn aren't asked the same.
  static func ofThisProcess() throws(LaunchError) -> LaunchRequest {
    guard let text = ProcessInfo.processInfo.environment[environmentVariable] else {
      return LaunchRequest(mode: .window)
    }
    unsetenv(environmentVariable)
    do {
      return try LaunchRequest(encoded: text)
    } catch {
      throw .software("\(environmentVariable) isn't a launch request: \(text)")
    }
  }
}
