// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "ChartServer",
  dependencies: [
    .package(name: "trellis", path: "../.."),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    .executableTarget(
      name: "ChartServer",
      dependencies: [
        .product(name: "SwiftUI", package: "trellis"), .product(name: "Charts", package: "trellis"),
        .product(name: "FlyingFox", package: "FlyingFox"),
      ]),
    .testTarget(name: "ChartServerTests", dependencies: ["ChartServer"]),
  ]
)
