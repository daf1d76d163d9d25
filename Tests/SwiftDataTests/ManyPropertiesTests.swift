import Foundation
import SwiftData
import Testing

/// A model with more properties than a change has bits.
@Model final class Wide {
  var p0 = 0
  var p1 = 1
  var p2 = 2
  var p3 = 3
  var p4 = 4
  var p5 = 5
  var p6 = 6
  var p7 = 7
  var p8 = 8
  var p9 = 9
  var p10 = 10
  var p11 = 11
  var p12 = 12
  var p13 = 13
  var p14 = 14
  var p15 = 15
  var p16 = 16
  var p17 = 17
  var p18 = 18
  var p19 = 19
  var p20 = 20
  var p21 = 21
  var p22 = 22
  var p23 = 23
  var p24 = 24
  var p25 = 25
  var p26 = 26
  var p27 = 27
  var p28 = 28
  var p29 = 29
  var p30 = 30
  var p31 = 31
  var p32 = 32
  var p33 = 33
  var p34 = 34
  var p35 = 35
  var p36 = 36
  var p37 = 37
  var p38 = 38
  var p39 = 39
  var p40 = 40
  var p41 = 41
  var p42 = 42
  var p43 = 43
  var p44 = 44
  var p45 = 45
  var p46 = 46
  var p47 = 47
  var p48 = 48
  var p49 = 49
  var p50 = 50
  var p51 = 51
  var p52 = 52
  var p53 = 53
  var p54 = 54
  var p55 = 55
  var p56 = 56
  var p57 = 57
  var p58 = 58
  var p59 = 59
  var p60 = 60
  var p61 = 61
  var p62 = 62
  var p63 = 63
  var p64 = 64
  var p65 = 65
  var p66 = 66
  var p67 = 67
  var p68 = 68
  var p69 = 69
  @Attribute(.externalStorage) var last = Data()

  init() {}
}

@MainActor struct ManyPropertiesTests {
  @Test func allPropertiesOfAWideModelAreSaved() throws {
    let file = StoreFile()
    let container = try ModelContainer(for: Wide.self, configurations: ModelConfiguration(url: file.url))
    let context = ModelContext(container)
    let wide = Wide()
    wide.last = Data(repeating: 1, count: 150_000)
    context.insert(wide)
    try context.save()
    let other = ModelContext(container)
    let copy = try #require(other.fetch(FetchDescriptor<Wide>()).first)
    (copy.p0, copy.p62, copy.p63, copy.p69) = (-1, -2, -3, -4)
    try other.save()
    // The first context sees the changes, and changes others of the last properties.
    _ = try context.fetchCount(FetchDescriptor<Wide>())
    #expect(wide.p0 == -1 && wide.p62 == -2 && wide.p63 == -3 && wide.p69 == -4 && wide.p68 == 68)
    wide.p68 = -5
    try context.save()
    let last = try #require(ModelContext(container).fetch(FetchDescriptor<Wide>()).first)
    #expect(last.p63 == -3 && last.p68 == -5 && last.p69 == -4 && last.p67 == 67)
    #expect(last.last == Data(repeating: 1, count: 150_000))
    wide.p69 = -6
    context.rollback()
    #expect(wide.p69 == -4)
    let found = try context.fetch(FetchDescriptor<Wide>(predicate: #Predicate { $0.p68 == -5 && $0.p1 == 1 }))
    #expect(found.count == 1)
  }
}
