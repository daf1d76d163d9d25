import ArgumentParser
import TrellisSheet

/// A cell and its new text, from an argument such as `A1=5` or `B2==A1*2`.
struct Change {
  var address: CellAddress
  var text: String

  init(argument: String) throws {
    guard let equals = argument.firstIndex(of: "="), let address = CellAddress(argument[..<equals]) else {
      throw ValidationError("write a cell from A1 to Z1000, then =, then its text: A1=5 or A1==B1*2")
    }
    self.address = address
    text = String(argument[argument.index(after: equals)...])
  }
}
