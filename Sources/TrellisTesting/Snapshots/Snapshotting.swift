public import Foundation

/// A way to make a snapshot of a value, and to store and compare snapshots.
///
/// The names and the meanings of the parameters are those of the package swift-snapshot-testing.
public struct Snapshotting<Value, Format> {
  /// The extension of a snapshot's file, without a dot; nil for none.
  public var pathExtension: String?
  /// The conversion of snapshots to data, and their comparison.
  public var diffing: Diffing<Format>
  /// Makes a snapshot of a value.
  public var snapshot: @MainActor (Value) throws -> Format

  /// Creates a way to make snapshots.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping @MainActor (Value) throws -> Format
  ) {
    (self.pathExtension, self.diffing, self.snapshot) = (pathExtension, diffing, snapshot)
  }

  /// Returns a way to make snapshots of other values, which a closure converts to values of this type.
  public func pullback<NewValue>(_ transform: @escaping @MainActor (NewValue) throws -> Value)
    -> Snapshotting<NewValue, Format>
  {
    let snapshot = snapshot
    return Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) {
      try snapshot(transform($0))
    }
  }
}

/// The conversion of snapshots to data and back, and their comparison.
public struct Diffing<Value> {
  /// A file that explains a difference.
  public struct Attachment: Sendable {
    /// The file's name.
    public var name: String
    /// The file's contents.
    public var data: Data
  }

  /// Returns the data of a snapshot.
  public var toData: (Value) throws -> Data
  /// Returns the snapshot of some data.
  public var fromData: (Data) throws -> Value
  /// Returns a description of the difference between the recorded snapshot and a new one, with files that show it; nil if they match.
  public var diff: (Value, Value) throws -> (String, [Attachment])?

  /// Creates a comparison.
  public init(
    toData: @escaping (Value) throws -> Data, fromData: @escaping (Data) throws -> Value,
    diff: @escaping (Value, Value) throws -> (String, [Attachment])?
  ) {
    (self.toData, self.fromData, self.diff) = (toData, fromData, diff)
  }
}

extension Diffing<SnapshotImage> {
  /// Returns a comparison of pictures that requires a share of the pixels to match.
  ///
  /// `precision` is the share. A pixel matches if its difference is at most `1 - perceptualPrecision`, or, for 1, if its bits are equal.
  /// The difference is the distance in CIE L\*a\*b\*, which is 1 for black and white.
  public static func image(precision: Float = 1, perceptualPrecision: Float = 1) -> Self {
    Diffing(toData: { try $0.pngData() }, fromData: { try SnapshotImage(png: $0) }) { old, new in
      let message: String
      if old.width != new.width || old.height != new.height {
        message =
          "the picture has \(new.width) × \(new.height) pixels; the recorded one has \(old.width) × \(old.height)"
      } else {
        let result = new.compared(with: old, perceptualPrecision: Double(perceptualPrecision))
        let matching = 1 - Double(result.differing) / Double(max(1, old.pixels.count))
        // A share such as 0.99 is less than the `Float` 0.99 as a `Double`.
        guard precision < 1 ? Float(matching) < precision : result.differing > 0 else { return nil }
        message =
          "\(result.differing) of \(old.pixels.count) pixels differ, the largest by \(result.largest); "
          + "the precision is \(matching), and has to be \(precision)"
      }
      return (
        message,
        [
          Attachment(name: "reference.png", data: try old.pngData()),
          Attachment(name: "failure.png", data: try new.pngData()),
          Attachment(name: "difference.png", data: try new.difference(from: old).pngData()),
        ]
      )
    }
  }
}
