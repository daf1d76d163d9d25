public import Foundation
public import UniformTypeIdentifiers

/// What is dragged, as data of one kind or several.
///
/// `onDrag` gives one, and `onDrop` gets one for each thing that is dropped. Data is asked for when somebody wants it, and handed over
/// on the main actor.
///
/// Source: documented, developer.apple.com/documentation/foundation/nsitemprovider.
nonisolated open class NSItemProvider: NSObject, @unchecked Sendable {
  /// What can be had of it, the best first.
  private(set) var data: [TransferredData] = []
  /// What a file of it would be called.
  open var suggestedName: String?

  /// Creates one that has nothing yet.
  public override init() {}

  /// Creates one of an object that says what it can be written as: an `NSString` or an `NSURL`, say.
  public init(object: any NSItemProviderWriting) {
    super.init()
    registerObject(object)
  }

  /// Creates one of a file; nil where that isn't there.
  public init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
    super.init()
    suggestedName = fileURL.deletingPathExtension().lastPathComponent
    data = Transfers.data(of: fileURL)
  }

  /// Creates one of something that can be dragged.
  init(of item: Any) {
    super.init()
    data = Transfers.data(of: item)
    if let file = data.lazy.compactMap(\.file).first {
      suggestedName = file.deletingPathExtension().lastPathComponent
    }
  }

  // MARK: - What it has

  /// The kinds of what it has.
  open var registeredContentTypes: [UTType] { data.map(\.kind) }
  /// The names of the kinds of what it has.
  open var registeredTypeIdentifiers: [String] { data.map(\.kind.identifier) }

  /// Whether it has data of a kind.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    UTType(typeIdentifier).map(hasItem) ?? false
  }

  final func hasItem(conformingTo kind: UTType) -> Bool { data.contains { $0.kind.conforms(to: kind) } }

  /// One for each thing that has data of one of some kinds.
  static func providers(for items: [Any], of kinds: [UTType]) -> [NSItemProvider] {
    items.map { $0 as? NSItemProvider ?? NSItemProvider(of: $0) }.filter { provider in
      kinds.contains(where: provider.hasItem)
    }
  }

  // MARK: - What it is given

  /// Adds data of a kind, which a closure hands over when somebody wants it.
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

  /// Adds what an object can be written as.
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

  /// Adds what a value can become.
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

/// Who may know what an item provider has; here that is the program itself.
public nonisolated enum NSItemProviderRepresentationVisibility: Int, Sendable {
  case all, team, group, ownProcess
}
