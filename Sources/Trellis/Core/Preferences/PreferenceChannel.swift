import TrellisGraph

/// The channel of a preference key.
enum PreferenceChannel<Key: PreferenceKey>: Channel {
  @MainActor static var name: String { TypeRecord.of(Key.self).name }
  static var kind: AttributeKind { .preference }
  static var defaultValue: Key.Value { Key.defaultValue }

  static func reduce(value: inout Key.Value, nextValue: () -> Key.Value) {
    Key.reduce(value: &value, nextValue: nextValue)
  }
}

extension ViewOutputs {
  /// Returns the attribute of the view's value for a key; nil if no view in it can ever set one.
  @MainActor
  func preference<Key: PreferenceKey>(_ key: Key.Type) -> Attribute<Key.Value>? {
    channels?.value(of: PreferenceChannel<Key>.self)
  }
}
