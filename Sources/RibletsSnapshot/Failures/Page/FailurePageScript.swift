/// The script of the failure page, which shows every failure without it, too.
enum FailurePageScript {
  static let code = #"""
    const articles = [...document.querySelectorAll("article")];
    const nav = document.querySelector("nav");
    const list = nav.querySelector("details");
    const links = new Map();

    let group = null;
    for (const article of articles) {
      if (article.dataset.suite !== group) {
        group = article.dataset.suite;
        list.append(Object.assign(document.createElement("p"), { textContent: group }));
      }
      const link = Object.assign(document.createElement("a"), { href: "#" + article.id, textContent: article.dataset.title });
      link.dataset.kind = article.dataset.kind;
      links.set(article, link);
      list.append(link);
    }
    nav.classList.toggle("several", articles.length > 1);
    if (articles.length > 12 && innerWidth <= 760) list.open = false;

    const newest = Math.max(0, ...articles.map((article) => +article.dataset.time));
    for (const time of document.querySelectorAll("time")) {
      const date = new Date(time.dataset.time * 1000);
      const isOld = newest - time.dataset.time > 3600;
      time.dateTime = date.toISOString();
      time.title = date.toLocaleString();
      time.textContent = isOld ? date.toLocaleString([], { dateStyle: "medium", timeStyle: "short" }) + ", not run since" : date.toLocaleTimeString();
    }

    // The difference of two pictures: one blended over the other.
    for (const stage of document.querySelectorAll(".pictures:not(.single) .stage")) {
      const figure = document.createElement("figure");
      figure.className = "difference";
      figure.innerHTML = "<figcaption>Difference <small>black where they agree</small></figcaption>";
      const overlay = document.createElement("div");
      overlay.className = "overlay";
      overlay.append(...[...stage.querySelectorAll("img")].map((image) => image.cloneNode()));
      figure.append(overlay);
      stage.append(figure);
    }

    document.addEventListener("change", (event) => {
      if (event.target.type !== "radio") return;
      event.target.closest(".pictures").className = "pictures " + event.target.value;
    });
    document.addEventListener("input", (event) => {
      if (event.target.type === "range") event.target.closest(".pictures").style.setProperty("--at", event.target.value);
    });

    // The slider follows a finger on the picture itself.
    document.addEventListener("pointermove", (event) => {
      const stage = event.target.closest?.(".slider .stage");
      if (!stage || (event.pointerType === "mouse" && !event.buttons)) return;
      const box = stage.getBoundingClientRect();
      const at = Math.round(Math.min(100, Math.max(0, ((event.clientX - box.left) / box.width) * 100)));
      const section = stage.closest(".pictures");
      section.querySelector("input[type=range]").value = at;
      section.style.setProperty("--at", at);
    });
    document.addEventListener("dragstart", (event) => { if (event.target.closest?.(".stage")) event.preventDefault(); });

    const zoom = document.getElementById("zoom");
    document.addEventListener("click", async (event) => {
      const image = event.target.closest(".pictures:not(.onion, .slider, .blink, .blend) figure img");
      if (image) {
        const large = image.cloneNode();
        large.width = image.naturalWidth * (image.naturalWidth < 500 ? 2 : 1);
        large.removeAttribute("height");
        zoom.querySelector("div").replaceChildren(large);
        zoom.showModal();
      } else if (event.target === zoom) {
        zoom.close();
      }
      const copy = event.target.closest(".copy");
      if (!copy) return;
      try {
        await navigator.clipboard.writeText(copy.dataset.copy);
        copy.textContent = "Copied";
      } catch {
        getSelection().selectAllChildren(copy.previousElementSibling);
        copy.textContent = "Selected";
      }
      setTimeout(() => (copy.textContent = "Copy"), 1500);
    });

    document.getElementById("search").addEventListener("input", (event) => {
      const words = event.target.value.normalize("NFC").toLowerCase().split(/\s+/).filter(Boolean);
      let shown = 0;
      for (const article of articles) {
        article.hidden = !words.every((word) => article.dataset.search.includes(word));
        links.get(article).hidden = article.hidden;
        shown += !article.hidden;
      }
      for (const heading of nav.querySelectorAll("p")) {
        let next = heading.nextElementSibling;
        while (next && next.tagName === "A" && next.hidden) next = next.nextElementSibling;
        heading.hidden = !next || next.tagName !== "A";
      }
      const nothing = document.getElementById("nothing");
      if (nothing) nothing.hidden = shown > 0;
    });

    const watch = new IntersectionObserver((entries) => {
      for (const entry of entries) links.get(entry.target).toggleAttribute("aria-current", entry.isIntersecting);
    }, { rootMargin: "-80px 0px -60% 0px" });
    articles.forEach((article) => watch.observe(article));
    """#
}
