import Foundation
import Trellis

/// The parts of a map that all its initializers set.
struct MapRequest {
  /// The wanted position, and a function that stores the user's; nil for a fixed initial position.
  var position: MapCameraPosition
  var setPosition: (@MainActor (MapViewport) -> Void)?
  var bounds: MapCameraBounds?
  var modes: MapInteractionModes
  var selection: MapSelectionAccess?
  /// Returns the content.
  var pieces: @MainActor () -> [MapPiece]
}

/// The selection of a map, without its type.
struct MapSelectionAccess {
  let get: @MainActor () -> AnyHashable?
  /// Selects the content with a tag; nil selects none.
  ///
  /// A tag of another type does nothing.
  let set: @MainActor (AnyHashable?) -> Void

  init<Value: Hashable>(_ binding: Binding<Value?>) {
    // The binding is used on the main actor alone, as all views are.
    nonisolated(unsafe) let binding = binding
    get = { binding.wrappedValue.map { AnyHashable($0) } }
    set = { tag in
      guard let tag else { return binding.wrappedValue = nil }
      if let value = tag.base as? Value { binding.wrappedValue = value }
    }
  }
}
