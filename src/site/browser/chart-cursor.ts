// What a chart can do comes with the first pointer, finger or focus on it: most readers only look.
for (const figure of document.querySelectorAll<HTMLElement>('.chart:has(svg[data-points])')) {
  let isAsked = false;
  let isThere = false;
  /** A press before it was there counts. */
  let pressed: HTMLButtonElement | undefined;
  const load = ({ type, target }: Event): void => {
    if (isThere) return;
    if (type === 'click' && target instanceof HTMLButtonElement) pressed = target;
    if (isAsked) return;
    isAsked = true;
    void import('./chart-tools.ts').then(({ start }) => {
      start(figure);
      isThere = true;
      pressed?.click();
    });
  };
  for (const event of ['pointerenter', 'pointermove', 'focusin', 'click']) figure.addEventListener(event, load);
}
