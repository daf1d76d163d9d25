// The module that source imports as CoreTransferable. `import SwiftUI` gives the same declarations without it.

@_exported public import struct Trellis.CodableRepresentation
@_exported public import struct Trellis.DataRepresentation
@_exported public import struct Trellis.FileRepresentation
@_exported public import struct Trellis.ProxyRepresentation
@_exported public import struct Trellis.ReceivedTransferredFile
@_exported public import struct Trellis.SentTransferredFile
@_exported public import protocol Trellis.TransferRepresentation
@_exported public import enum Trellis.TransferRepresentationBuilder
@_exported public import protocol Trellis.Transferable
@_exported public import UniformTypeIdentifiers
