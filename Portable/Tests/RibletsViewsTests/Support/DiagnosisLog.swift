import Riblets
import RibletsViews

/// The diagnoses of a window, kept instead of printed.
@MainActor
final class DiagnosisLog {
  private(set) var diagnoses: [Diagnosis] = []
  private(set) lazy var runtime = RibletRuntime(
    reporter: DiagnosisReporter { [weak self] in self?.diagnoses.append($0) })

  var texts: [String] { diagnoses.map(\.description) }

  /// The facts of the diagnoses of one layer.
  func misuses<Misuse: Diagnosis.Misuse>(_ type: Misuse.Type = Misuse.self) -> [Misuse] {
    diagnoses.compactMap { diagnosis -> Misuse? in
      if case .misused(let misuse as Misuse) = diagnosis.kind { misuse } else { nil }
    }
  }

  func listen(to window: Window) {
    window.runtime = runtime
  }
}
