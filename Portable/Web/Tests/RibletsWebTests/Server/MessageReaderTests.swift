import FlyingFox
import Foundation
import Testing

@testable import RibletsWeb

struct MessageReaderTests {
  @Test func `a text is a message`() {
    #expect(read(frame("hello")) == [.message("hello")])
  }

  @Test func `a message may come in parts`() {
    let frames = [
      frame("he", isLast: false), frame("l", .continuation, isLast: false),
      frame("", .ping), frame("lo", .continuation),
    ]

    #expect(read(frames) == [.nothing, .nothing, .reply(frame("", .pong)), .message("hello")])
  }

  @Test func `a message that is too long ends the connection, also in parts`() {
    let half = String(repeating: "a", count: MessageReader.mostBytes / 2 + 1)

    #expect(read(frame(half + half)) == [.end(.messageTooBig)])
    #expect(read([frame(half, isLast: false), frame(half, .continuation)]) == [.nothing, .end(.messageTooBig)])
  }

  @Test func `the longest message that a field can send is not too long`() {
    let escaped = String(repeating: "\\ud800", count: LayerContent.longestInput)

    #expect(read(frame(escaped)) == [.message(escaped)])
  }

  @Test func `bytes that are no text end the connection`() {
    let bytes = WSFrame(fin: true, opcode: .text, mask: nil, payload: Data([0xFF, 0xFE]))

    #expect(read(bytes) == [.end(.invalidFramePayload)])
  }

  @Test func `a binary message is answered with an explanation`() {
    #expect(read(frame("x", .binary)) == [.problem("A binary message means nothing here: send JSON as text.")])
  }

  struct Case: CustomTestStringConvertible {
    var testDescription: String
    var frame: WSFrame
  }

  @Test(arguments: [
    Case(testDescription: "a part of nothing", frame: frame("a", .continuation)),
    Case(testDescription: "an unknown kind", frame: frame("a", WSFrame.Opcode(0x3))),
    Case(testDescription: "an unknown control", frame: frame("", WSFrame.Opcode(0xB))),
    Case(testDescription: "a ping in parts", frame: frame("", .ping, isLast: false)),
    Case(testDescription: "a large ping", frame: frame(String(repeating: "a", count: 126), .ping)),
    Case(
      testDescription: "a reserved bit",
      frame: WSFrame(fin: true, rsv1: true, opcode: .text, mask: nil, payload: Data())),
  ])
  func `frames against the protocol end the connection`(_ example: Case) {
    #expect(read(example.frame) == [.end(.protocolError)])
  }

  @Test func `a message inside another one ends the connection`() {
    #expect(read([frame("a", isLast: false), frame("b")]) == [.nothing, .end(.protocolError)])
  }

  @Test func `a close is answered with a close`() {
    #expect(read(frame("", .close)) == [.end(.normalClosure)])
  }

  private func read(_ frames: WSFrame...) -> [MessageReader.Outcome] {
    read(frames)
  }

  private func read(_ frames: [WSFrame]) -> [MessageReader.Outcome] {
    var reader = MessageReader()
    return frames.map { reader.read($0) }
  }
}

private func frame(_ text: String, _ opcode: WSFrame.Opcode = .text, isLast: Bool = true) -> WSFrame {
  WSFrame(fin: isLast, opcode: opcode, mask: nil, payload: Data(text.utf8))
}
