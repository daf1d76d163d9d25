// The parts of UIKit and AppKit that SwiftUI source uses: the window's size, URLs, pasteboards, paths, insets, colours and images.
// Source that uses the rest doesn't compile.

@_exported public import TrellisCoreGraphicsCairo
