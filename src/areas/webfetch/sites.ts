/** Extensions of files that are not pages. */
const FILES =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|tiff?|pdf|zip|gz|tgz|bz2|xz|7z|rar|tar|exe|dmg|apk|msi|deb|rpm|iso|mp[34]|m4[av]|webm|ogg|wav|avi|mov|mkv|docx?|xlsx?|pptx?|od[tsp]|epub|css|js|mjs|json|xml|rss|atom|woff2?|ttf|eot|csv)$/i;

export function isPage(address: string): boolean {
  const url = URL.parse(address);
  return url !== null && /^https?:$/.test(url.protocol) && !FILES.test(url.pathname);
}

const bareHost = (address: string) => URL.parse(address)?.host.replace(/^www\./, '') ?? '';

/** `www.` does not make another site. */
export const isSameHost = (one: string, other: string): boolean => bareHost(one) === bareHost(other);
