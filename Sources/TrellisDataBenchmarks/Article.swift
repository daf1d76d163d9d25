import Foundation
import SwiftData

/// The model of the measurements of inserting and fetching.
@Model final class Article {
  var number: Int
  var title: String
  var price: Double
  var date: Date
  var isRead: Bool

  init(number: Int) {
    self.number = number
    title = "article \(number)"
    price = Double(number) / 4
    date = Date(timeIntervalSinceReferenceDate: Double(number))
    isRead = number % 2 == 0
  }
}

/// The same values as a structure, for SQLite alone.
struct PlainArticle {
  var number: Int
  var title: String
  var price: Double
  var date: Date
  var isRead: Bool

  init(number: Int) {
    self.number = number
    title = "article \(number)"
    price = Double(number) / 4
    date = Date(timeIntervalSinceReferenceDate: Double(number))
    isRead = number % 2 == 0
  }

  init(number: Int, title: String, price: Double, date: Date, isRead: Bool) {
    (self.number, self.title, self.price, self.date, self.isRead) = (number, title, price, date, isRead)
  }
}
