/// The style of the page: light or dark like the reader's system, for screens of any width.
let pageStyle = #"""
  :root {
    color-scheme: light dark;
    --ground: light-dark(#ffffff, #14171c);
    --raised: light-dark(#f6f7f9, #1b1f26);
    --line: light-dark(#dfe3e8, #2e343d);
    --text: light-dark(#1b1f24, #e3e7ec);
    --soft: light-dark(#57606c, #9aa4b1);
    --link: light-dark(#1d5fc4, #7ab3ff);
    --mark: light-dark(#fff3c4, #4b3f12);
    --mono: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", "Liberation Mono", monospace;
    font: 16px/1.6 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "DejaVu Sans", sans-serif;
  }
  :root[data-theme="light"] { color-scheme: light; }
  :root[data-theme="dark"] { color-scheme: dark; }
  * { box-sizing: border-box; }
  html { scroll-padding-top: 4.5rem; }
  body {
    margin: 0; background: var(--ground); color: var(--text);
    display: grid; grid-template: "bar bar" auto "nav main" 1fr / 15.5rem minmax(0, 1fr);
    min-height: 100vh;
  }
  a { color: var(--link); text-decoration: none; }
  a:hover { text-decoration: underline; }
  :focus-visible { outline: 2px solid var(--link); outline-offset: 2px; border-radius: 3px; }
  h1:focus, main:focus { outline: none; }
  .skip { position: absolute; left: -100vw; }
  .skip:focus { left: 1rem; top: 1rem; z-index: 9; background: var(--ground); padding: .5rem 1rem; }
  .unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  code, pre, kbd { font-family: var(--mono); font-size: .86em; }
  code { background: var(--raised); border: 1px solid var(--line); border-radius: 4px; padding: .06em .32em; overflow-wrap: anywhere; }

  .bar {
    grid-area: bar; position: sticky; top: 0; z-index: 5; display: flex; align-items: center; gap: .75rem;
    padding: .6rem 1.25rem; background: var(--ground); border-bottom: 1px solid var(--line);
  }
  .brand { color: inherit; font-weight: 650; min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .bar button {
    width: 2.25rem; height: 2.25rem; padding: .5rem; flex: none; border: 1px solid transparent; border-radius: 8px;
    background: none; color: inherit; cursor: pointer;
  }
  .bar button:hover { background: var(--raised); border-color: var(--line); }
  .bar button svg { display: block; width: 100%; height: 100%; fill: none; stroke: currentColor; stroke-width: 1.7; stroke-linecap: round; }
  .bar button .half { fill: currentColor; stroke: none; }
  #menu { display: none; }
  .search { position: relative; margin-left: auto; width: min(26rem, 50vw); }
  .search input {
    width: 100%; height: 2.25rem; padding: 0 2.2rem 0 .8rem; font: inherit; font-size: .94rem; color: inherit;
    background: var(--raised); border: 1px solid var(--line); border-radius: 8px; -webkit-appearance: none; appearance: none;
  }
  .search input::placeholder { color: var(--soft); opacity: 1; }
  .search kbd { position: absolute; right: .6rem; top: .48rem; color: var(--soft); border: 1px solid var(--line); border-radius: 4px; padding: 0 .4rem; pointer-events: none; }
  .search input:focus + kbd { display: none; }
  #results {
    position: absolute; right: 0; left: 0; top: 2.6rem; margin: 0; padding: .3rem; list-style: none; max-height: min(28rem, 70vh);
    overflow: auto; background: var(--ground); border: 1px solid var(--line); border-radius: 10px; box-shadow: 0 12px 32px #0003;
  }
  #results a { display: flex; gap: .6rem; align-items: baseline; padding: .35rem .6rem; border-radius: 6px; color: inherit; }
  #results a:hover { text-decoration: none; background: var(--raised); }
  #results [aria-selected="true"] a { background: light-dark(#e3eeff, #223553); }
  #results .name { min-width: 0; overflow-wrap: anywhere; }
  #results .kind { color: var(--soft); font-size: .8rem; flex: none; width: 4.8rem; }
  #results .owner { color: var(--soft); font-size: .82rem; margin-left: auto; flex: none; max-width: 45%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  #results .none { padding: .5rem .6rem; color: var(--soft); }

  nav {
    grid-area: nav; position: sticky; top: 3.5rem; align-self: start; max-height: calc(100vh - 3.5rem); overflow-y: auto;
    padding: 1.25rem .75rem 2rem 1.25rem; font-size: .94rem;
  }
  nav h2 { margin: 1.3rem 0 .3rem .6rem; font-size: .74rem; letter-spacing: .06em; text-transform: uppercase; color: var(--soft); border: 0; padding: 0; }
  nav ul { margin: 0; padding: 0; list-style: none; }
  nav a { display: block; padding: .18rem .6rem; border-radius: 6px; color: inherit; overflow-wrap: anywhere; }
  nav a:hover { background: var(--raised); text-decoration: none; }
  nav a[aria-current] { background: light-dark(#e3eeff, #223553); color: light-dark(#12489c, #b9d6ff); font-weight: 550; }

  main { grid-area: main; min-width: 0; padding: 1.5rem clamp(1rem, 3vw, 3rem) 5rem; border-left: 1px solid var(--line); }
  .js main > article:not(.current) { display: none; }
  article { max-width: 82rem; }
  html:not(.js) article + article { margin-top: 4rem; }
  h1 { margin: .2rem 0 .6rem; font-size: 2rem; line-height: 1.2; letter-spacing: -.015em; overflow-wrap: anywhere; }
  h2 { margin: 2.4rem 0 .8rem; font-size: 1.24rem; line-height: 1.3; }
  h3 { margin: 1.6rem 0 .6rem; font-size: 1.05rem; }
  p { margin: .6rem 0; max-width: 46rem; }
  .scroll { overflow-x: auto; margin: .8rem 0; }
  table { border-collapse: collapse; font-size: .94rem; min-width: min(100%, 34rem); }
  th, td { text-align: left; vertical-align: top; padding: .5rem 1.2rem .5rem 0; border-bottom: 1px solid var(--line); min-width: 6rem; max-width: 34rem; }
  td code { overflow-wrap: break-word; }
  th { font-size: .8rem; font-weight: 600; color: var(--soft); }
  .items { padding-left: 0; list-style: none; }
  .items > li { margin: 1rem 0; padding-left: 1rem; border-left: 3px solid var(--line); max-width: 60rem; }
  .items ol { margin: .4rem 0 0; padding-left: 1.4rem; }
  .items ol li { margin: .2rem 0; }
  .items ol li::marker { color: var(--soft); font-size: .86em; }

  .figure { border: 1px solid var(--line); border-radius: 10px; padding: .5rem; max-height: 85vh; overflow: auto; background: light-dark(#fcfcfd, #171b21); }
  .diagram { display: block; width: 100%; height: auto; font: 13px var(--mono); }
  .diagram text { fill: var(--text); text-anchor: middle; }
  .diagram .end { text-anchor: end; }
  .diagram .label { fill: var(--soft); font-size: 10.5px; paint-order: stroke; stroke: light-dark(#fcfcfd, #171b21); stroke-width: 4px; stroke-linejoin: round; }
  .diagram rect { stroke-width: 1.3; }
  .diagram a:hover text { text-decoration: underline; }
  .edge, .head { fill: none; stroke: light-dark(#8a95a3, #6d7886); stroke-width: 1.3; }
  .edge.uses, .edge.changes, .edge.presents, .edge.begins { stroke-dasharray: 4 3; }
  .node.feature rect, .node.action rect { fill: light-dark(#e3eeff, #1d2f4b); stroke: light-dark(#2f6fd6, #5c93e6); }
  .node.external rect, .node.procedure rect, .node.start rect, .node.any rect { fill: light-dark(#f1f4f8, #262c35); stroke: light-dark(#64748b, #8391a5); }
  .node.external rect, .node.any rect { stroke-dasharray: 4 3; }
  .node.client rect { fill: light-dark(#ddf6e5, #17372a); stroke: light-dark(#1f8f4d, #4bb580); }
  .node.delegate rect { fill: light-dark(#fde6f1, #41203a); stroke: light-dark(#c32a72, #d974ac); }
  .node.reaction rect { fill: light-dark(#e6e7ff, #2a2b54); stroke: light-dark(#5550d8, #8f8cf0); }
  .node.effect rect { fill: light-dark(#fdf1cf, #3d3113); stroke: light-dark(#b97a08, #cf9d3c); }
  .node.state rect, .node.case rect { fill: light-dark(#f2e7ff, #35234d); stroke: light-dark(#8a3fd1, #b384e6); }
  .node.child rect { fill: light-dark(#d8f5fa, #14363e); stroke: light-dark(#0b8299, #45aec2); }
  .node.prompt rect { fill: light-dark(#ffe6e8, #442329); stroke: light-dark(#cf2f44, #e07684); }

  .panes { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); gap: 1rem; align-items: start; }
  .panes section { min-width: 0; border: 1px solid var(--line); border-radius: 10px; overflow: hidden; background: light-dark(#fcfcfd, #171b21); }
  .panes section:only-child { grid-column: 1 / -1; }
  .path { margin: 0; max-width: none; padding: .5rem .9rem; font: .78rem var(--mono); color: var(--soft); border-bottom: 1px solid var(--line); overflow-wrap: anywhere; }
  pre { margin: 0; padding: .7rem 0 .9rem; overflow: auto; max-height: min(44rem, 82vh); font-size: .8rem; line-height: 1.55; tab-size: 2; position: relative; }
  pre:not(.ready) { padding-inline: .9rem; }
  pre .line { display: block; width: max-content; min-width: 100%; padding: 0 .9rem 0 0; }
  pre .line::before { content: attr(data-number); display: inline-block; width: 3.2em; padding-right: 1.1em; text-align: right; color: light-dark(#767f8b, #7d8794); }
  pre .line.lit { background: var(--mark); }
  pre .line[data-origin] { cursor: pointer; }
  [role="tablist"] { display: flex; flex-wrap: wrap; gap: .2rem; padding: .35rem .4rem 0; border-bottom: 1px solid var(--line); }
  [role="tab"] { font: .8rem var(--mono); color: var(--soft); background: none; border: 0; border-bottom: 2px solid transparent; padding: .35rem .55rem .45rem; cursor: pointer; overflow-wrap: anywhere; }
  [role="tab"][aria-selected="true"] { color: var(--text); border-bottom-color: var(--link); }
  .js [data-later] { display: none; }
  .c { color: light-dark(#5b6773, #8b97a4); } .s { color: light-dark(#a6322b, #f0978a); }
  .k { color: light-dark(#9b2393, #f07fd4); } .t { color: light-dark(#1f6b74, #74cfc5); }
  .n { color: light-dark(#1c3fc0, #9db4ff); } .y { color: light-dark(#1d5fc4, #7ab3ff); }

  @media (max-width: 62rem) { .panes { grid-template-columns: minmax(0, 1fr); } }
  @media (max-width: 48rem) {
    body { grid-template: "bar" auto "nav" auto "main" 1fr / minmax(0, 1fr); }
    #menu { display: block; }
    .js nav { display: none; }
    nav { position: static; max-height: none; border-bottom: 1px solid var(--line); padding: .75rem 1rem 1.25rem; }
    .js nav.open { display: block; }
    .bar { padding: .5rem .75rem; gap: .4rem; }
    .search { flex: 1; width: auto; }
    .brand { max-width: 34vw; }
    .search kbd { display: none; }
    .search input { padding-right: .6rem; font-size: 16px; }
    #results { position: fixed; inset: 3.4rem .75rem auto; }
    #results .owner { max-width: 34%; }
    #results .kind { width: 4.1rem; }
    main { border-left: 0; padding-inline: 1rem; }
    h1 { font-size: 1.65rem; }
    table, tbody, tr, td { display: block; min-width: 0; max-width: none; }
    thead { display: none; }
    tr { padding: .55rem 0; border-bottom: 1px solid var(--line); }
    td { padding: .12rem 0; border: 0; }
    td:empty { display: none; }
    td:not(:first-child, [data-title=""])::before { content: attr(data-title) "\00a0 "; color: var(--soft); font-size: .8rem; }
    td code { overflow-wrap: anywhere; }
  }
  @media (prefers-reduced-motion: no-preference) { html { scroll-behavior: smooth; } }
  @media print { .bar, nav { display: none; } body { display: block; } main { border: 0; } pre { max-height: none; } }

  """#
