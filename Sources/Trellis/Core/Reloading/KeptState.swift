import Foundation

/// The value of a state, with the names by which another view of the same identity finds it.
struct KeptState {
  /// The form of a value.
  enum Form {
    /// A value of this process, and whether the view that it belonged to was removed.
    case value(Any, isGone: @MainActor () -> Bool)
    /// A value of another process, in JSON.
    case encoded(Data)
  }

  /// The type of the view and the name of the property.
  let name: String
  /// The identity path of the view.
  let path: String
  /// The views with bodies and the rows on the path.
  let views: String
  /// The name of the value's type, with its module.
  let type: String
  let form: Form

  /// Whether no view of the graph has the state any more.
  @MainActor var isFree: Bool {
    if case .value(_, let isGone) = form { isGone() } else { true }
  }

  /// Returns the value; nil if its type isn't `type`, or can't be decoded.
  func value<Value>(as _: Value.Type) -> Value? {
    switch form {
    case .value(let value, _): return value as? Value
    case .encoded(let data):
      guard type == String(reflecting: Value.self), let decodable = Value.self as? any Decodable.Type else {
        return nil
      }
      return (try? JSONDecoder().decode(KeptState.wrapper(of: decodable), from: data))
        .flatMap { ($0 as? any Wrapper)?.first as? Value }
    }
  }
}

// MARK: - Between processes

/// A value as the only element of an array, since JSON has no fragments of their own.
private protocol Wrapper { var first: Any? { get } }
extension Array: Wrapper { fileprivate var first: Any? { isEmpty ? nil : self[0] } }

extension KeptState {
  private struct Coded: Codable {
    var name, path, views, type: String
    var value: Data
  }

  private static func wrapper<Value: Decodable>(of type: Value.Type) -> any Decodable.Type { [Value].self }

  /// Returns the values that conform to `Codable`, in JSON; others are left out.
  static func encoded(_ states: [KeptState]) -> Data {
    func data<Value: Encodable>(_ value: Value) -> Data? { try? JSONEncoder().encode([value]) }
    let coded = states.compactMap { state -> Coded? in
      switch state.form {
      case .value(let value, _):
        guard let value = value as? any Encodable & Decodable, let data = data(value) else { return nil }
        return Coded(name: state.name, path: state.path, views: state.views, type: state.type, value: data)
      case .encoded(let data):
        return Coded(name: state.name, path: state.path, views: state.views, type: state.type, value: data)
      }
    }
    return (try? JSONEncoder().encode(coded)) ?? Data()
  }

  /// Returns the states of ``encoded(_:)``; none for other data.
  static func decoded(_ data: Data) -> [KeptState] {
    ((try? JSONDecoder().decode([Coded].self, from: data)) ?? []).map {
      KeptState(name: $0.name, path: $0.path, views: $0.views, type: $0.type, form: .encoded($0.value))
    }
  }
}
