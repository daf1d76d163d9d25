/// A shared library of Trellis, from the objects of some modules.
///
/// `libTrellis.so` has the modules that most programs import. Modules that few programs import are in libraries of their own,
/// so that the others neither link nor load them.
struct ModuleLibrary {
  /// The name for the linker's option `-l`.
  let name: String
  /// The modules whose objects the library has: ours, those of other packages, and those built from C.
  let modules: [String]

  /// The name of the library's file.
  var file: String { "lib\(name).so" }

  /// The linker's arguments for a program that may use any of the libraries in a folder; it loads only those that it uses.
  static func linkArguments(folder: String) -> [String] {
    ["-L", folder] + linkOptions + ["-Xlinker", "-rpath", "-Xlinker", folder]
  }

  /// The compiler driver's options that name the libraries, of which those without a used symbol are left out.
  ///
  /// The libraries are options for the linker, too: the driver would put them before all such options.
  static let linkOptions = linkerOptions.flatMap { ["-Xlinker", $0] }

  /// The linker's options that name the libraries.
  static let linkerOptions = ["--as-needed"] + Toolkit.libraries.map { "-l\($0.name)" }
}
