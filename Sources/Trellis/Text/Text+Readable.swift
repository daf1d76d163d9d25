import Foundation
import TrellisFoundation
import TrellisText

extension Text: ReadableValue {
  package nonisolated var readableText: String {
    let string = string(in: .current) ?? pieces(in: .current).map(\.string).joined()
    return "Text(\(ReadableText.quoted(string, limit: 80)))"
  }
}

extension LocalizedStringKey: ReadableValue {
  package nonisolated var readableText: String {
    let table = StringTable(name: nil, bundle: nil)
    let string =
      string(from: table, in: .current) ?? pieces(from: table, in: .current).map(\.string).joined()
    return ReadableText.quoted(string, limit: 80)
  }
}

extension ResolvedText: ReadableValue {
  package nonisolated var readableText: String {
    ReadableText.quoted(prepared.source.string, limit: 120)
  }
}
