extension Place {
  /// The results of commands there: the status and the first line, and below it the commands that say so.
  var table: String {
    switch self {
    case .withoutApp:
      """
      66: Error: There is no app in 'HERE' or around it: no '.riblets/app.json' and no 'Package.swift'. Make one: riblets new app Shop. If the app is an Xcode project, name the folder with its code, for example '--sources Shop', or '--sources .' for all folders.
        tree
      66: Error: There is no app in 'HERE' or around it: no '.riblets/app.json' and no 'Package.swift'. Make one: riblets new app Shop.
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        merge topic
        modularize
        ci
        undo
        export bazel
      66: Error: There is no app in 'HERE' or around it: no '.riblets/app.json' and no 'Package.swift'. Make one: riblets new app Shop. Or say where: --output FOLDER.
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      66: Error: There is no file or folder 'Sources'.
        mock --sources Sources --output Mocks.swift

      """
    case .aboveApps:
      """
      66: Error: There is no app in 'HERE' or around it. In folders below there are: Kiosk, apps/Shop. To work in one of them: cd Kiosk. If the app is an Xcode project, name the folder with its code, for example '--sources Shop', or '--sources .' for all folders.
        tree
      66: Error: There is no app in 'HERE' or around it. In folders below there are: Kiosk, apps/Shop. To work in one of them: cd Kiosk.
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        merge topic
        modularize
        ci
        undo
        export bazel
      66: Error: There is no app in 'HERE' or around it. In folders below there are: Kiosk, apps/Shop. To work in one of them: cd Kiosk. Or say where: --output FOLDER.
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      66: Error: There is no file or folder 'Sources'.
        mock --sources Sources --output Mocks.swift

      """
    case .severalApps:
      """
      66: Error: Several modules of 'HERE' have riblets: Sources/Kiosk (2), Sources/Shop (1). Say which is meant: --sources Sources/Kiosk.
        tree
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        modularize
        ci
      66: Error: 'HERE' is in no git repository, so there is no branch to merge.
        merge topic
      65: Error: There is nothing to undo. Only the last command can be undone, once.
        undo
      0: create  .bazelignore
        export bazel
      0: create  73 files in .riblets/templates
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      0:
        mock --sources Sources --output Mocks.swift

      """
    case .libraries:
      """
      66: Error: The modules in 'HERE/Sources' have no riblets: Prices, Taxes. Say which shall have some: --sources Sources/Prices.
        tree
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        modularize
        ci
      66: Error: 'HERE' is in no git repository, so there is no branch to merge.
        merge topic
      65: Error: There is nothing to undo. Only the last command can be undone, once.
        undo
      0: create  .bazelignore
        export bazel
      0: create  73 files in .riblets/templates
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      0:
        mock --sources Sources --output Mocks.swift

      """
    case .ownFolders:
      """
      66: Error: There is no module in 'HERE/Sources'. Say where the riblets are, from 'HERE' on: --sources FOLDER.
        tree
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        modularize
        ci
      66: Error: 'HERE' is in no git repository, so there is no branch to merge.
        merge topic
      65: Error: There is nothing to undo. Only the last command can be undone, once.
        undo
      0: create  .bazelignore
        export bazel
      0: create  73 files in .riblets/templates
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      66: Error: There is no file or folder 'Sources'.
        mock --sources Sources --output Mocks.swift

      """
    case .withoutGit:
      """
      0: - Root
        tree
      0: 'Cart' has no parent yet, so nothing shows it.
        new riblet Cart
      0: Nothing starts it yet: hand 'component.locationWorker' to 'RootInteractor', and call 'locationWorker.start(self)' in its 'didBecomeActive()'.
        new worker Location --riblet Root
      66: Error: Cannot read 'tree.md': there is no such file, or the system refused.
        new --from tree.md
      0: change  Sources/Shop/App/ShopApplication.swift  +3 −3
        rename Root Base
      64: Error: There is no riblet 'Root'. There are: Base, Cart.
        remove Root
        move Root --parent Root
      66: Error: There is no program 'git', which merges what is left. Install it.
        merge topic
      0: Everything is there already.
        modularize
      0: CI needs the variable RIBLETS of the repository: '.github/workflows/ci.yml' says what is in it.
        ci
      0: 'riblets ci' is undone.
        undo
      0: Add the line '/bazel-*' to '.gitignore': Bazel makes links of such names.
        export bazel
      0: create  73 files in .riblets/templates
        templates export
      0: To run it: cd Shop && swift run. To add a riblet: riblets new riblet NAME --parent Root.
        new app Shop
      0:
        mock --sources Sources --output Mocks.swift

      """
    case .readOnly:
      """
      0: - Root
        tree
      73: Error: Cannot lock '.riblets/journal/lock': permission denied. See who may write: ls -ld '.riblets/journal'
        new riblet Cart
        new worker Location --riblet Root
        new --from tree.md
        rename Root Base
        remove Root
        move Root --parent Root
        modularize
        ci
        undo
        export bazel
        templates export
      66: Error: 'HERE' is in no git repository, so there is no branch to merge.
        merge topic
      73: Error: Cannot make the folder 'HERE/Shop': permission denied. See who may write: ls -ld 'HERE'
        new app Shop
      73: Error: Cannot write 'Mocks.swift': the system refused (Permission denied).
        mock --sources Sources --output Mocks.swift

      """
    }
  }
}
