import Foundation
import TrellisFailure

/// A JSON file of the user's into which settings are merged.
struct JSONFile {
  let path: String
  /// The value of the file; nil if there is no file, or an empty one.
  var value: Any?

  /// Reads the file; throws a failure with the path if its text isn't JSON.
  init(_ path: String) throws {
    self.path = path
    guard access(path, F_OK) == 0 else { return }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Failure.noInput("can't read '\(path)': \(String(cString: strerror(errno)))")
    }
    if data.allSatisfy({ $0 <= UInt8(ascii: " ") }) { return }
    guard let value = try? JSONSerialization.jsonObject(with: data) else {
      throw Failure.badData("'\(path)' isn't valid JSON; correct or remove it, and run the command again")
    }
    self.value = value
  }

  /// Returns the value as an object, empty if there is no file; throws a failure if it isn't an object.
  func object() throws -> [String: Any] {
    guard let value else { return [:] }
    guard let object = value as? [String: Any] else { throw unexpected("an object") }
    return object
  }

  /// Returns the value as a list of objects, empty if there is no file; throws a failure if it isn't one.
  func list() throws -> [[String: Any]] {
    guard let value else { return [] }
    guard let list = value as? [[String: Any]] else { throw unexpected("a list of objects") }
    return list
  }

  private func unexpected(_ kind: String) -> Failure {
    .badData("'\(path)' isn't \(kind); correct or remove it, and run the command again")
  }

  /// Writes the value, with sorted keys; creates the folder of the file if there is none.
  func write() throws {
    guard let value else { return }
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? JSONSerialization.data(withJSONObject: value, options: options) else {
      throw Failure.software("the settings for '\(path)' aren't JSON")
    }
    // A link keeps being a link.
    let target = AbsolutePath.realPath(path) ?? path
    do {
      try FileManager.default.createDirectory(
        atPath: (target as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
      try (data + Data("\n".utf8)).write(to: URL(fileURLWithPath: target))
    } catch {
      throw Failure.cantWrite(path, JSONFile.reason(of: error))
    }
  }

  /// Returns the system's message of a file error.
  private static func reason(of error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError ?? error as NSError
    guard underlying.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(underlying.code)))
  }
}
