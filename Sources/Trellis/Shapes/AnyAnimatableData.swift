public import TrellisGeometry

/// Animatable data of any type.
///
/// Those of different types have nothing to do with each other: in a sum or a difference the second is left out.
public struct _AnyAnimatableData: VectorArithmetic {
  /// The data; nil is the zero of whatever type is asked for.
  private let data: (any VectorArithmetic)?

  private init(erasing data: (any VectorArithmetic)?) {
    self.data = data
  }

  init(_ data: some VectorArithmetic) {
    self.data = data
  }

  /// The data, where they are of a type; nil where they are of another.
  func value<Data: VectorArithmetic>(of type: Data.Type) -> Data? {
    guard let data else { return .zero }
    return data as? Data
  }

  /// Zero of any type.
  public static var zero: _AnyAnimatableData { _AnyAnimatableData(erasing: nil) }

  /// The sum, where both are of one type.
  public static func + (left: _AnyAnimatableData, right: _AnyAnimatableData) -> _AnyAnimatableData {
    func sum<Data: VectorArithmetic>(_ left: Data) -> _AnyAnimatableData {
      _AnyAnimatableData(left + (right.value(of: Data.self) ?? .zero))
    }
    return left.data.map { sum($0) } ?? right
  }

  /// The difference, where both are of one type.
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

  /// Whether the data are equal, and of one type; zero equals that of any type.
  public static func == (left: _AnyAnimatableData, right: _AnyAnimatableData) -> Bool {
    func isEqual<Data: VectorArithmetic>(_ left: Data) -> Bool { right.value(of: Data.self) == left }
    if let data = left.data { return isEqual(data) }
    return right.data == nil || right == left
  }
}
