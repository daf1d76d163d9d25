import Testing
import TrellisComparison

/// Expects all comparisons to find two values equal.
func same<Value>(_ first: Value, _ second: Value, at place: SourceLocation = #_sourceLocation) {
  #expect(ValueComparison.areEqual(first, second), sourceLocation: place)
  #expect(ValueComparison.difference(first, second) == nil, sourceLocation: place)
}

/// Expects all comparisons to find two values different, at `path` if given.
func differ<Value>(
  _ first: Value, _ second: Value, _ path: String? = nil, at place: SourceLocation = #_sourceLocation
) {
  #expect(!ValueComparison.areEqual(first, second), sourceLocation: place)
  let difference = ValueComparison.difference(first, second)
  #expect(difference != nil, sourceLocation: place)
  if let path { #expect(difference?.path == path, sourceLocation: place) }
}
