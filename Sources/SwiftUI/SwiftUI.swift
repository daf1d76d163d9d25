// The module of the name that ordinary source imports: everything that views are made of, with Foundation,
// Combine and Observation, as Apple's SwiftUI has it. `App.main()` is here too, since it needs the window and the renderer.

@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import Trellis
@_exported public import TrellisControls
@_exported public import TrellisUIKit
