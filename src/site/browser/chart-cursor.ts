// What a chart can do comes with the first pointer, finger or focus on it: most readers only look.
for (const figure of document.querySelectorAll<HTMLElement>('.chart:has(svg[data-points])')) {
  let isAsked = false;
  let isThere = false;
  /** What was done before it was there counts: a press, and where the pointer stands. */
  let pressed: HTMLButtonElement | undefined;
  let chosen: EventTarget | null = null;
  let stands: PointerEvent | undefined;
  const load = (event: Event): void => {
    if (isThere) return;
    if (event.type === 'click' && event.target instanceof HTMLButtonElement) pressed = event.target;
    if (event.type === 'change') chosen = event.target;
    if (event.type === 'pointermove') stands = event as PointerEvent;
    if (isAsked) return;
    isAsked = true;
    void import('./chart-tools.ts').then(({ start }) => {
      start(figure);
      isThere = true;
      pressed?.click();
      chosen?.dispatchEvent(new Event('change'));
      if (stands)
        figure
          .querySelector('svg[data-points]')
          ?.dispatchEvent(new PointerEvent('pointermove', { clientX: stands.clientX, clientY: stands.clientY }));
    });
  };
  for (const event of ['pointerenter', 'pointermove', 'focusin', 'click', 'change']) figure.addEventListener(event, load);
}
