public import Foundation

/// A function in Metal's shading language with arguments.
///
/// Metal's source can't run here: views are drawn without the effect of a shader, and a warning names the function once. As a
/// paint, a shader is the foreground.
///
/// Source: documented, developer.apple.com/documentation/swiftui/shader; without Metal: ours.
public nonisolated struct Shader: Equatable, Sendable {
  /// The function.
  public var function: ShaderFunction
  /// The arguments after those that the effect adds.
  public var arguments: [Argument]
  /// Whether colours would be dithered; has no effect here.
  public var dithersColor = false

  /// Creates a shader of a function and arguments.
  public init(function: ShaderFunction, arguments: [Argument]) {
    (self.function, self.arguments) = (function, arguments)
  }

  /// A purpose of a shader.
  public struct UsageType: Hashable, Sendable {
    private let number: Int
    /// A paint.
    public static let shapeStyle = UsageType(number: 0)
    /// A change of colours.
    public static let colorEffect = UsageType(number: 1)
    /// A change of positions.
    public static let distortionEffect = UsageType(number: 2)
    /// A change of a picture.
    public static let layerEffect = UsageType(number: 3)
  }

  /// Returns at once: there is nothing to compile.
  public func compile(as type: UsageType) async throws {}

  /// Reports that the shader has no effect, once for each function.
  func report(in place: String) {
    Warning.report(
      "\(place): the Metal function \(function.name) can't run on Linux; the view is drawn without its effect; put the effect in #if canImport(Metal), or use Canvas",
      onceFor: "Shader \(function.name)")
  }
}

extension Shader: PrimitiveStyle {
  @MainActor func resolved(in context: StyleContext) -> ResolvedStyle {
    report(in: "ShapeStyle")
    return context.resolved(ForegroundStyle())
  }
}

/// The name of a function in Metal's shading language.
@dynamicCallable
public nonisolated struct ShaderFunction: Equatable, Sendable {
  /// The library with the function.
  public var library: ShaderLibrary
  /// The name of the function.
  public var name: String

  /// Creates a function of a library; whether the library has the function isn't checked.
  public init(library: ShaderLibrary, name: String) { (self.library, self.name) = (library, name) }

  /// Returns a shader of the function with arguments.
  public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader {
    Shader(function: self, arguments: args)
  }
}

/// A library of functions in Metal's shading language, which can't run here (``Shader``).
@dynamicMemberLookup
public nonisolated struct ShaderLibrary: Equatable, Sendable {
  private let url: URL?
  private let data: Data?

  private init(url: URL?, data: Data?) { (self.url, self.data) = (url, data) }

  /// Creates a library of compiled functions.
  public init(data: Data) { self.init(url: nil, data: data) }
  /// Creates a library of compiled functions in a file, which isn't read.
  public init(url: URL) { self.init(url: url, data: nil) }

  /// The library of the app.
  public static var `default`: ShaderLibrary { ShaderLibrary(url: nil, data: nil) }

  /// Returns the library of a bundle.
  public static func bundle(_ bundle: Bundle) -> ShaderLibrary {
    ShaderLibrary(url: bundle.bundleURL, data: nil)
  }

  /// Returns a function of the app's library.
  public static subscript(dynamicMember name: String) -> ShaderFunction {
    ShaderLibrary.default[dynamicMember: name]
  }

  /// Returns a function of the library.
  public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}
