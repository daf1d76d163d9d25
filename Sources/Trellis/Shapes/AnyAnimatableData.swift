public import TrellisGeometry

/// Animatable data of any type.
///
/// In a sum or a difference of data of different types, the second operand is ignored.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil is the zero of any type.
  private let data: (any VectorArithmetic)?

  private init(erasing data: (any VectorArithmetic)?) {
    self.data = data
  }

  init(_ data: some VectorArithmetic) {
    self.data = data
  }

  /// Returns the data as a value of a type; zero becomes the zero of that type.
  ///
  /// nil if the data is of another type.
  func value<Data: VectorArithmetic>(of type: Data.Type) -> Data? {
    guard let data else { return .zero }
    return data as? Data
  }

  /// Creates data for the expansion of `@Animatable`.
  public init(_data data: some VectorArithmetic) { self.init(data) }

  /// Copies the data for the expansion of `@Animatable`; data of another type is ignored.
  public func _write<Data: VectorArithmetic>(to data: inout Data) {
    if let value = value(of: Data.self) { data = value }
  }

  /// The zero of any type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(erasing: nil) }

  /// Returns the sum of two values of one type.
  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ left: Data) -> _AnyAnimatableData {
      _AnyAnimatableData(left + (right.value(of: Data.self) ?? .zero))
    }
    return left.data.map { sum($0) } ?? right
  }

  /// Returns the difference of two values of one type.
  public static func - (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    left + right.scaled(by: -1)
  }

  /// Multiplies each component by a factor.
  public mutating func scale(by rhs: Double) {
    func scaled<Data: VectorArithmetic>(_ data: Data) -> any VectorArithmetic { data.scaled(by: rhs) }
    self = _AnyAnimatableData(erasing: data.map { scaled($0) })
  }

  /// The sum of the squares of the components.
  public var magnitudeSquared: Double { data?.magnitudeSquared ?? 0 }

  /// Returns whether both values are equal and of one type; zero equals the zero of any type.
  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ left: Data) -> Bool { right.value(of: Data.self) == left }
    if let data = left.data { return isEqual(data) }
    return right.data == nil || right == left
  }
}
