// The module that source imports as CoreServices: kinds of data as before `UTType`. Launch services, metadata, file events and the Carbon
// functions of a Mac are missing.

@_exported public import Foundation
@_exported public import TrellisFoundation
