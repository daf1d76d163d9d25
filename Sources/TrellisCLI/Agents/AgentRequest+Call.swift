import Foundation
import SwiftUI
import TrellisFailure

extension AgentRequest {
  /// Returns the requests to a program for a call, in order; throws a failure if an argument is missing or invalid.
  static func requests(of call: MCPCall) throws -> [AgentRequest] {
    switch call.tool {
    case "render":
      let scheme = try call.string("scheme")
      guard scheme == nil || ["light", "dark"].contains(scheme) else {
        throw Failure.usage("the scheme is light or dark")
      }
      let width = try call.number("width", in: 1...4096)
      let height = try call.number("height", in: 1...4096)
      return [
        .settings(width: width, height: height, isDark: scheme.map { $0 == "dark" }),
        .picture(scale: try scale(call), settle: 2),
      ]
    case "film":
      let times = call.arguments["times"]?.numbers ?? []
      guard !times.isEmpty, times.count <= 12, times == times.sorted(), times[0] >= 0, times.last! <= 60
      else {
        throw Failure.usage("'times' has to be 1 to 12 ascending numbers of seconds, from 0 to 60")
      }
      return [.film(times: times, tap: try call.string("tap"), scale: try scale(call))]
    case "tap": return [.step(try tap(call))]
    case "type": return [.step(.type(try call.required("text")))]
    case "scroll":
      guard let distance = try call.number("distance", in: -100_000...100_000) else {
        throw Failure.usage("'distance' is missing")
      }
      let (x, y) = try point(call) ?? (nil, nil)
      return [.step(.scroll(distance, x: x, y: y))]
    case "key": return [.step(.key(try call.required("name")))]
    case "wait":
      guard let seconds = try call.number("seconds", in: 0.01...60) else {
        throw Failure.usage("'seconds' is missing")
      }
      return [.step(.wait(seconds))]
    case "accessibility_tree": return [.accessibility]
    case "layout": return [.layout(view: try call.string("type"))]
    case "why_did_it_update": return [.why(view: try call.required("type"))]
    case "wasted_work": return [.waste]
    default: throw Failure.usage("there is no tool '\(call.tool)'")
    }
  }

  private static func scale(_ call: MCPCall) throws -> Double { try call.number("scale", in: 0.1...4) ?? 1 }

  private static func point(_ call: MCPCall) throws -> (x: Double?, y: Double?)? {
    let (x, y) = (
      try call.number("x", in: -16384...16384), try call.number("y", in: -16384...16384)
    )
    if x == nil, y == nil { return nil }
    guard x != nil, y != nil else { throw Failure.usage("a point has both 'x' and 'y'") }
    return (x, y)
  }

  private static func tap(_ call: MCPCall) throws -> AppScript.Step {
    if let point = try point(call), let x = point.x, let y = point.y { return .tapPoint(x: x, y: y) }
    guard let label = try call.string("label") else { throw Failure.usage("give a 'label', or 'x' and 'y'") }
    return .tap(label, number: Int(try call.number("number", in: 1...10_000) ?? 1))
  }
}
