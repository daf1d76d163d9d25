public import Foundation
public import Trellis

/// The initializers of columns with a text as title.
extension TableColumn where Sort == Never, Label == Text {
  /// Creates a column of any views, with a text as title.
  public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {
    self.init(text, comparator: nil, content: content)
  }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
  /// Creates a column of strings, with a text as title.
  public init(_ text: Text, value: KeyPath<RowValue, String>) {
    self.init(text, comparator: nil) { Text($0[keyPath: value]) }
  }
}

extension TableColumn where Label == Text {
  /// Creates a column of any views, with a text as title, that sorts the rows with a comparator.
  public init(
    _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: comparator, content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
  /// Creates a column of any views, with a text as title, that sorts the rows by a value.
  public init<V: Comparable>(
    _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
    @ViewBuilder content: @escaping (RowValue) -> Content
  ) {
    self.init(text, comparator: KeyPathComparator(value), content: content)
  }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
  /// Creates a column of strings that sorts the rows by them, with a text as title.
  public init(_ text: Text, value: any KeyPath<RowValue, String> & Sendable) {
    self.init(text, comparator: KeyPathComparator(value)) { Text($0[keyPath: value]) }
  }

  /// Creates a column of strings that sorts the rows by them with a comparator, with a text as title.
  public init<C: SortComparator>(
    _ text: Text, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(text, comparator: KeyPathComparator(value, comparator: comparator)) {
      Text($0[keyPath: value])
    }
  }

  /// Creates a column of strings that sorts the rows by them with a comparator, with a localized title.
  public init<C: SortComparator>(
    _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable, comparator: C
  ) where C.Compared == String {
    self.init(Text(titleKey), value: value, comparator: comparator)
  }
}
