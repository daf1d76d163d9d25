public import Foundation

extension Shader {
  /// An argument of a shader's function.
  public nonisolated struct Argument: Equatable, Sendable {
    private enum Value: Equatable, Sendable {
      case floats([Float], isArray: Bool)
      case boundingRect
      case colors([Color], isArray: Bool)
      case image(Image)
      case data(Data)
    }

    private let value: Value

    private init(_ value: Value) { self.value = value }
    private static func vector(_ numbers: Float...) -> Argument { Argument(.floats(numbers, isArray: false)) }

    /// Returns a number.
    public static func float<T: BinaryFloatingPoint>(_ x: T) -> Argument { vector(Float(x)) }
    /// Returns a vector of two numbers.
    public static func float2<T: BinaryFloatingPoint>(_ x: T, _ y: T) -> Argument {
      vector(Float(x), Float(y))
    }
    /// Returns a vector of a point's coordinates.
    public static func float2(_ point: CGPoint) -> Argument { vector(Float(point.x), Float(point.y)) }
    /// Returns a vector of a size's lengths.
    public static func float2(_ size: CGSize) -> Argument { vector(Float(size.width), Float(size.height)) }
    /// Returns a vector of three numbers.
    public static func float3<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T) -> Argument {
      vector(Float(x), Float(y), Float(z))
    }
    /// Returns a vector of four numbers.
    public static func float4<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ z: T, _ w: T) -> Argument {
      vector(Float(x), Float(y), Float(z), Float(w))
    }
    /// Returns an array of numbers.
    public static func floatArray(_ array: [Float]) -> Argument { Argument(.floats(array, isArray: true)) }
    /// The bounds of the shape or view.
    public static var boundingRect: Argument { Argument(.boundingRect) }
    /// Returns a colour.
    public static func color(_ color: Color) -> Argument { Argument(.colors([color], isArray: false)) }
    /// Returns an array of colours.
    public static func colorArray(_ array: [Color]) -> Argument { Argument(.colors(array, isArray: true)) }
    /// Returns an image.
    public static func image(_ image: Image) -> Argument { Argument(.image(image)) }
    /// Returns bytes.
    public static func data(_ data: Data) -> Argument { Argument(.data(data)) }
  }
}
