import Foundation
import Trellis

/// A chart's scales and axes for a size of its plot area.
struct ChartPlan {
  let model: ChartModel
  var x: PositionScale
  var y: PositionScale
  var xAxes: [PlannedAxis]
  var yAxes: [PlannedAxis]
  /// The size of the plot area.
  private(set) var size: CGSize
  /// The size of the plot area with its axes.
  let chartSize: CGSize
  /// The visible parts of the domains.
  var window = ChartWindow()

  var configuration: ChartConfiguration { model.configuration }

  /// Creates a plan for a chart of about a size; its scales get the plot area's size by ``sized(_:isMirrored:)``.
  @MainActor init(_ model: ChartModel, size: CGSize) {
    self.model = model
    self.size = size
    chartSize = size
    let configuration = model.configuration
    var (xSetting, ySetting) = (configuration.x, configuration.y)
    if model.isPolar {
      xSetting.content = .hidden
      ySetting.content = .hidden
    }
    let plannedX = ScalePlanning.plan(model.x, xSetting, axis: .x, length: size.width, spacing: 75)
    let plannedY = ScalePlanning.plan(model.y, ySetting, axis: .y, length: size.height, spacing: 40)
    (x, xAxes) = (plannedX.scale, plannedX.axes)
    (y, yAxes) = (plannedY.scale, plannedY.axes)
  }

  /// Returns the plan with the scales for a size of the plot area.
  func sized(_ size: CGSize, isMirrored: Bool) -> ChartPlan {
    var plan = self
    plan.size = size
    plan.x.length = size.width
    plan.x.isMirrored = isMirrored
    plan.y.length = size.height
    return plan
  }

  /// Returns the value at an angle of a pie, clockwise from the top.
  func angleValue(at angle: Angle) -> Double {
    let share = (angle.degrees / 360).truncatingRemainder(dividingBy: 1)
    return model.angleTotal * (share < 0 ? share + 1 : share)
  }
}
