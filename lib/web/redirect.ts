/**
 * The redirect target after sign-in: a path on this site, or `fallback` for everything that could lead elsewhere.
 * Browsers read `\` as `/` and remove tabs and line breaks from a URL, so `/\evil.example` and `/<tab>/evil.example`
 * are external.
 */
export function safeRedirect(path: string | null | undefined, fallback = '/'): string {
  if (!path || path.length > 2000 || !/^\/(?!\/)/.test(path)) return fallback
  for (const char of path)
    if (char === '\\' || char.charCodeAt(0) <= 32 || char.charCodeAt(0) === 127) return fallback
  const base = 'http://site.invalid'
  try {
    const url = new URL(path, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    // A sign-in page would redirect to itself. /auth/bindphone is for members.
    if (/^\/(?:h5\/)?(?:auth(?!\/bindphone$)|staff\/login)(?:\/|$)/.test(url.pathname)) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
