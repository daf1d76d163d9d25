import Foundation
import TrellisFailure

/// The explanation of a dependency that SwiftPM can't find.
enum DependencyFailure {
  /// Returns a failure that names the dependency; nil if SwiftPM's messages are about something else.
  static func failure(in messages: String) -> Failure? {
    let advice =
      "give a copy of it with `swift package config set-mirror --original URL --mirror PATH`, or connect to the network"
    if let url = messages.firstMatch(of: /[Ff]ailed to clone repository ([^\s:]+:?[^\s:]+)/)?.output.1 {
      return .unavailable("the dependency \(url) can't be fetched; \(advice)")
    }
    if let found = messages.firstMatch(of: /the package at '([^']+)' cannot be accessed/)?.output.1 {
      return .noInput(
        "the dependency at \(found) doesn't exist; put the package there, or correct the manifest's path")
    }
    if let file = messages.firstMatch(of: /invalid access to (\S*\/Package.resolved)/)?.output.1 {
      return .cantWrite(
        String(file),
        "SwiftPM keeps the versions of dependencies there; copy the package to a folder that is writable")
    }
    if messages.contains("could not be resolved because") || messages.contains("no versions of ") {
      let name = messages.firstMatch(of: /no versions of '([^']+)' match/)?.output.1
      let dependency = name.map { "the dependency \($0)" } ?? "a dependency"
      return .unavailable("\(dependency) has no version that the package accepts; SwiftPM's message is above")
    }
    return nil
  }
}
