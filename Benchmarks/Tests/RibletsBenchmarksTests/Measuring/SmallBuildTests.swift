import Testing

@testable import RibletsBenchmarks

struct SmallBuildTests {
  @Test func `the options are those of the documentation`() {
    #expect(
      SmallBuild.options(for: "MyApp", linkerScriptIn: "Benchmarks").joined(separator: " ") == """
        --experimental-lto-mode full -Xswiftc -Osize -Xswiftc -use-ld=lld \
        -Xswiftc -Xfrontend -Xswiftc -internalize-at-link \
        -Xswiftc -Xfrontend -Xswiftc -disable-reflection-metadata \
        -Xswiftc -Xfrontend -Xswiftc -conditional-runtime-records \
        -Xswiftc -Xllvm -Xswiftc -opt-bisect-limit=0 -Xswiftc -Xllvm -Xswiftc -opt-bisect-verbose=0 \
        -Xswiftc -Xclang-linker -Xswiftc -Xclang -Xswiftc -Xclang-linker -Xswiftc -disable-llvm-passes \
        -Xlinker --lto-newpm-passes=internalize<preserve-gv=MyApp_main>,default<Os>,lto<O2> \
        -Xlinker --icf=all -Xlinker -z -Xlinker pack-relative-relocs \
        -Xlinker --no-eh-frame-hdr -Xlinker Benchmarks/no-unwind-tables.ld
        """
    )
  }

  @Test func `a program that prints the same is accepted`() throws {
    try SmallBuild.checkOutput(of: "/usr/bin/true", like: "/usr/bin/true")
  }

  @Test func `a program that prints something else is not weighed`() {
    let error = #expect(throws: SmallBuild.WrongOutput.self) {
      try SmallBuild.checkOutput(of: "/usr/bin/uname", like: "/usr/bin/true")
    }

    #expect(error?.description.hasPrefix("'/usr/bin/uname' prints something else when it is built small") == true)
  }
}
