// The module that source imports as SwiftUI. It re-exports all modules for views, and Foundation, Combine and Observation, as
// Apple's SwiftUI does. `App.main()` is declared here, since it needs the window and the renderer.

@_exported public import TrellisCombine
@_exported public import TrellisCoreGraphicsCairo
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
@_exported public import Trellis
@_exported public import TrellisControls
@_exported public import TrellisFoundation
@_exported public import TrellisUIKit
