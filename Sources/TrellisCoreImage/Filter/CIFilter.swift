public import Foundation

/// A function from images and numbers to an image.
///
/// Source: documented, developer.apple.com/documentation/coreimage/cifilter-swift.class; the exact colors are ours.
open class CIFilter: NSObject, CIFilterProtocol, @unchecked Sendable {
  let kind: FilterKind
  private var values: [String: Any] = [:]
  private let lock = NSLock()

  init(_ kind: FilterKind) {
    self.kind = kind
    super.init()
    setDefaults()
  }

  /// Creates a filter of a name such as `CISepiaTone`; nil if there is none here.
  ///
  /// Its inputs have their defaults.
  public convenience init?(name: String) {
    guard let kind = FilterKind.all[name] else { return nil }
    self.init(kind)
  }

  /// Creates a filter of a name with some inputs; nil if there is none here.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Returns the names of the filters that exist here; a category has no effect.
  public class func filterNames(inCategory category: String?) -> [String] { FilterKind.all.keys.sorted() }

  /// The name, such as `CISepiaTone`.
  open var name: String { kind.name }
  /// The keys of the inputs.
  open var inputKeys: [String] { kind.inputs.map(\.key) }
  /// The keys of the outputs: the image.
  open var outputKeys: [String] { [kCIOutputImageKey] }
  /// The name and the inputs with their defaults.
  open var attributes: [String: Any] {
    var all: [String: Any] = [kCIAttributeFilterName: name]
    for input in kind.inputs { all[input.key] = input.value.map { [kCIAttributeDefault: $0] } ?? [:] }
    return all
  }

  /// Sets all inputs with a default to it.
  open func setDefaults() {
    for input in kind.inputs {
      if let value = input.value { setValue(value, forKey: input.key) }
    }
  }

  /// Sets an input; nil removes it.
  ///
  /// A key that isn't one of ``inputKeys`` traps, as on a Mac.
  open func setValue(_ value: Any?, forKey key: String) {
    guard kind.inputs.contains(where: { $0.key == key }) else {
      fatalError(
        "CIFilter.setValue: \(name) has no input \(key); it has \(inputKeys.joined(separator: ", "))")
    }
    lock.withLock { values[key] = value }
  }

  /// Returns an input, or the image for ``kCIOutputImageKey``; nil if it isn't set.
  open func value(forKey key: String) -> Any? {
    key == kCIOutputImageKey ? outputImage : lock.withLock { values[key] }
  }

  /// The resulting image; nil if an input is missing.
  open var outputImage: CIImage? { kind.output(FilterInputs(values: lock.withLock { values })) }
}

/// The values of a filter's inputs.
struct FilterInputs {
  let values: [String: Any]

  /// An input as a number; 0 if it isn't one.
  func number(_ key: String) -> Float {
    switch values[key] {
    case let value as Float: value
    case let value as Double: Float(value)
    case let value as CGFloat: Float(value)
    case let value as Int: Float(value)
    case let value as NSNumber: value.floatValue
    default: 0
    }
  }

  /// An input as an image.
  func image(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  /// An input as a color; black if it isn't one.
  func color(_ key: String) -> CIColor { values[key] as? CIColor ?? .black }

  /// An input as a point; zero if it isn't one.
  func point(_ key: String) -> SIMD2<Float> {
    let point = (values[key] as? CIVector)?.cgPointValue ?? values[key] as? CGPoint ?? .zero
    return SIMD2(Float(point.x), Float(point.y))
  }

  /// An input as a rectangle; nil if it isn't one.
  func rect(_ key: String) -> CGRect? { (values[key] as? CIVector)?.cgRectValue ?? values[key] as? CGRect }
}

/// A kind of filters.
struct FilterKind: @unchecked Sendable {
  let name: String
  /// The keys of the inputs with their defaults; nil for none.
  let inputs: [(key: String, value: Any?)]
  /// Returns the resulting image; nil if an input is missing.
  let output: (FilterInputs) -> CIImage?

  init(_ name: String, _ inputs: [(key: String, value: Any?)], _ output: @escaping (FilterInputs) -> CIImage?)
  {
    (self.name, self.inputs, self.output) = (name, inputs, output)
  }

  /// Creates a kind with an image as its first input.
  init(
    of name: String, _ inputs: [(key: String, value: Any?)] = [],
    _ output: @escaping (CIImage, FilterInputs) -> CIImage?
  ) {
    self.init(name, [(kCIInputImageKey, nil)] + inputs) { inputs in
      inputs.image().flatMap { output($0, inputs) }
    }
  }

  /// All kinds by their names.
  static let all: [String: FilterKind] = {
    let kinds = colors + photoEffects + blurs + stylizing + distorting + geometry + compositing + generating
    return Dictionary(uniqueKeysWithValues: kinds.map { ($0.name, $0) })
  }()
}
