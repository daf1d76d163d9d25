import ArgumentParser
import Foundation
import TrellisFailure

struct SDKCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "sdk", abstract: "Makes plain swift build, run and test find SwiftUI.",
    subcommands: [Install.self])

  struct Install: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "install",
      abstract: "Installs Swift SDKs for SwiftPM: trellis, trellis-phone and trellis-ios.",
      discussion: """
        `swift build --swift-sdk trellis` then builds a package that imports SwiftUI, and so do swift run and swift test. The SDKs \
        use the files of this trellis; install them again when it has moved or was built anew.
        """)

    @Option(
      help: ArgumentHelp(
        "SwiftPM's folder of SDKs (default: SwiftPM's own), for which swift build has an option of the same name.",
        valueName: "folder"))
    var swiftSdksPath: String?

    func run() throws {
      let toolkit = try Toolkit.beside(executable: Toolkit.runningExecutable())
      let bundle = SwiftSDKBundle(folder: SwiftSDKBundle.dataFolder())
      try bundle.write(toolkit, in: BuildCache())
      try bundle.install(
        try toolkit.swift, arguments: swiftSdksPath.map { ["--swift-sdks-path", $0] } ?? [])
      print(
        """
        The Swift SDKs trellis, trellis-phone and trellis-ios are installed. In a package:
          swift build --swift-sdk trellis
          swift test --swift-sdk trellis
        Where only a toolset can be given:
          swift build --toolset \(bundle.folder)/linux/toolset.json
        """)
    }
  }
}
