import Foundation
import Testing

@testable import TrellisComparison

private struct Plain { var number = 0 }
private struct Comparable1: Comparable {
  var number = 0
  static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}
private struct Conditional<Value> { var value: Value }
extension Conditional: Equatable where Value: Equatable {}
private enum Choice { case one, two }
private enum Payload { case text(String) }
private struct Part: EquatableProjection { var equatableProjection: Int { 0 } }
private class Object {}

/// Asks the records, and the runtime by a cast, which finds a conformance on any actor here.
private func records(_ type: Any.Type) -> [Bool] { PlannedProtocol.allCases.map { $0.mayInclude(type) } }
private func casts(_ type: Any.Type) -> [Bool] {
  [
    type is any Equatable.Type, type is any EquatableProjection.Type, type is any BinaryFloatingPoint.Type,
    type is any _Pointer.Type, type is any ContiguousCollection.Type, type is any StoredByKey.Type,
  ]
}

@Suite struct ConformanceRecordsTests {
  private static let types: [Any.Type] = [
    Int.self, String.self, Double.self, Float.self, Bool.self, Plain.self, Comparable1.self, Choice.self,
    Payload.self, Part.self, [Int].self, ArraySlice<Plain>.self, ContiguousArray<String>.self,
    [String: Int].self, Set<Int>.self, Int?.self, Plain?.self, Conditional<Int>.self,
    Result<Int, any Error>.self,
    UnsafePointer<Int>.self, UnsafeRawPointer.self, Range<Int>.self, Untracked<Int>.self, URL.self, Date.self,
    Foundation.Data.self, CGFloat.self, CGRect.self, Locale.self, AttributedString.self, (Int, Int).self,
    (() -> Void).self, Int.Type.self, Never.self, Duration.self, ObjectIdentifier.self, AnyHashable.self,
    timeval.self,
  ]

  @Test func `a type that conforms is never excluded`() {
    for type in Self.types {
      for (record, cast) in zip(records(type), casts(type)) where cast { #expect(record, "\(type)") }
    }
  }

  @Test func `a struct or an enum without a record is excluded`() {
    for type in Self.types where [.struct, .enum].contains(TypeMetadata(type).kind) {
      // The record of a conditional conformance counts for all types, and the types of C aren't looked up.
      if type == timeval.self || type == Result<Int, any Error>.self { continue }
      if type == ArraySlice<Plain>.self { continue }
      #expect(records(type) == casts(type), "\(type)")
    }
  }

  @Test func `a conditional conformance may hold, whatever its condition`() {
    #expect(PlannedProtocol.equatable.mayInclude(Conditional<Plain>.self))
    #expect(EquatableConformance(of: Conditional<Plain>.self) == nil)
    #expect(EquatableConformance(of: Conditional<Int>.self) != nil)
  }

  @Test func `a class is left to the runtime, and a closure excluded`() {
    #expect(records(Object.self) == Array(repeating: true, count: PlannedProtocol.allCases.count))
    #expect(records((() -> Void).self) == Array(repeating: false, count: PlannedProtocol.allCases.count))
  }
}
