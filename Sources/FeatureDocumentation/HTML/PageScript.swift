/// The script of the page: it shows one article at a time, searches, sets colours, switches tabs, and links lines to
/// their spec and back.
let pageScript = #"""
  (() => {
    "use strict";
    const $ = (selector, root = document) => root.querySelector(selector);
    const $$ = (selector, root = document) => [...root.querySelectorAll(selector)];
    const escaped = (text) => text.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
    const name = document.title;

    // Colours: as the system has them, until somebody chooses.
    const root = document.documentElement;
    const remembered = () => { try { return localStorage.getItem("theme"); } catch { return null; } };
    const isDark = () => root.dataset.theme ? root.dataset.theme === "dark" : matchMedia("(prefers-color-scheme: dark)").matches;
    if (remembered()) root.dataset.theme = remembered();
    $("#theme").addEventListener("click", () => {
      root.dataset.theme = isDark() ? "light" : "dark";
      try { localStorage.setItem("theme", root.dataset.theme); } catch {}
    });

    // Code: coloured line by line when it is first shown.
    const keywords = "actor any as associatedtype async await borrowing break case catch class consuming continue default defer deinit do else enum extension fallthrough false fileprivate final for func get guard if import in indirect init inout internal is isolated lazy let mutating nil nonisolated open operator override package private protocol public repeat rethrows return self Self sending set some static struct subscript super switch throw throws true try typealias unowned var weak where while";
    const grammars = {
      swift: new RegExp(String.raw`(?<c>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|(?<s>"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*")|(?<k>(?:@|#)\w+|\b(?:${keywords.replaceAll(" ", "|")})\b)|(?<t>\b[A-Z]\w*)|(?<n>\b\d[\w.]*)`, "g"),
      yaml: /(?<c>(?<=^|\s)#[^\n]*)|(?<y>(?<=^[ ]*(?:- )*)[^\s#'"{\[\-|>][^\n:]*(?=:(?:\s|$))|(?<=[{,] ?)[\w.$-]+(?=: ))|(?<s>'(?:''|[^'\n])*'|"(?:\\.|[^"\\\n])*")|(?<k>\b(?:true|false|nil|state)\b)|(?<n>\b\d[\w.]*)/gm,
    };
    function coloured(text, language) {
      let html = "", end = 0;
      for (const match of text.matchAll(grammars[language])) {
        const kind = Object.keys(match.groups).find((key) => match.groups[key] !== undefined);
        html += escaped(text.slice(end, match.index));
        // A token of several lines is one on each of them.
        html += match[0].split("\n").map((part) => `<span class="${kind}">${escaped(part)}</span>`).join("\n");
        end = match.index + match[0].length;
      }
      return html + escaped(text.slice(end));
    }
    function prepare(article) {
      for (const pre of $$("pre:not(.ready)", article)) {
        const origins = (pre.dataset.lines || "").split(",");
        const lines = coloured(pre.textContent.replace(/\n$/, ""), pre.dataset.language).split("\n");
        pre.innerHTML = lines.map((line, index) => {
          const origin = origins[index] > 0 ? ` data-origin="${Number(origins[index])}"` : "";
          return `<span class="line" data-number="${index + 1}"${origin}>${line || " "}</span>`;
        }).join("");
        pre.classList.add("ready");
      }
    }

    // Lines: the one that is pointed at, and those it comes from or that come from it.
    function partners(line) {
      const panes = line.closest(".panes");
      if (line.dataset.origin) return $$(`.spec .line[data-number="${line.dataset.origin}"]`, panes);
      if (!line.closest(".spec")) return [];
      return $$(`.generated .line[data-origin="${line.dataset.number}"]`, panes);
    }
    function light(line) {
      for (const lit of $$(".line.lit")) lit.classList.remove("lit");
      if (!line) return;
      const others = partners(line);
      if (others.length) for (const lit of [line, ...others]) lit.classList.add("lit");
    }
    document.addEventListener("mouseover", (event) => light(event.target.closest(".line")));
    document.addEventListener("click", (event) => {
      const line = event.target.closest(".line");
      const other = line && partners(line)[0];
      if (!other || String(getSelection())) return;
      const panel = other.closest("[role=tabpanel]");
      if (panel) select($(`[aria-controls="${CSS.escape(panel.id)}"]`));
      const pre = other.closest("pre");
      pre.scrollTo({ top: other.offsetTop - pre.clientHeight / 3, behavior: "smooth" });
      light(line);
    });

    // Tabs.
    function select(tab) {
      for (const other of $$("[role=tab]", tab.parentElement)) {
        const isSelected = other === tab;
        other.setAttribute("aria-selected", isSelected);
        other.tabIndex = isSelected ? 0 : -1;
        document.getElementById(other.getAttribute("aria-controls")).toggleAttribute("data-later", !isSelected);
      }
    }
    document.addEventListener("click", (event) => {
      const tab = event.target.closest("[role=tab]");
      if (tab) select(tab);
    });
    document.addEventListener("keydown", (event) => {
      const tab = event.target.closest?.("[role=tab]");
      const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
      if (!tab || !step) return;
      const tabs = $$("[role=tab]", tab.parentElement);
      const next = tabs[(tabs.indexOf(tab) + step + tabs.length) % tabs.length];
      select(next);
      next.focus();
    });

    // Articles.
    const links = new Map($$("nav a").map((link) => [decodeURIComponent(link.hash.slice(1)), link]));
    let isFirst = true;
    function show() {
      const id = decodeURIComponent(location.hash.slice(1));
      if (id === "main") return;
      const article = document.getElementById(id)?.closest("main > article") || $("main > article");
      for (const other of $$("main > article.current")) other.classList.remove("current");
      article.classList.add("current");
      prepare(article);
      for (const [key, link] of links) {
        if (key === article.id) link.setAttribute("aria-current", "page"); else link.removeAttribute("aria-current");
      }
      links.get(article.id)?.scrollIntoView({ block: "nearest", behavior: "instant" });
      document.title = article.id === "overview" ? name : `${$("h1", article).textContent} – ${name}`;
      menu(false);
      window.scrollTo({ top: 0, behavior: "instant" });
      if (!isFirst) $("h1", article).focus({ preventScroll: true });
      isFirst = false;
    }
    function menu(isOpen) {
      $("#nav").classList.toggle("open", isOpen);
      $("#menu").setAttribute("aria-expanded", isOpen);
    }
    $("#menu").addEventListener("click", () => menu(!$("#nav").classList.contains("open")));
    window.addEventListener("hashchange", show);

    // Search.
    const query = $("#query"), results = $("#results");
    const entries = JSON.parse($("#index").textContent).map(([name, kind, id, owner]) =>
      ({ name, kind, id, owner, text: `${name} ${kind} ${owner}`.toLowerCase(), key: name.toLowerCase() }));
    const order = ["feature", "client", "model"];
    let selected = -1;
    function rank(entry, words) {
      const first = words[0];
      const place = entry.key === first ? 0 : entry.key.startsWith(first) ? 1 : entry.key.includes(first) ? 2 : 3;
      return place * 10 + (order.includes(entry.kind) ? 0 : entry.kind === "test" ? 2 : 1);
    }
    function search() {
      const words = query.value.toLowerCase().split(/\s+/).filter(Boolean);
      selected = -1;
      if (!words.length) return close();
      const found = entries.filter((entry) => words.every((word) => entry.text.includes(word)))
        .map((entry) => [rank(entry, words), entry]).sort((a, b) => a[0] - b[0] || a[1].name.length - b[1].name.length)
        .slice(0, 40).map(([, entry]) => entry);
      results.innerHTML = found.map((entry, index) =>
        `<li role="option" id="result${index}" aria-selected="false"><a tabindex="-1" href="#${escaped(encodeURIComponent(entry.id))}">` +
        `<span class="kind">${escaped(entry.kind)}</span><span class="name">${escaped(entry.name)}</span>` +
        `<span class="owner">${escaped(entry.owner)}</span></a></li>`).join("") || `<li class="none">No results</li>`;
      results.hidden = false;
      query.setAttribute("aria-expanded", "true");
      if (found.length) choose(0);
    }
    function choose(index) {
      const options = $$("[role=option]", results);
      if (!options.length) return;
      selected = (index + options.length) % options.length;
      options.forEach((option, number) => option.setAttribute("aria-selected", number === selected));
      options[selected].scrollIntoView({ block: "nearest", behavior: "instant" });
      query.setAttribute("aria-activedescendant", options[selected].id);
    }
    function close() {
      results.hidden = true;
      query.setAttribute("aria-expanded", "false");
      query.removeAttribute("aria-activedescendant");
    }
    function leave() {
      query.value = "";
      close();
      query.blur();
    }
    query.addEventListener("input", search);
    query.addEventListener("focus", search);
    query.addEventListener("keydown", (event) => {
      if (event.key === "ArrowDown") choose(selected + 1);
      else if (event.key === "ArrowUp") choose(selected - 1);
      else if (event.key === "Enter") $("[aria-selected=true] a", results)?.click();
      else if (event.key === "Escape") leave();
      else return;
      event.preventDefault();
    });
    results.addEventListener("click", (event) => { if (event.target.closest("a")) leave(); });
    document.addEventListener("click", (event) => { if (!event.target.closest(".search")) close(); });
    document.addEventListener("keydown", (event) => {
      const isTyping = event.target.matches("input, textarea, select") || event.target.isContentEditable;
      const isShortcut = event.key === "/" && !isTyping || event.key === "k" && (event.ctrlKey || event.metaKey);
      if (!isShortcut || event.altKey) return;
      event.preventDefault();
      query.focus();
      query.select();
    });

    show();
    document.documentElement.classList.add("ready");
  })();

  """#
