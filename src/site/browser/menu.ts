// The menu closes by Escape, and by a press or a step of the focus outside it.
const menu = document.querySelector<HTMLDetailsElement>('.site-menu');
const isInside = (target: EventTarget | null) => target instanceof Node && menu?.contains(target);
const shut = () => menu?.removeAttribute('open');

if (menu) {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !menu.open) return;
    shut();
    menu.querySelector('summary')?.focus();
  });
  document.addEventListener('pointerdown', ({ target }) => {
    if (!isInside(target)) shut();
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && !isInside(relatedTarget)) shut();
  });
  // Back from the page that was chosen, the menu is not in the way.
  addEventListener('pagehide', shut);
}

export {};
