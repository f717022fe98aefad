// Copies the answer of a page, passes the page on, or prints it.
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({ copied: { en: 'Copied', hi: 'कॉपी हो गया' } });
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-share]')) {
  const status = button.parentElement?.querySelector('[role=status]');
  button.addEventListener('click', async () => {
    const { shareWhole, sharePart } = button.dataset;
    const url = location.origin + location.pathname + (shareWhole === undefined ? '' : `${location.search}#${sharePart ?? ''}`);
    try {
      const words = button.dataset.share ?? document.title;
      if (navigator.share) await navigator.share({ text: words, url });
      else {
        await navigator.clipboard.writeText(`${words}\n${url}`);
        if (status) status.textContent = t.copied;
      }
    } catch (error) {
      // Closing the sheet is no trouble.
      if (status && !(error instanceof DOMException && error.name === 'AbortError')) status.textContent = url;
    }
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
  const status = button.parentElement?.querySelector('[role=status]');
  button.addEventListener('click', async () => {
    const { copy = '' } = button.dataset;
    const copied = await navigator.clipboard.writeText(copy).then(
      () => true,
      () => false,
    );
    // Where a browser keeps the clipboard to itself, what would be copied stands there to be taken by hand.
    if (status) status.textContent = copied ? t.copied : copy;
  });
}
for (const button of document.querySelectorAll<HTMLButtonElement>('[data-print]')) {
  button.addEventListener('click', () => {
    // Print styles show the section that is marked, and nothing else (print.css).
    const part = document.getElementById(button.dataset.print ?? '');
    part?.setAttribute('data-printed', '');
    window.print();
    part?.removeAttribute('data-printed');
  });
}
