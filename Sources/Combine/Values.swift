extension Optional {
  /// The type of ``publisher-swift.property``.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value, if there is one, and finishes.
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}

extension Result {
  /// The type of ``publisher-swift.property``.
  public typealias Publisher = OCombine.Publisher

  /// Publishes the value and finishes, or fails.
  public var publisher: OCombine.Publisher { OCombine.Publisher(self) }
}
