// The module that source imports for tips. Tips work as on Apple's systems: rules over parameters and events decide which tips are
// shown, and a file keeps what the user has done. The contents are on this machine alone: there is no iCloud here.

@_exported public import SwiftUI
