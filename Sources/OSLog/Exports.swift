// The module that source imports as OSLog. No target is named `os`: packages that find a module of this name, such as swift-argument-parser,
// use Darwin's locks in it. `trellis` makes `os` another name of TrellisLogging for the source that it compiles.

@_exported public import TrellisLogging
