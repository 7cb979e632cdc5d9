extension HTMLPage {
  /// The style: one column on a phone, with the riblets as a row to swipe; two columns on larger screens. Light and
  /// dark.
  static let style = """
    :root { --notrun: light-dark(#8a92a0, #6f7887); }
    html { scroll-padding-top: 8.5rem; }
    body { overflow-wrap: anywhere; }
    h1, h2, h3, h4, p, ul { margin: 0; padding: 0; font-weight: inherit; font-size: inherit; }
    ul { list-style: none; }
    header, .tools, .columns { max-width: 75rem; margin: 0 auto; padding: 0 1rem; }
    header { padding-top: 1.25rem; }
    .title { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .75rem; }
    h1 { font-size: 1.6rem; font-weight: 700; letter-spacing: -.02em; }
    #count { color: var(--soft); font-variant-numeric: tabular-nums; }
    .bar { display: flex; gap: 2px; height: 6px; margin-top: .75rem; border-radius: 3px; overflow: hidden; }
    .bar i { min-width: 4px; }
    .bar .passed { background: var(--good); } .bar .failed { background: var(--bad); }
    .bar .pending { background: var(--warn); } .bar .notrun { background: var(--notrun); }

    .tools {
      position: sticky; top: 0; z-index: 2; display: flex; flex-wrap: wrap; gap: .5rem; padding-top: .75rem;
      padding-bottom: .75rem; background: color-mix(in srgb, var(--paper) 92%, transparent); backdrop-filter: blur(8px);
    }
    input {
      flex: 1 1 16rem; min-width: 0; height: 2.75rem; padding: 0 .9rem;
      background: var(--surface); border: 1px solid var(--line); border-radius: .6rem;
    }
    input::placeholder { color: var(--soft); opacity: 1; }
    .chips { display: flex; gap: .4rem; overflow-x: auto; scrollbar-width: none; }
    button {
      height: 2.75rem; padding: 0 .6rem; font-size: .86rem; white-space: nowrap;
      background: var(--surface); border: 1px solid var(--line); border-radius: .6rem;
    }
    button b, nav b { font-weight: 600; font-variant-numeric: tabular-nums; }
    button.failed b { color: var(--bad); } button.pending b { color: var(--warn); }
    button.passed b { color: var(--good); } button.notrun b { color: var(--soft); }
    button[aria-pressed="true"] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
    button[aria-pressed="true"] b { color: inherit; }

    nav { display: flex; gap: .4rem; overflow-x: auto; scrollbar-width: none; padding-bottom: .75rem; }
    nav h2 { display: none; }
    nav a {
      display: flex; align-items: center; gap: .5rem; flex: none; padding: .4rem .7rem; color: inherit;
      font-size: .9rem; text-decoration: none; border-radius: .6rem; background: var(--surface);
      border: 1px solid var(--line);
    }
    nav a::before { content: ""; width: .5rem; height: .5rem; border-radius: 50%; background: var(--notrun); flex: none; }
    nav a.passed::before { background: var(--good); } nav a.failed::before { background: var(--bad); }
    nav a.pending::before { background: var(--warn); }
    nav b { color: var(--soft); font-weight: 400; }

    section { margin-bottom: 1.25rem; background: var(--surface); border: 1px solid var(--line); border-radius: .9rem; }
    section > h2 {
      display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 .6rem; padding: .9rem 1rem .1rem;
      font-size: 1.2rem; font-weight: 650; letter-spacing: -.01em;
    }
    small { font-size: .85rem; font-weight: 400; letter-spacing: 0; color: var(--soft); }
    article { padding: .6rem 1rem 1rem; }
    article + article { border-top: 1px solid var(--line); }
    h3 { display: flex; flex-wrap: wrap; gap: 0 .6rem; align-items: baseline; margin-bottom: .35rem; font-weight: 600; }
    h3 small { font-family: var(--mono); font-size: .78rem; }
    h4 { padding: .35rem 0 .15rem; font-weight: 600; }
    .group > ul { padding-left: .85rem; border-left: 2px solid var(--line); }
    .example { display: flex; gap: .6rem; align-items: flex-start; padding: .3rem .5rem .3rem 0; border-radius: .5rem; }
    .example > div { flex: 1; min-width: 0; }
    .example > i {
      flex: none; width: 1.15rem; height: 1.15rem; margin-top: .18rem; border-radius: 50%; background: var(--notrun);
      color: var(--surface); font: 700 .72rem/1.15rem system-ui, sans-serif; text-align: center;
    }
    .passed > i { background: var(--good); } .passed > i::before { content: "✓"; }
    .failed > i { background: var(--bad); } .failed > i::before { content: "✕"; }
    .pending > i { background: var(--warn); } .pending > i::before { content: "…"; position: relative; top: -.16rem; }
    .notrun > i { background: none; border: 2px solid var(--notrun); }
    .example.failed, .example.pending { padding-left: .5rem; margin: .15rem 0 .15rem -.5rem; }
    .example.failed { background: var(--bad-tint); } .example.pending { background: var(--warn-tint); }
    .notrun p { color: var(--soft); }
    .reason { font-size: .88rem; color: var(--soft); }
    .pending .reason { color: var(--warn); }
    time { flex: none; padding-top: .1rem; font-size: .8rem; color: var(--soft); font-variant-numeric: tabular-nums; }
    pre {
      margin: .4rem 0 .3rem; padding: .6rem .75rem; white-space: pre-wrap; word-break: normal;
      font: .82rem/1.45 var(--mono);
      background: var(--surface); border-left: 3px solid var(--bad); border-radius: .3rem;
    }
    pre span { display: block; margin-top: .3rem; color: var(--soft); }
    .stray { border-color: var(--bad); padding-bottom: .6rem; }
    .stray p, .stray pre { margin-left: 1rem; margin-right: 1rem; }
    .stray pre { background: var(--bad-tint); }
    .nothing { padding: 3rem 1rem; text-align: center; color: var(--soft); }
    .nothing button { margin-left: .5rem; }

    @media (min-width: 56rem) {
      html { scroll-padding-top: 5rem; }
      header, .tools, .columns { padding-left: 2rem; padding-right: 2rem; }
      header { padding-top: 2rem; }
      .tools { flex-wrap: nowrap; }
      button { padding: 0 .8rem; font-size: .9rem; }
      .columns { display: grid; grid-template-columns: 14rem minmax(0, 1fr); gap: 2rem; }
      nav {
        position: sticky; top: 4.5rem; align-self: start; display: block; max-height: calc(100vh - 5.5rem);
        overflow-y: auto; scrollbar-width: thin; padding-bottom: 1rem;
      }
      nav h2 { display: block; padding: .3rem .7rem; font-size: .8rem; color: var(--soft); }
      nav a { background: none; border: 0; }
      nav a span { flex: 1; }
      nav a:hover, nav a.here { background: var(--surface); }
      section > h2 { padding: 1.1rem 1.4rem .1rem; }
      article { padding: .6rem 1.4rem 1.2rem; }
    }
    @media print { .tools, nav { display: none; } section { break-inside: avoid-page; } }
    """
}
