/// The processor times of a frame, in milliseconds.
struct FrameTimes {
  /// The change, and the update of the views.
  var views = 0.0
  var damage = 0.0
  var drawing = 0.0
  var all: Double { views + damage + drawing }
}
