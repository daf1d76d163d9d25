import Trellis
import TrellisWindow

extension ViewGraph: WindowContent {}
