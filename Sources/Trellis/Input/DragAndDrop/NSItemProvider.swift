public import Foundation
public import UniformTypeIdentifiers

/// A dragged item, as data of one type or several.
///
/// `onDrag` returns a provider, and `onDrop` gets one for each dropped item. Data is loaded on request, and delivered on the main
/// actor.
nonisolated open class NSItemProvider: NSObject, @unchecked Sendable {
  /// The available data, the best first.
  private(set) var data: [TransferredData] = []
  /// The name for a file with the item.
  open var suggestedName: String?

  /// Creates a provider without data.
  public override init() {}

  /// Creates a provider with an object that can be written as data, such as an `NSString` or an `NSURL`.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object)
  }

  /// Creates a provider with a file; nil if the file doesn't exist.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    data = Transfers.data(of: fileURL)
  }

  /// Creates a provider with a draggable item.
  init(of item: Any) {
    super.init()
    data = Transfers.data(of: item)
    if let file = data.lazy.compactMap(\.file).first {
      suggestedName = file.deletingPathExtension().lastPathComponent
    }
  }

  // MARK: - Available data

  /// The types of the available data.
  open var registeredContentTypes: [UTType] { data.map(\.kind) }
  /// The identifiers of the types of the available data.
  open var registeredTypeIdentifiers: [String] { data.map(\.kind.identifier) }

  /// Returns whether the provider has data of a type, given by its identifier.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map(hasItem) ?? false
  }

  final func hasItem(conformingTo kind: UTType) -> Bool { data.contains { $0.kind.conforms(to: kind) } }

  /// Returns a provider for each item that has data of one of the types.
  package static func providers(for items: [Any], of kinds: [UTType]) -> [NSItemProvider] {
    items.map { $0 as? NSItemProvider ?? NSItemProvider(of: $0) }.filter { provider in
      kinds.contains(where: provider.hasItem)
    }
  }

  // MARK: - Registration

  /// Adds data of a type, which a closure loads on request.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    guard let kind = UTType(typeIdentifier) else { return }
    data.append(
      TransferredData(kind: kind) {
        try await withCheckedThrowingContinuation { continuation in
          _ = loadHandler { data, error in
            continuation.resume(with: NSItemProvider.result(data, error))
          }
        }
      })
  }

  /// Adds all types of data that an object can be written as.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility = .all
  ) {
    let box = Written(object)
    for name in object.writableTypeIdentifiersForItemProvider {
      registerDataRepresentation(forTypeIdentifier: name, visibility: visibility) { completion in
        box.object.loadData(withTypeIdentifier: name, forItemProviderCompletionHandler: completion)
      }
    }
  }

  /// Adds all types of data that a value can be converted to.
  open func register<T: Transferable>(_ transferable: @autoclosure @escaping @Sendable () -> T) {
    data += Transfers.data(of: transferable())
  }

  private struct Written: @unchecked Sendable {
    let object: any NSItemProviderWriting
    init(_ object: any NSItemProviderWriting) { self.object = object }
  }

  fileprivate static func result(_ data: Data?, _ error: (any Error)?) -> Result<Data, any Error> {
    data.map { .success($0) } ?? .failure(error ?? CocoaError(.fileReadUnknown))
  }
}

/// The programs to which a provider's data is visible; here always this program alone.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
