// Command lines name the host that the page came from, and can be copied.
import { inPageLanguage } from './page-language.ts';

const t = inPageLanguage({
  copy: { en: 'Copy', hi: 'कॉपी करें' },
  copied: { en: 'Copied', hi: 'कॉपी हो गया' },
  notAllowed: { en: 'Not allowed', hi: 'इजाज़त नहीं' },
});
const BUILT_FOR = 'http://localhost:4321';
const SAID_FOR_MS = 1600;

for (const command of document.querySelectorAll('.command')) {
  const code = command.querySelector('code');
  const button = command.querySelector('button');
  if (!code || !button) continue;
  code.textContent = (code.textContent ?? '').replaceAll(BUILT_FOR, location.origin);
  button.addEventListener('click', async () => {
    const copied = await navigator.clipboard.writeText(code.textContent ?? '').then(
      () => true,
      () => false,
    );
    button.textContent = copied ? t.copied : t.notAllowed;
    setTimeout(() => {
      button.textContent = t.copy;
    }, SAID_FOR_MS);
  });
}
