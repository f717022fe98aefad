// A calendar is subscribed to, so that what comes later is in it too: a mere file would be taken once.
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-subscribe]'))
  if (location.protocol === 'https:') link.href = link.href.replace(/^https:/, 'webcal:');
