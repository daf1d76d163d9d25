import ArgumentParser
import TrellisFailure

/// The command that `make install` calls: it installs the command and all that it needs in a folder of its own.
struct InstallCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "install", abstract: "Installs trellis in PREFIX/bin and PREFIX/lib.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("The folder, such as /usr/local.", valueName: "prefix"))
  var prefix: String

  @Flag(help: "Carry the Swift runtime, so that the installation can be copied to other machines.")
  var portable = false

  func run() throws {
    guard !prefix.isEmpty else {
      throw Failure.usage("the folder to install to is missing; give one, such as /usr/local")
    }
    let executable = try Toolkit.runningExecutable()
    let toolkit = try Toolkit.beside(executable: executable)
    let prefix = try AbsolutePath.make(self.prefix)
    try InstalledToolkit.install(executable, to: prefix, toolkit.compiler)
    if portable { try PortableToolkit.complete(prefix + "/lib/trellis", toolkit.compiler) }
    print("trellis is installed in \(prefix)/bin")
  }
}
