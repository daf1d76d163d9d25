/// The data of a `ForEach`, and the position of each row's element in them.
struct RowTable<Data: RandomAccessCollection>: Equatable {
  let data: Data
  let order: RowOrder
  /// The version in which an element of each group of rows changed last, by the group's number.
  var changes: [Int: Int] = [:]
  /// A number that is unique among the tables of one `ForEach`.
  let version: Int

  static func == (first: RowTable, second: RowTable) -> Bool { first.version == second.version }

  /// Returns the element of a row, or nil if the row was removed.
  func element(of number: Int) -> Data.Element? {
    order.position(of: number).map { data[data.index(data.startIndex, offsetBy: $0)] }
  }

  /// Returns the collection and the index of a row's element, cast to another static type, or nil if the row was removed.
  func located<C: Collection>(_ number: Int) -> (C, C.Index)? {
    order.position(of: number).map { (data as! C, data.index(data.startIndex, offsetBy: $0) as! C.Index) }
  }
}
