/**
 * Content-Security-Policy. Scripts run only from this site, plus exactly the inline scripts that the page was rendered
 * with: a cached page names their hashes, a page rendered for one visitor names the nonce that Next wrote into them.
 */
import { createHash, randomBytes } from 'node:crypto'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const scriptType = /\btype\s*=\s*["']?([^"'\s>]*)/i
const executable = /^(?:$|module$|importmap$|speculationrules$|(?:text|application)\/(?:java|ecma)script$)/i

/** The sources of the inline scripts of a document, each as `'sha256-…'`, without repetition. Data blocks need none. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.matchAll(inlineScript)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (!executable.test(scriptType.exec(attributes)?.[1] ?? '')) continue
    hashes.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return [...hashes]
}

/** The whole policy with the given extra script sources. */
export function contentSecurityPolicy(scriptSources: readonly string[]): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scriptSources].join(' '),
    // React writes style attributes, and designed pages carry their colours and sizes in them.
    "style-src 'self' 'unsafe-inline'",
    // Pictures and films of goods may lie in any merchant's storage.
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    "frame-src 'self' https:",
    "frame-ancestors 'self'",
    // Payment providers are reached by a form that posts to them.
    "form-action 'self' https:",
    "base-uri 'self'",
    "object-src 'none'",
  ].join('; ')
}

/** A value nobody can guess, for one answer. */
export function newNonce(): string {
  return randomBytes(18).toString('base64')
}
