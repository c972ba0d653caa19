/**
 * Where to go after signing in: an own path, or `fallback` for everything that could lead elsewhere. Browsers read `\`
 * as `/` and drop tabs and line breaks inside a URL, so `/\evil.example` and `/<tab>/evil.example` are foreign too.
 */
export function safeRedirect(path: string | null | undefined, fallback = '/'): string {
  if (!path || path.length > 2000 || !/^\/(?!\/)/.test(path)) return fallback
  for (const char of path)
    if (char === '\\' || char.charCodeAt(0) <= 32 || char.charCodeAt(0) === 127) return fallback
  const base = 'http://own.invalid'
  try {
    const url = new URL(path, base)
    if (url.origin !== base || url.pathname.startsWith('//')) return fallback
    // Signing in must not lead back to signing in.
    if (/^\/(?:h5\/)?auth(?:\/|$)/.test(url.pathname)) return fallback
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}
