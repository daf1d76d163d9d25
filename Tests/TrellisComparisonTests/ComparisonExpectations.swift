import Testing
import TrellisComparison

/// Expects that two values are equal, for all that compares them.
func same<Value>(_ first: Value, _ second: Value, at place: SourceLocation = #_sourceLocation) {
  #expect(ValueComparison.areEqual(first, second), sourceLocation: place)
  #expect(ValueComparison.difference(first, second) == nil, sourceLocation: place)
}

/// Expects that two values differ, for all that compares them, and where, if that is given.
func differ<Value>(
  _ first: Value, _ second: Value, _ path: String? = nil, at place: SourceLocation = #_sourceLocation
) {
  #expect(!ValueComparison.areEqual(first, second), sourceLocation: place)
  let difference = ValueComparison.difference(first, second)
  #expect(difference != nil, sourceLocation: place)
  if let path { #expect(difference?.path == path, sourceLocation: place) }
}
