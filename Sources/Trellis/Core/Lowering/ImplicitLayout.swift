/// The layout of several views where a single view is required.
enum ImplicitLayout {
  case row
  case column
  case pile
}
