import CoreMedia
public import Foundation

/// A player of several items, one after the other.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avqueueplayer.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// The items after the current one, guarded by the lock.
  private var waiting: [AVPlayerItem] = []

  /// Creates a player without items.
  public override init() {
    super.init()
    actionAtItemEnd = .advance
  }

  /// Creates a player of some items.
  public convenience init(items: [AVPlayerItem]) {
    self.init()
    waiting = Array(items.dropFirst())
    if let first = items.first { setItem(first) }
  }

  /// Returns the items: the current one, and those after it.
  open func items() -> [AVPlayerItem] { lock.withLock { (item.map { [$0] } ?? []) + waiting } }

  /// Whether an item isn't in the queue yet, and the other one is; nil is the end.
  open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
    let all = items()
    return !all.contains { $0 === item } && (afterItem == nil || all.contains { $0 === afterItem })
  }

  /// Inserts an item after another one, or at the end; does nothing if it can't be inserted.
  open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
    guard canInsert(item, after: afterItem) else { return }
    guard currentItem != nil else {
      setItem(item)
      return
    }
    lock.withLock {
      let index = afterItem.flatMap { after in
        after === self.item ? 0 : waiting.firstIndex { $0 === after }.map { $0 + 1 }
      }
      waiting.insert(item, at: index ?? waiting.count)
    }
  }

  /// Removes an item; after the current one, the next is played.
  open func remove(_ item: AVPlayerItem) {
    if item === currentItem {
      advance()
    } else {
      lock.withLock { waiting.removeAll { $0 === item } }
    }
  }

  /// Removes all items.
  open func removeAllItems() {
    lock.withLock { waiting = [] }
    setItem(nil)
  }

  /// Plays the next item.
  open func advanceToNextItem() { advance() }

  override func advance() {
    let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    setItem(next)
    if next == nil, rate != 0 { rate = 0 }
  }
}

/// A repetition of an item in a queue player, while this object exists.
///
/// The item is played again from its start; its end is posted each time. Parts of an item can't be repeated.
///
/// Source: documented, developer.apple.com/documentation/avfoundation/avplayerlooper.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
  /// The state of a repetition.
  public enum Status: Int, Sendable {
    /// The state before anything is loaded.
    case unknown = 0
    /// The item can be repeated.
    case ready = 1
    /// The item can't be repeated.
    case failed = 2
    /// The repetition was ended.
    case cancelled = 3
  }

  private let item: AVPlayerItem
  private weak var player: AVQueuePlayer?
  private var isCancelled = false
  /// The number of repetitions so far.
  public private(set) var loopCount = 0

  /// Starts a repetition of an item, which replaces the player's items.
  public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
    item = AVPlayerItem(asset: itemToLoop.asset)
    self.player = player
    super.init()
    player.removeAllItems()
    player.insert(item, after: nil)
    player.lock.withLock { player.looper = self }
  }

  /// Starts the item again at its end; returns false if it isn't repeated.
  func startAgain(_ ended: AVPlayerItem) -> Bool {
    guard !isCancelled, ended === item, let player else { return false }
    loopCount += 1
    player.seek(to: .zero)
    return true
  }

  /// The items that are repeated.
  open var loopingPlayerItems: [AVPlayerItem] { [item] }

  /// The state.
  open var status: Status {
    isCancelled
      ? .cancelled : item.status == .failed ? .failed : item.status == .readyToPlay ? .ready : .unknown
  }

  /// The reason that the item can't be repeated; nil otherwise.
  open var error: (any Error)? { item.error }

  /// Ends the repetition; the item is played to its end.
  open func disableLooping() {
    isCancelled = true
  }
}
