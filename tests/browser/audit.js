// What somebody would stumble over on the page as it is now. Run inside of the page; gives a list of
// lines for each kind of fault: texts too small, cut off, or lying on one another, choices out of sight.
(least) => {
  // Inside of a drawing what is not displayed calls itself visible.
  const displayed = (one) => !(one instanceof SVGElement) || one.getClientRects().length > 0;
  const visible = (one) =>
    displayed(one) &&
    one.checkVisibility({ opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true });
  const box = (rect) => ({ left: rect.left, top: rect.top, right: rect.right, bottom: rect.bottom });
  const meet = (a, b) => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
  const width = (a) => Math.max(0, a.right - a.left);
  const height = (a) => Math.max(0, a.bottom - a.top);
  const area = (a) => width(a) * height(a);
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const told = (run) => {
    const near = run.element.closest("[class]");
    return `${run.text.slice(0, 50)} (${near?.tagName.toLowerCase()}.${near?.getAttribute("class")?.split(" ")[0]})`;
  };

  // How large the letters are on the screen, whatever scales the drawing that they stand in.
  const size = (element) => {
    const letters = parseFloat(getComputedStyle(element).fontSize);
    const drawn = element.ownerSVGElement ? element.getScreenCTM() : null;
    if (drawn) return letters * Math.sqrt(Math.abs(drawn.a * drawn.d - drawn.b * drawn.c));
    return element.offsetHeight ? (letters * element.getBoundingClientRect().height) / element.offsetHeight : letters;
  };

  // What can be seen of a box: ancestors that scroll hide a part for good reasons, others cut it off.
  // A map that is panned is a kind of scrolling, too, and so is what "more" beside it opens.
  const seen = (rect, element) => {
    let [whole, left] = [rect, meet(rect, screen)];
    for (let one = element; one && one !== document.body; one = one.parentElement) {
      const { overflowX, overflowY, position } = getComputedStyle(one);
      const clips = overflowX !== "visible" || overflowY !== "visible";
      if (clips && !(one instanceof SVGElement && one.tagName !== "svg")) {
        const frame = box(one.getBoundingClientRect());
        const scrolls = /auto|scroll/.test(overflowX + overflowY) || one.matches("[data-pans], [data-more]");
        if (scrolls) whole = meet(whole, frame);
        left = meet(left, frame);
      }
      if (position === "fixed") break;
    }
    return [meet(whole, screen), left];
  };

  const runs = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    const text = walker.currentNode.textContent.trim().replace(/\s+/g, " ");
    if (!text || !element || element.closest("script, style, option, noscript") || !visible(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    for (const rect of range.getClientRects()) {
      const [whole, left] = seen(box(rect), element);
      // One pixel is how words for screen readers hide.
      if (width(left) < 2 || height(left) < 2) continue;
      const over = element.closest("dialog, [data-over], .info");
      runs.push({ element, text, whole, left, over });
    }
  }

  const small = [];
  const clipped = [];
  for (const run of runs) {
    const letters = size(run.element);
    if (letters < least - 0.05) small.push(`${letters.toFixed(1)} px: ${told(run)}`);
    const lost = Math.max(width(run.whole) - width(run.left), height(run.whole) - height(run.left) - 3);
    if (lost > 2) clipped.push(`${lost.toFixed(0)} px of ${told(run)}`);
  }

  // Letters do not fill their line: the upper and lower fifth of the box is air.
  const ink = (a) => ({ ...a, top: a.top + height(a) * 0.2, bottom: a.bottom - height(a) * 0.2 });
  const overlapping = [];
  for (const [place, a] of runs.entries()) {
    for (const b of runs.slice(place + 1)) {
      if (a.over !== b.over || a.element === b.element) continue;
      const both = meet(ink(a.left), ink(b.left));
      if (area(both) > 0.12 * Math.min(area(ink(a.left)), area(ink(b.left))))
        overlapping.push(`${told(a)} × ${told(b)}`);
    }
  }

  const steps = [0.5, 0.3, 0.7, 0.15, 0.85];
  const reachable = (one) => {
    if (!visible(one)) return false;
    const rect = one.getBoundingClientRect();
    return steps.some((down) =>
      steps.some((right) => {
        const found = document.elementFromPoint(rect.left + rect.width * right, rect.top + rect.height * down);
        return found !== null && one.contains(found);
      }),
    );
  };
  const lit = [...document.querySelectorAll("[data-action].legal, #prompt .btn")];
  const asked = document.querySelector("#prompt .ask")?.textContent ?? "";
  const unseen = asked && !lit.some(reachable) ? [asked] : [];
  return { small, clipped, overlapping, unseen };
}
