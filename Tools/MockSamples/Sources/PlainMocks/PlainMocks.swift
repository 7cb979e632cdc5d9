// RibletsMocksPlugin writes the mocks of this module. SwiftPM wants at least one source file in a target.
