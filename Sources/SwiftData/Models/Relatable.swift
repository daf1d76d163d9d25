/// A type whose values refer to models: a model, an array of models, or an optional one of these.
public protocol _Relatable {
  static var _target: any PersistentModel.Type { get }
  static var _isToMany: Bool { get }
  var _models: [any PersistentModel] { get }
  /// Returns the value that refers to some models; nil if a value refers to exactly one and there is none.
  static func _value(of models: [any PersistentModel]) -> Self?
}

extension PersistentModel {
  /// The class of the models.
  public static var _target: any PersistentModel.Type { Self.self }
  /// Whether a value refers to any number of models.
  public static var _isToMany: Bool { false }
  /// The models.
  public var _models: [any PersistentModel] { [self] }
  /// Returns the value that refers to some models.
  public static func _value(of models: [any PersistentModel]) -> Self? { models.first as? Self }
}

extension Array: _Relatable where Element: PersistentModel {
  /// The class of the models.
  public static var _target: any PersistentModel.Type { Element.self }
  /// Whether a value refers to any number of models.
  public static var _isToMany: Bool { true }
  /// The models.
  public var _models: [any PersistentModel] { self }
  /// Returns the value that refers to some models.
  public static func _value(of models: [any PersistentModel]) -> [Element]? {
    models.compactMap { $0 as? Element }
  }
}

extension Optional: _Relatable where Wrapped: _Relatable {
  /// The class of the models.
  public static var _target: any PersistentModel.Type { Wrapped._target }
  /// Whether a value refers to any number of models.
  public static var _isToMany: Bool { Wrapped._isToMany }
  /// The models.
  public var _models: [any PersistentModel] { self?._models ?? [] }
  /// Returns the value that refers to some models.
  public static func _value(of models: [any PersistentModel]) -> Wrapped?? {
    .some(Wrapped._value(of: models))
  }
}
