// The functions that `trellis run --watch` puts around literals in the source that it compiles. Each returns its second argument,
// unless that literal was edited in the running program. They have different names, so the compiler has nothing to choose from.

/// The value of a string literal, or the text that it was edited to; not to be called in source.
public func _editedText<Value: ExpressibleByStringLiteral>(_ id: Int, _ value: Value) -> Value {
  typealias Literal = Value.StringLiteralType
  return EditedLiterals.value(of: id, compiled: value, isFixed: Literal.self != String.self) {
    guard case .text(let text) = $0, let literal = text as? Literal else { return nil }
    return Value(stringLiteral: literal)
  }
}

/// The value of an integer literal, or the number that it was edited to; not to be called in source.
public func _editedInteger<Value: ExpressibleByIntegerLiteral>(_ id: Int, _ value: Value) -> Value {
  EditedLiterals.value(of: id, compiled: value) {
    guard case .integer(let number) = $0 else { return nil }
    return converted(number, to: Value.IntegerLiteralType.self).map(Value.init(integerLiteral:))
  }
}

/// The value of a literal with a decimal point or an exponent, or the number that it was edited to; not to be called in source.
public func _editedNumber<Value: ExpressibleByFloatLiteral>(_ id: Int, _ value: Value) -> Value {
  EditedLiterals.value(of: id, compiled: value) {
    guard case .number(let number) = $0 else { return nil }
    return converted(number, to: Value.FloatLiteralType.self).map(Value.init(floatLiteral:))
  }
}

/// The value of a Boolean literal, or the one that it was edited to; not to be called in source.
public func _editedTruth<Value: ExpressibleByBooleanLiteral>(_ id: Int, _ value: Value) -> Value {
  EditedLiterals.value(of: id, compiled: value) {
    guard case .truth(let truth) = $0, let literal = truth as? Value.BooleanLiteralType else { return nil }
    return Value(booleanLiteral: literal)
  }
}

/// Returns an integer as a value of another type; nil if that type has no such value.
private func converted<Number>(_ number: Int, to type: Number.Type) -> Number? {
  func integer<Target: BinaryInteger>(_ type: Target.Type) -> Any? { Target(exactly: number) }
  if let type = type as? any BinaryInteger.Type { return integer(type) as? Number }
  return converted(Double(number), to: type)
}

/// Returns a number as a value of another type; nil if that type has no such value.
private func converted<Number>(_ number: Double, to type: Number.Type) -> Number? {
  func float<Target: BinaryFloatingPoint>(_ type: Target.Type) -> Any { Target(number) }
  return (type as? any BinaryFloatingPoint.Type).flatMap { float($0) as? Number }
}
