import Foundation
public import Photos
public import Trellis
import TrellisControls

/// A button that asks for pictures or videos with the desktop's file dialog.
///
/// See ``Trellis/View/photosPicker(isPresented:selection:maxSelectionCount:selectionBehavior:matching:preferredItemEncoding:)``.
///
/// Source: documented, developer.apple.com/documentation/photosui/photospicker.
public nonisolated struct PhotosPicker<Label: View>: View {
  private let selection: Binding<[PhotosPickerItem]>
  private let maximum: Int?
  private let filter: PHPickerFilter?
  private let label: Label
  @State private var isPresented = false

  fileprivate init(
    _ selection: Binding<[PhotosPickerItem]>, _ maximum: Int?, _ filter: PHPickerFilter?, _ label: Label
  ) {
    (self.selection, self.maximum, self.filter, self.label) = (selection, maximum, filter, label)
  }

  fileprivate init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, _ label: Label) {
    self.init(
      Binding(get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first }),
      1, filter, label)
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .photosPicker(
      isPresented: $isPresented, selection: selection, maxSelectionCount: maximum, matching: filter)
  }

  /// Creates a button for one item.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, filter, label())
  }

  /// Creates a button for one item; the library has no effect.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, filter, label())
  }

  /// Creates a button for several items; nil doesn't limit their number.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: () -> Label
  ) {
    self.init(selection, maxSelectionCount, filter, label())
  }

  /// Creates a button for several items; the library has no effect.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary, @ViewBuilder label: () -> Label
  ) {
    self.init(selection, maxSelectionCount, filter, label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a button for one item, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection, filter, Text(titleKey))
  }

  /// Creates a button for one item, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection, filter, Text(title))
  }

  /// Creates a button for several items, with a localized title.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection, maxSelectionCount, filter, Text(titleKey))
  }

  /// Creates a button for several items, with a title.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(selection, maxSelectionCount, filter, Text(title))
  }
}
