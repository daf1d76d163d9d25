import SwiftUI

enum Topic: String, CaseIterable, Identifiable {
  case shapes = "Shapes"
  case strokes = "Strokes"
  case gradients = "Gradients"
  case styles = "Styles"
  case glass = "Glass"
  case colors = "Colors"
  case shadows = "Shadows"
  case clips = "Clips"
  case transforms = "Transforms"
  case blending = "Blending"
  case effects = "Effects"
  case images = "Images"
  case symbols = "Symbols"
  case text = "Text"
  case canvas = "Canvas"
  case containers = "Containers"
  case toggles = "Toggles"
  case pickers = "Pickers"
  case dates = "Dates"
  case values = "Values"
  case groups = "Groups"
  case lists = "Lists"
  case forms = "Forms"
  case navigation = "Navigation"
  case tabs = "Tabs"
  case charts = "Charts"
  case chartAxes = "Chart axes"
  case chartStyles = "Chart styles"
  case animations = "Animations"
  case transitions = "Transitions"

  var id: Topic { self }

  var symbol: String {
    switch self {
    case .shapes: "hexagon"
    case .strokes: "pencil"
    case .gradients: "circle.lefthalf.filled"
    case .styles: "paintbrush"
    case .glass: "square.on.circle"
    case .colors: "paintpalette"
    case .shadows: "square.on.square"
    case .clips: "scissors"
    case .transforms: "arrow.clockwise"
    case .blending: "drop"
    case .effects: "wand.and.stars"
    case .images: "photo"
    case .symbols: "star"
    case .text: "textformat"
    case .canvas: "pencil.and.outline"
    case .containers: "square.stack"
    case .toggles: "checkmark.square"
    case .pickers: "list.bullet"
    case .dates: "calendar"
    case .values: "gauge"
    case .groups: "rectangle.3.group"
    case .lists: "list.bullet.rectangle"
    case .forms: "slider.horizontal.3"
    case .navigation: "rectangle.stack"
    case .tabs: "sidebar.leading"
    case .charts: "chart.bar"
    case .chartAxes: "chart.xyaxis.line"
    case .chartStyles: "chart.pie"
    case .animations: "play"
    case .transitions: "arrow.left.arrow.right"
    }
  }

  @ViewBuilder var page: some View {
    switch self {
    case .shapes: ShapesPage()
    case .strokes: StrokesPage()
    case .gradients: GradientsPage()
    case .styles: StylesPage()
    case .glass: GlassPage()
    case .colors: ColorsPage()
    case .shadows: ShadowsPage()
    case .clips: ClipsPage()
    case .transforms: TransformsPage()
    case .blending: BlendingPage()
    case .effects: EffectsPage()
    case .images: ImagesPage()
    case .symbols: SymbolsPage()
    case .text: TextPage()
    case .canvas: CanvasPage()
    case .containers: ContainersPage()
    case .toggles: TogglesPage()
    case .pickers: PickersPage()
    case .dates: DatesPage()
    case .values: ValuesPage()
    case .groups: GroupsPage()
    case .lists: ListsPage()
    case .forms: FormsPage()
    case .navigation: NavigationPage()
    case .tabs: TabsPage()
    case .charts: ChartsPage()
    case .chartAxes: ChartAxesPage()
    case .chartStyles: ChartStylesPage()
    case .animations: AnimationsPage()
    case .transitions: TransitionsPage()
    }
  }
}
