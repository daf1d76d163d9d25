import Foundation

/// The products and targets of a package, as `swift package describe` prints them.
struct PackageDescription: Decodable {
  /// A product of the package.
  struct Product: Decodable {
    enum CodingKeys: String, CodingKey { case name, targets, type }
    enum TypeKeys: String, CodingKey { case executable, library }

    var name: String
    var targets: [String]
    var isExecutable: Bool
    var isLibrary: Bool

    init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: CodingKeys.self)
      name = try values.decode(String.self, forKey: .name)
      targets = try values.decode([String].self, forKey: .targets)
      let type = try values.nestedContainer(keyedBy: TypeKeys.self, forKey: .type)
      isExecutable = type.contains(.executable)
      isLibrary = type.contains(.library)
    }
  }

  /// A target of the package.
  struct Target: Decodable {
    enum CodingKeys: String, CodingKey {
      case name, module = "c99name", kind = "module_type", path, sources, type, products =
        "product_memberships"
    }

    var name: String
    var module: String
    /// `SwiftTarget`, `ClangTarget` and others.
    var kind: String
    /// The folder, relative to the package's.
    var path: String
    /// The sources, relative to the target's folder.
    var sources: [String]
    /// `library`, `executable`, `test` and others.
    var type: String
    /// The names of the products that contain the target; nil if none does.
    var products: [String]?
  }

  var name: String
  /// The absolute path of the package's folder.
  var path: String
  var products: [Product]
  var targets: [Target]

  var executables: [Product] { products.filter(\.isExecutable) }
  var libraries: [Product] { products.filter(\.isLibrary) }

  /// Returns the targets of a product.
  func targets(of product: Product) -> [Target] {
    targets.filter { product.targets.contains($0.name) && $0.kind == "SwiftTarget" }
  }

  /// Returns the absolute paths of a target's Swift files.
  func files(of target: Target) -> [String] {
    target.sources.filter { $0.hasSuffix(".swift") }.map { file in
      let folder = target.path.hasPrefix("/") ? target.path : "\(path)/\(target.path)"
      return "\(folder)/\(file)"
    }
  }
}
