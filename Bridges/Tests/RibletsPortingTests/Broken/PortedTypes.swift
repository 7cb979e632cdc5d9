// Types of RxSwift, RxCocoa and RxTest and of RIBs that are gone, after nothing but the imports were replaced.
import Riblets
import RibletsPorting

final class SearchInteractor: Interactor {
  // | `Observable<T>`
  let results: Observable<[String]>
  // | `PublishSubject`, `PublishRelay`
  let presses = PublishSubject<Void>()
  let taps = PublishRelay<Void>()
  // | `BehaviorSubject`, `BehaviorRelay`
  let text = BehaviorSubject<String>(value: "")
  let count = BehaviorRelay<Int>(value: 0)
  // | `ReplaySubject`
  let latest = ReplaySubject<String>.create(bufferSize: 1)
  // | `Single<T>`, `Completable`
  var answer: Single<String>?
  var saving: Completable?
  // | `Driver<T>`
  var shown: Driver<String>?
  // | `DisposeBag`, `Disposable`
  let disposeBag = DisposeBag()
  var disposable: Disposable?

  // | `SchedulerType`, `MainScheduler`
  init(results: EventStream<[String]>, scheduler: SchedulerType = MainScheduler.instance) {
    self.results = results
  }
}

@MainActor protocol SearchActionableItem: AnyObject, Sendable {
  // | `onStep { item in observable }`
  func waitForResults() -> Observable<(any SearchActionableItem, Int)>
}

// | `MultiStageComponentizedBuilder`, `SimpleMultiStageComponentizedBuilder`
final class SearchBuilder: MultiStageComponentizedBuilder<Int, any Routing, Int> {}
final class HomeBuilder: SimpleMultiStageComponentizedBuilder<Int, any Routing> {}

@MainActor func schedules() {
  // | `TestScheduler`
  _ = TestScheduler(initialClock: 0)
}
