import Testing

@testable import RibletsPlans
@testable import RibletsScaffold

struct TypedItemTests {
  @Test func `a name, a type and a value are told apart`() throws {
    let item = try TypedItem("price:Price=Price(cents: 3)", option: "--argument")

    #expect(item.name == "price")
    #expect(item.type == "Price")
    #expect(item.value == "Price(cents: 3)")
    #expect(item.typeNames == ["Price"])
  }

  @Test(arguments: [
    "a:Double=7", "a:Double=-7.5", "a:Int?=nil", "a:Int?=7", "a:[String:Int]=[:]", "a:[Int]=[1]", "a:Price=7",
    "a:Substring=\"x\"", "a:Date=.now", "a:Bool=!true", "a:Int=max(1, 2)", "a:any Feed=nil", "a:Set<Int>=[1]",
  ])
  func `a value that may be of the type is one`(text: String) throws {
    #expect(try TypedItem(text, option: "--argument").value != nil)
  }

  @Test(arguments: [
    ("a:[String:Int]", "[String: Int]"), ("a:any  Feed", "any Feed"), ("a: Set<Int>?", "Set<Int>?"),
    ("a:(any A&B)?", "(any A & B)?"), ("a:EventStream<[Int]>", "EventStream<[Int]>"),
  ])
  func `a type is spaced as the formatter wants it`(text: String, type: String) throws {
    #expect(try TypedItem(text, option: "--argument").type == type)
  }

  @Test(arguments: [
    ("title", "'title' has no type. Write it as in --argument title:String."),
    ("Title:String", "'Title' in --argument Title:String is not the name of a property, as 'title' is."),
    ("class:String", "'class' in --argument class:String is not the name of a property, as 'title' is."),
    ("a b:String", "'a b' in --argument a b:String is not the name of a property, as 'title' is."),
    ("title:", "'' in --argument title: is not a type. Write it as in --argument title:String."),
    ("title:[String", "'[String' in --argument title:[String is not a type. Write it as in --argument title:String."),
    ("count:Int=\"x\"", "'\"x\"' in --argument count:Int=\"x\" is not a value of the type 'Int'."),
    ("day:Date=5", "'5' in --argument day:Date=5 is not a value of the type 'Date'."),
    ("size:Int?=-7.5", "'-7.5' in --argument size:Int?=-7.5 is not a value of the type 'Int?'."),
    ("title:String=nil", "'nil' in --argument title:String=nil is not a value of the type 'String'."),
    ("names:[String]=\"a\"", "'\"a\"' in --argument names:[String]=\"a\" is not a value of the type '[String]'."),
    ("feed:some Feed", "'some Feed' is no type of a property. Did you mean 'feed:any …'?"),
    (
      "title:Int=",
      "'Int=' in --argument title:Int= is not a type. Write it as in --argument title:String."
    ),
    (
      "title:Int; let b:Int",
      "'Int; let b:Int' in --argument title:Int; let b:Int is not a type. Write it as in --argument title:String."
    ),
    (
      "done:() -> Void",
      "'done:() -> Void' is a closure, which could not be tested or mocked. Hand over a protocol, or tell the listener."
    ),
  ])
  func `what is no item says why`(text: String, message: String) {
    let problem = #expect(throws: RequestProblem.self) { try TypedItem(text, option: "--argument") }
    #expect(problem?.description == message)
  }
}
