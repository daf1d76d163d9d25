import Trellis
import TrellisFoundation

/// The label of a value.
nonisolated enum ChartLabel {
  case key(LocalizedStringKey)
  case string(String)
  indirect case text(Text)
  indirect case resource(LocalizedStringResource)

  var text: Text {
    switch self {
    case .key(let key): Text(key)
    case .string(let string): Text(verbatim: string)
    case .text(let text): text
    case .resource(let resource): Text(resource)
    }
  }
}
