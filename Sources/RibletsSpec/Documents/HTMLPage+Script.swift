extension HTMLPage {
  /// Search and filter. Texts are compared in composed form and in lower case, words in any order.
  static let script = """
    (() => {
      const search = document.getElementById('search');
      const chips = [...document.querySelectorAll('[data-show]')];
      const count = document.getElementById('count');
      const summary = count.textContent;
      const fold = text => text.normalize('NFC').toLowerCase();
      const examples = [...document.querySelectorAll('.example')].map(row => {
        const words = [row.querySelector('p').textContent];
        for (let group = row.parentElement.closest('.group'); group; group = group.parentElement.closest('.group'))
          words.unshift(group.firstElementChild.textContent);
        const section = row.closest('section').querySelector('h2 span').textContent;
        const spec = row.closest('article').querySelector('h3 span').textContent;
        return { row, text: fold([section, spec, ...words].join(' ')) };
      });
      const groups = [...document.querySelectorAll('.group, article, section:not(.stray)')];
      const links = [...document.querySelectorAll('nav a')];
      let show = '';

      function apply() {
        const terms = fold(search.value).split(/\\s+/).filter(Boolean);
        let found = 0;
        for (const { row, text } of examples) {
          row.hidden = (show && !row.classList.contains(show)) || !terms.every(term => text.includes(term));
          if (!row.hidden) found++;
        }
        for (const group of groups) group.hidden = !group.querySelector('.example:not([hidden])');
        for (const link of links) {
          const shown = document.querySelectorAll(`${link.hash} .example:not([hidden])`).length;
          link.hidden = !shown;
          link.querySelector('b').textContent = shown;
        }
        const all = !terms.length && !show;
        count.textContent = all ? summary : `${found} of ${examples.length} examples`;
        document.querySelector('.nothing').hidden = found > 0 || !examples.length;
        for (const chip of chips) chip.setAttribute('aria-pressed', String(chip.dataset.show === show));
      }

      function clear() { search.value = ''; show = ''; apply(); }
      search.addEventListener('input', apply);
      for (const chip of chips)
        chip.addEventListener('click', () => { show = chip.dataset.show === show ? '' : chip.dataset.show; apply(); });
      document.getElementById('clear').addEventListener('click', clear);
      document.addEventListener('keydown', event => {
        if (event.key === '/' && document.activeElement !== search) { event.preventDefault(); search.focus(); }
        if (event.key === 'Escape') clear();
      });

      const seen = new IntersectionObserver(entries => {
        for (const { target, isIntersecting } of entries) {
          const link = links.find(link => link.hash === '#' + target.id);
          if (link) link.classList.toggle('here', isIntersecting);
        }
      }, { rootMargin: '-20% 0px -70% 0px' });
      for (const section of document.querySelectorAll('main > section[id]')) seen.observe(section);
    })();
    """
}
