import RibletsViews

/// The diagnoses of a window, kept instead of printed.
@MainActor
final class DiagnosisLog {
  private(set) var diagnoses: [ViewDiagnosis] = []

  var texts: [String] { diagnoses.map(\.description) }

  func append(_ diagnosis: ViewDiagnosis) {
    diagnoses.append(diagnosis)
  }

  func listen(to window: Window) {
    window.onDiagnosis = { [weak self] in self?.diagnoses.append($0) }
  }
}
