import Foundation

extension DrawnSymbols {
  /// Furniture, solids, signs and other symbols that consist of lines.
  static let moreStrokes = [
    "arrow.left.and.right": "M1 8h14M4.5 4.5L1 8l3.5 3.5M11.5 4.5L15 8l-3.5 3.5",
    "arrow.up.and.down": "M8 1v14M4.5 4.5L8 1l3.5 3.5M4.5 11.5L8 15l3.5-3.5",
    "lessthan": "M12 3L4 8l8 5", "greaterthan": "M4 3l8 5-8 5",
    "plus.diamond": "M8 .8L15.2 8 8 15.2.8 8zM8 5v6M5 8h6",
    "minus.diamond": "M8 .8L15.2 8 8 15.2.8 8zM5 8h6",
    "plus.viewfinder": "M1 4.5V1h3.5M11.5 1H15v3.5M15 11.5V15h-3.5M4.5 15H1v-3.5M8 5v6M5 8h6",
    "square.split.2x1": "M1.5 2.5h13v11h-13zM8 2.5v11", "square.split.1x2": "M1.5 2.5h13v11h-13zM1.5 8h13",
    "square.split.2x2": "M1.5 1.5h13v13h-13zM8 1.5v13M1.5 8h13",
    "wave.3.right": "M2.5 5.5a5 5 0 0 1 0 5M6 3.5a8.5 8.5 0 0 1 0 9M9.5 1.5a12 12 0 0 1 0 13",
    "wave.3.left": "M13.5 5.5a5 5 0 0 0 0 5M10 3.5a8.5 8.5 0 0 0 0 9M6.5 1.5a12 12 0 0 0 0 13",
    "cylinder":
      "M2.5 3.5a5.5 2.2 0 1 1 11 0 5.5 2.2 0 1 1-11 0zM2.5 3.5v9c0 1.2 2.5 2.2 5.5 2.2s5.5-1 5.5-2.2v-9",
    "cone":
      "M8 1L2.5 12.5M8 1l5.5 11.5M2.5 12.5a5.5 2.2 0 1 1 11 0 5.5 2.2 0 1 1-11 0z",
    "pyramid": "M8 1L1 12l7 3 7-3zM8 1v14", "skew": "M4.5 3H15l-3.5 10H1z", "perspective": "M5 3h6l4 10H1z",
    "sofa": "M2.5 8.5v-3a2 2 0 0 1 2-2h7a2 2 0 0 1 2 2v3M1 8.5V13h14V8.5M4 10.5h8M1 8.5h2M13 8.5h2",
    "chair": "M4.5 1.5v13M11.5 9v5.5M4.5 9h7",
    "refrigerator": "M3.5 1h9v14h-9zM3.5 6.5h9M5.5 3v2M5.5 8.5v3",
    "oven": "M2 1.5h12v13H2zM2 5h12M4.5 8h7v4h-7zM4.5 3.2h.01M8 3.2h.01M11.5 3.2h.01",
    "washer": "M2.5 1h11v14h-11zM4.8 9a3.2 3.2 0 1 1 6.4 0 3.2 3.2 0 1 1-6.4 0zM5 3h2M11 3h.01",
    "bathtub":
      "M1 8h14l-1 4a2 2 0 0 1-2 1.5H4A2 2 0 0 1 2 12zM3 8V3.5a1.5 1.5 0 0 1 3 0M4.5 13.5V15M11.5 13.5V15",
    "steeringwheel":
      "M.9 8a7.1 7.1 0 1 1 14.2 0A7.1 7.1 0 1 1 .9 8zM6 8a2 2 0 1 1 4 0 2 2 0 1 1-4 0zM1 8h5M10 8h5M8 10v5",
    "sailboat": "M8 1v9M8 2l5 8H8M6.5 4L3 10h3.5M1.5 12h13l-2 2.5h-9z",
    "ferry":
      "M3 8V4.5h10V8M6 4.5V2h4v2.5M3 12L1.5 8 8 6.5 14.5 8 13 12M1 14.5c1.2-1 2.3-1 3.5 0 1.2-1 2.3-1 3.5 0"
      + " 1.2-1 2.3-1 3.5 0 1.2-1 2.3-1 3.5 0",
    "syringe": "M10.5 1.5l4 4M12.5 3.5L10 6M6.5 4.5l5 5L6 15l-5-5zM4 7l1.5 1.5M1 15l2.5-2.5",
    "figure.child": "M8 4h.01M8 6.5v3.5M6.8 10v3.5M9.2 10v3.5M8 6.5L5.8 8M8 6.5L10.2 8M6.8 10h2.4",
    "figure.2.arms.open":
      "M4.5 2.5h.01M4.5 5v4.5M3.4 9.5v5M5.6 9.5v5M4.5 5L1 4M4.5 5L8 6M11.5 2.5h.01M11.5 5v4.5M10.4 9.5v5M12.6 9.5v5"
      + "M11.5 5L15 4M11.5 5L8 6",
  ]
}
