import Foundation

/// Optional types, whose codecs are made from those of their wrapped types.
protocol AnyOptional {
  static func makeCodec(property: String) -> AnyObject
  static var wrappedType: Any.Type { get }
}

extension Optional: AnyOptional {
  static var wrappedType: Any.Type { Wrapped.self }

  static func makeCodec(property: String) -> AnyObject {
    OptionalCodec(Codec<Wrapped>.make(options: nil, relation: nil, property: property))
  }
}

extension Codec {
  /// Returns the codec of a property.
  ///
  /// Traps if the type is neither a model's nor codable, which Apple's macro refuses to compile.
  static func make(options: Schema.Attribute?, relation: (any _Relatable.Type)?, property: String) -> Codec<
    Value
  > {
    if let relation { return RelationCodec<Value>(relation) }
    if let options, options.options.contains(.externalStorage), !options.isUnique,
      Value.self == Data.self || Value.self == Data?.self
    {
      return ExternalCodec<Value>()
    }
    let codec: AnyObject? =
      if let simple = simple() { simple } else if let optional = Value.self as? any AnyOptional.Type {
        optional.makeCodec(property: property)
      } else if let raw = Value.self as? any (RawRepresentable & Codable).Type {
        converted(raw)
      } else if let codable = Value.self as? any Codable.Type { json(codable) } else { nil }
    guard let found = codec as? Codec<Value> else {
      if (options?.options ?? []).contains(.ephemeral) { return Codec<Value>() }
      preconditionFailure(
        "SwiftData: \(property) is of type \(Value.self), which is neither Codable nor a model")
    }
    return found
  }

  private static func simple() -> AnyObject? {
    switch Value.self {
    case is Int.Type: IntegerCodec<Int>()
    case is Int8.Type: IntegerCodec<Int8>()
    case is Int16.Type: IntegerCodec<Int16>()
    case is Int32.Type: IntegerCodec<Int32>()
    case is Int64.Type: IntegerCodec<Int64>()
    case is UInt.Type: IntegerCodec<UInt>()
    case is UInt8.Type: IntegerCodec<UInt8>()
    case is UInt16.Type: IntegerCodec<UInt16>()
    case is UInt32.Type: IntegerCodec<UInt32>()
    case is UInt64.Type: IntegerCodec<UInt64>()
    case is Double.Type: FloatCodec<Double>()
    case is Float.Type: FloatCodec<Float>()
    case is CGFloat.Type: FloatCodec<CGFloat>()
    case is Bool.Type: BoolCodec()
    case is String.Type: StringCodec()
    case is Date.Type: DateCodec()
    case is Data.Type: DataCodec()
    case is UUID.Type: UUIDCodec()
    case is URL.Type:
      ConvertedCodec<URL, String>(StringCodec(), to: \.absoluteString) { URL(string: $0) }
    default: nil
    }
  }

  private static func converted<Raw: RawRepresentable & Codable>(_ type: Raw.Type) -> AnyObject {
    guard let inner = Codec<Raw.RawValue>.simple() as? Codec<Raw.RawValue> else { return JSONCodec<Raw>() }
    return ConvertedCodec<Raw, Raw.RawValue>(inner, to: \.rawValue) { Raw(rawValue: $0) }
  }

  private static func json<Coded: Codable>(_ type: Coded.Type) -> AnyObject { JSONCodec<Coded>() }
}
