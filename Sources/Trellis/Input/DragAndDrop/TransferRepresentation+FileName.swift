extension TransferRepresentation {
  /// Returns the representation with a name for files of it, with an extension.
  public nonisolated func suggestedFileName(_ fileName: String) -> _TransferWays<Item> {
    suggestedFileName { _ in fileName }
  }

  /// Returns the representation with a name for files of it, with an extension; nil suggests no name.
  public nonisolated func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> _TransferWays<Item> {
    _TransferWays(
      _ways: _ways.map { way in
        var way = way
        way.fileName = { item in (item as? Item).flatMap(fileName) }
        return way
      })
  }
}
