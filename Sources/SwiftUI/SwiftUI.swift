// The module of the name that ordinary source imports: everything that views are made of, and Foundation with it,
// as Apple's SwiftUI has it. `App.main()` is here too, since it needs the window and the renderer.

@_exported public import Foundation
@_exported public import Trellis
