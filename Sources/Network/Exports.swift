// The module that source imports as Network: the state of the network. Connections, listeners and browsers are missing: URLSession, or the
// package swift-nio, has them on Linux.

@_exported public import Foundation
