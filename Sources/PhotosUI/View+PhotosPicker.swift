import Foundation
public import Photos
public import Trellis
import TrellisControls

extension View {
  /// Asks for pictures or videos with the desktop's file dialog while a value is true.
  ///
  /// The dialog isn't limited to a number: if the user chooses more than `maxSelectionCount` files, the first ones are taken; nil takes
  /// all. If there is no dialog, a warning gives the reason. The behavior and the encoding have no effect.
  ///
  /// Source: documented, developer.apple.com/documentation/swiftui/view, `photosPicker(isPresented:selection:…)`.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: (filter ?? .any(of: [.images, .videos])).types,
      allowsMultipleSelection: maxSelectionCount != 1
    ) { result in
      guard let files = try? result.get() else { return }
      selection.wrappedValue = files.prefix(maxSelectionCount ?? .max).map { PhotosPickerItem(file: $0) }
    }
  }

  /// Asks for pictures or videos while a value is true; the library has no effect.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(
      isPresented: isPresented, selection: selection, maxSelectionCount: maxSelectionCount,
      selectionBehavior: selectionBehavior, matching: filter)
  }

  /// Asks for a picture or video while a value is true.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    photosPicker(
      isPresented: isPresented,
      selection: Binding(
        get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first }),
      maxSelectionCount: 1, matching: filter)
  }

  /// Asks for a picture or video while a value is true; the library has no effect.
  public nonisolated func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    photosPicker(isPresented: isPresented, selection: selection, matching: filter)
  }

  /// Does nothing: the desktop's dialog has its own window.
  public nonisolated func photosPickerStyle(_ style: PhotosPickerStyle) -> some View {
    modifier(EmptyModifier())
  }

  /// Does nothing: the desktop's dialog has its own controls.
  public nonisolated func photosPickerAccessoryVisibility(_ visibility: Visibility, edges: Edge.Set = .all)
    -> some View
  {
    modifier(EmptyModifier())
  }
}

/// The place of a picker, which has no effect.
public struct PhotosPickerStyle: Hashable, Sendable {
  /// A sheet.
  public static let presentation = PhotosPickerStyle()
  /// Within the view.
  public static let inline = PhotosPickerStyle()
  /// Within the view, in one row.
  public static let compact = PhotosPickerStyle()
}
