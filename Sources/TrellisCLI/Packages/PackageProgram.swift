import Foundation
import SwiftUI
import TrellisFailure

/// A program of a package: an executable product, or a library's view in a window.
struct PackageProgram {
  let package: SwiftPackage
  /// The product that the command line names; nil for the only one.
  let product: String?
  let view: String?
  let preview: String?

  /// Builds the program, and replaces this process by it; returns only by throwing.
  func launch(_ request: LaunchRequest) throws {
    let program = try build()
    var request = request
    request.resources = package.folder
    try Subprocess.become(program, environment: [LaunchRequest.environmentVariable: request.encoded()])
  }

  /// Builds the program, with more arguments for SwiftPM, and returns its path.
  func build(_ arguments: [String] = []) throws -> String {
    let description = package.description
    let chosen = try chosenProduct()
    if let chosen, chosen.isExecutable {
      guard view == nil, preview == nil else {
        throw Failure.usage(
          "\(chosen.name) is an executable; --view and --preview show views of libraries. Leave the option out, or "
            + "name a library with --product")
      }
      try package.build(["--product", chosen.name] + arguments)
      return try package.programs(arguments) + "/\(chosen.name)"
    }
    let products = chosen.map { [$0] } ?? description.libraries
    guard !products.isEmpty else {
      throw Failure.usage("the package \(description.name) has neither an executable nor a library")
    }
    return try LibraryView(package: package, products: products).build(
      view: view, preview: preview, arguments)
  }

  /// Returns the product to run; nil for a view of any library.
  func chosenProduct() throws -> PackageDescription.Product? {
    let description = package.description
    if let product {
      guard let found = description.products.first(where: { $0.name == product }) else {
        let names = description.products.map(\.name).joined(separator: ", ")
        throw Failure.usage(
          "the package \(description.name) has no product '\(product)'"
            + (names.isEmpty ? "" : "; it has: \(names)"))
      }
      return found
    }
    if view != nil || preview != nil { return nil }
    guard description.executables.count > 1 else { return description.executables.first }
    throw Failure(
      message: "the package \(description.name) has several executables; name one with --product:",
      exitCode: 64,
      details: description.executables.map { TypedCommand.line(adding: "--product \($0.name)") })
  }
}
