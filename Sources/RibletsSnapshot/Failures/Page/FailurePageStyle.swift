/// The style of the failure page: for phones and desktops, light and dark.
enum FailurePageStyle {
  static let css = """
    body { font-size: 15px; line-height: 1.45; }
    .row { font-family: var(--mono); }
    code { font-size: 12.5px; overflow-wrap: anywhere; }
    .top {
      position: sticky; top: 0; z-index: 5; display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px;
      padding: 10px 24px; background: var(--surface); border-bottom: 1px solid var(--line);
    }
    .top h1 { margin: 0; font-size: 17px; }
    .sum { margin: 0; display: flex; flex-wrap: wrap; gap: 6px; }
    #search {
      margin-left: auto; width: min(320px, 100%); padding: 6px 12px; border: 1px solid var(--line); border-radius: 8px;
      background: var(--paper);
    }
    .page { display: grid; grid-template-columns: 264px minmax(0, 1fr); max-width: 1600px; margin: 0 auto; }
    nav {
      position: sticky; top: 54px; align-self: start; max-height: calc(100vh - 54px); overflow-y: auto;
      padding: 20px 8px 20px 16px;
    }
    nav summary { display: none; padding: 4px 8px; font-weight: 600; font-size: 13.5px; }
    nav p { margin: 14px 8px 4px; color: var(--soft); font-size: 12px; font-weight: 600; overflow-wrap: anywhere; }
    nav summary + p { margin-top: 0; }
    nav a {
      display: flex; gap: 8px; padding: 5px 8px; border-radius: 7px; color: inherit; text-decoration: none;
      font-size: 13.5px; line-height: 1.35; overflow-wrap: anywhere;
    }
    nav a:hover, nav a[aria-current] { background: var(--raised); }
    nav a::before { content: ""; flex: none; width: 8px; height: 8px; margin-top: 5px; border-radius: 50%; background: var(--bad); }
    nav a[data-kind^=recorded]::before { background: var(--good); }
    nav a[data-kind=missing]::before, nav a[data-kind=unreadable]::before { background: var(--warn); }
    main { padding: 20px 24px 60px; min-width: 0; }
    article {
      margin: 0 0 20px; padding: 16px 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px;
      scroll-margin-top: 70px;
    }
    article header { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 2px 16px; align-items: start; }
    .suite { grid-column: 1 / -1; margin: 0; color: var(--soft); font-size: 12.5px; overflow-wrap: anywhere; }
    .suite b { font-weight: 400; opacity: .6; }
    h2 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
    .detail {
      display: inline-block; padding: 0 8px; border: 1px solid var(--line); border-radius: 6px; font-size: 13px;
      font-weight: 400; color: var(--soft); vertical-align: 2px;
    }
    .facts { display: flex; align-items: center; flex-wrap: wrap; gap: 4px 10px; margin: 3px 0 0; color: var(--soft); }
    time { font-size: 12.5px; }
    .badge {
      display: inline-block; padding: 1px 9px; border-radius: 99px; font-size: 12px; font-weight: 600; white-space: nowrap;
      background: var(--bad-tint); color: var(--bad);
    }
    [data-kind^=recorded] .badge, .badge[data-kind^=recorded] { background: var(--good-tint); color: var(--good); }
    [data-kind=missing] .badge, .badge[data-kind=missing], [data-kind=unreadable] .badge, .badge[data-kind=unreadable] {
      background: var(--warn-tint); color: var(--warn);
    }
    .path { display: flex; gap: 10px; align-items: baseline; margin: 6px 0 14px; color: var(--soft); }
    .copy { flex: none; padding: 0 8px; border: 1px solid var(--line); border-radius: 6px; background: none; font-size: 12px; }
    .copy:hover { border-color: var(--accent); color: var(--accent); }
    summary { cursor: pointer; }
    .message, .source { margin-top: 14px; color: var(--soft); font-size: 13.5px; }
    .message pre {
      margin: 8px 0 0; padding: 12px; background: var(--raised); color: var(--ink); border-radius: 8px; font-size: 12.5px;
      white-space: pre-wrap; overflow-wrap: anywhere;
    }
    .source .lines { margin-top: 8px; }
    .empty { padding: 80px 0; text-align: center; color: var(--soft); }

    .lines { border: 1px solid var(--line); border-radius: 8px; overflow: hidden; font-size: 12.5px; color: var(--ink); }
    .row { display: grid; grid-template-columns: 44px minmax(0, 1fr) 44px minmax(0, 1fr); line-height: 1.55; }
    .row i { padding: 0 8px 0 0; text-align: right; font-style: normal; color: var(--soft); opacity: .75; user-select: none; white-space: nowrap; }
    .row code { padding: 0 10px; white-space: pre-wrap; overflow-wrap: anywhere; font-size: inherit; }
    .row .new { border-left: 1px solid transparent; }
    .row i.new { border-left-color: var(--line); }
    .names {
      font-family: inherit; font-weight: 600; padding: 6px 0; border-bottom: 1px solid var(--line); background: var(--raised);
    }
    .names small, figcaption small { font-weight: 400; color: var(--soft); }
    .names span:nth-child(even) { padding: 0 10px; }
    .changed .old, .removed .old { background: var(--bad-tint); }
    .changed .new, .added .new { background: var(--good-tint); }
    .row .none { background: repeating-linear-gradient(135deg, transparent 0 5px, var(--raised) 5px 10px); }
    .changed i.old, .removed i.old { color: var(--bad); opacity: 1; }
    .changed i.new, .added i.new { color: var(--good); opacity: 1; }
    .changed i.old::before, .removed i.old::before { content: "− "; }
    .changed i.new::before, .added i.new::before { content: "+ "; }
    mark { color: inherit; border-radius: 2px; }
    .old mark { background: light-dark(#f7b9b1, #7c332d); }
    .new mark { background: light-dark(#a5dcbd, #22663f); }
    .fold > summary, .rest {
      margin: 0; padding: 3px 10px; color: var(--soft); background: var(--raised); font-size: 12px; text-align: center;
    }
    .only-actual .row { grid-template-columns: 44px minmax(0, 1fr); }
    .only-actual .old, .only-actual .names span:nth-child(-n+2) { display: none; }

    .modes { display: inline-flex; padding: 3px; border-radius: 9px; background: var(--raised); }
    .modes input { position: absolute; opacity: 0; pointer-events: none; }
    .modes span { display: block; padding: 4px 13px; border-radius: 7px; font-size: 13.5px; cursor: pointer; white-space: nowrap; }
    .modes :checked + span { background: var(--surface); box-shadow: 0 1px 3px #0003; font-weight: 600; }
    .modes :focus-visible + span { outline: 2px solid var(--accent); }
    .at { display: none; align-items: center; gap: 10px; max-width: 480px; margin: 12px auto 0; font-size: 13px; color: var(--soft); }
    .at input { flex: 1; accent-color: var(--accent); min-width: 0; }
    .stage { display: grid; grid-auto-flow: column; grid-auto-columns: minmax(0, 1fr); gap: 16px; margin-top: 12px; }
    figure {
      display: grid; grid-row: 1 / span 2; grid-template-rows: subgrid; align-items: start; gap: 6px; margin: 0; min-width: 0;
    }
    figcaption { font-size: 13px; font-weight: 600; }
    figcaption small { font-size: 12px; }
    figure img {
      display: block; max-width: 100%; height: auto; border: 1px solid var(--line); border-radius: 6px; cursor: zoom-in;
      background: repeating-conic-gradient(#d9dde2 0 25%, #fff 0 50%) 0 0 / 16px 16px;
    }
    .single .stage { max-width: 250px; }
    .overlay { display: grid; isolation: isolate; background: #000; border-radius: 6px; overflow: hidden; width: fit-content; max-width: 100%; }
    .overlay img { grid-area: 1 / 1; border: 0; border-radius: 0; background: none; }
    .overlay img + img { mix-blend-mode: difference; }
    .onion .at, .slider .at { display: flex; }
    .onion .stage, .slider .stage, .blink .stage, .blend .stage {
      grid-template-columns: minmax(0, 1fr); grid-auto-flow: row; isolation: isolate; position: relative; width: fit-content;
      max-width: 100%; margin-inline: auto;
    }
    :is(.onion, .slider, .blink, .blend) :is(.expected, .actual) { display: block; grid-area: 1 / 1; width: 100%; }
    :is(.onion, .slider, .blink, .blend) figcaption, :is(.onion, .slider, .blink, .blend) .difference { display: none; }
    .onion .actual { opacity: calc(var(--at, 50) / 100); }
    .slider .stage { cursor: ew-resize; touch-action: pan-y; user-select: none; }
    :is(.onion, .slider, .blink, .blend) img { cursor: inherit; }
    .slider .actual { clip-path: inset(0 0 0 calc(var(--at, 50) * 1%)); }
    .slider .stage::after {
      content: ""; position: absolute; inset: 0 auto 0 calc(var(--at, 50) * 1%); width: 2px; margin-left: -1px;
      background: #fff; box-shadow: 0 0 0 1px #0009; pointer-events: none;
    }
    .blink .actual { animation: blink 1.4s steps(1) infinite; }
    .blend .stage { background: #000; border-radius: 6px; }
    .blend figure img { border-color: transparent; background: none; }
    .blend .actual { mix-blend-mode: difference; }
    @keyframes blink { 0% { opacity: 0; } 50% { opacity: 1; } }
    @media (prefers-reduced-motion: reduce) { .blink .actual { animation-duration: 4s; } }
    dialog { max-width: 96vw; max-height: 94vh; padding: 12px; border: 1px solid var(--line); border-radius: 12px; background: var(--surface); color: inherit; }
    dialog::backdrop { background: #000a; }
    dialog form { position: sticky; top: 0; text-align: right; margin-bottom: 8px; }
    dialog button { padding: 4px 14px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface); }
    dialog img { display: block; max-width: none; border-radius: 0; }

    @media (max-width: 760px) {
      .top { position: static; padding: 12px 14px; }
      #search { width: 100%; margin: 0; }
      .page { display: block; }
      nav { position: static; max-height: none; padding: 12px 14px 0; }
      nav:not(.several) { display: none; }
      nav summary { display: block; }
      nav summary + p { margin-top: 8px; }
      main { padding: 14px 10px 40px; }
      article { padding: 14px 12px; scroll-margin-top: 10px; }
      article header { grid-template-columns: minmax(0, 1fr); }
      .facts { margin-top: 6px; }
      .modes { display: flex; overflow-x: auto; }
      .modes label { flex: 1; text-align: center; }
      .modes span { padding: 6px 5px; font-size: 12.5px; }
      .stage { gap: 8px; }
      figcaption small { display: block; }
      .row { grid-template-columns: 44px minmax(0, 1fr); }
      .row .new { border-left: 0; }
      .row.same .new, .row .none { display: none; }
      .names span:nth-child(odd) { display: none; }
      .names { grid-template-columns: auto 1fr; }
      .names small { display: none; }
      .only-actual .names { display: none; }
      .names span:nth-child(2)::before { content: "− "; color: var(--bad); }
      .names span:nth-child(4)::before { content: "+ "; color: var(--good); }
    }
    """
}
