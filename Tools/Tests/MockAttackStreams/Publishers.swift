// A protocol a line, like a table.
// swift-format-ignore-file
// Publishers and subjects of Combine, as OpenCombine has them on every platform.

import OpenCombine

struct Oops: Error {}

/// @mockable(combine: a = PassthroughSubject; b = CurrentValueSubject; c = CurrentValueSubject; d = @Published values)
protocol Sa01 { var a: AnyPublisher<Int, Never> { get }; var b: AnyPublisher<Int, Oops> { get }; var c: AnyPublisher<Oops, any Error> { get }; var d: AnyPublisher<[Int], Never> { get }; var values: [Int] { get set }; func f() -> AnyPublisher<Int, Never> }
/// @mockable(combine: all = PassthroughSubject)
@MainActor public protocol Sa02 { var a: AnyPublisher<Int, Never> { get }; var b: OpenCombine.AnyPublisher<Int?, Never> { get }; var x: Int { get }; func g(_ p: AnyPublisher<Int, Never>) -> AnyCancellable }
/// @mockable(combine: a = @Published v)
protocol Sa03 { associatedtype T; var a: AnyPublisher<T, Never> { get }; var v: T { get }; var w: AnyPublisher<T, Never> { get } }
/// @mockable(combine: a = @Published v)
protocol Sa04 { var a: AnyPublisher<Int?, Never> { get }; var v: Int? { get set } }
/// @mockable(combine: all = CurrentValueSubject)
protocol Sa05: AnyObject { var a: AnyPublisher<(Int, String), Never> { get }; var b: AnyPublisher<[String: Int], any Error> { get } }
/// @mockable
protocol Sa06: ObservableObject { var a: Int { get set } }
/// @mockable
protocol Sa07 { var s: any Subject<Int, Never> { get }; var p: PassthroughSubject<Int, Never> { get }; func f(_ s: some Publisher<Int, Never>) -> AnyPublisher<Int, Never>; func g<P: Publisher>(_ p: P) -> P where P.Output == Int }
/// @mockable
protocol Sa08 { associatedtype S: Publisher where S.Output == Int, S.Failure == Never; var s: S { get }; func f(_ s: S) -> AnyPublisher<S.Output, S.Failure> }
/// @mockable
protocol Sa09 { func f(_ c: inout Set<AnyCancellable>); var c: Set<AnyCancellable> { get set }; func g(_ c: @escaping (Subscribers.Completion<Oops>) -> Void) -> any Cancellable; func h<F: Error>(_ r: Result<Int, F>) -> Result<Int, F>.OCombine.Publisher }
/// @mockable(combine: a = PassthroughSubject)
@MainActor protocol Sa10: AnyObject { var a: AnyPublisher<Int, Never> { get }; var listener: (any Sa10)? { get set } }
