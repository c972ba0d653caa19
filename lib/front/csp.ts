/**
 * Content-Security-Policy. Scripts run only from this site, plus exactly the inline scripts that the page was rendered
 * with: the policy of a cached page lists their hashes, that of a page rendered per request lists the nonce that Next
 * wrote into them (ADR 0004).
 */
import { createHash, randomBytes } from 'node:crypto'
import { env } from '../env.ts'

const inlineScript = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi
const scriptType = /\btype\s*=\s*["']?([^"'\s>]*)/i
const executable = /^(?:$|module$|importmap$|speculationrules$|(?:text|application)\/(?:java|ecma)script$)/i

/**
 * The distinct hashes of a document's inline scripts as `'sha256-…'` sources. Data blocks need none. Read as Latin-1,
 * where every byte is one character: decoding UTF-8 and encoding the scripts again takes five times as long.
 */
export function inlineScriptHashes(html: Buffer): string[] {
  const hashes = new Set<string>()
  for (const [, attributes = '', code = ''] of html.toString('latin1').matchAll(inlineScript)) {
    if (/\bsrc\s*=/i.test(attributes)) continue
    if (!executable.test(scriptType.exec(attributes)?.[1] ?? '')) continue
    hashes.add(scriptHash(code))
  }
  return [...hashes]
}

/** The source that allows one inline script of these Latin-1 characters. */
export const scriptHash = (code: string): string =>
  `'sha256-${createHash('sha256').update(code, 'latin1').digest('base64')}'`

/** Where browsers report what the policy kept from loading (csp-reports.ts). */
export const cspReportPath = '/csp-report'

/** The name of that address in `Reporting-Endpoints`. */
const endpoint = 'csp'
export const reportingEndpoints = ['Reporting-Endpoints', `${endpoint}="${cspReportPath}"`] as const

/**
 * The whole policy with the given extra script sources.
 * @param hosts `MALL_CSP_HOSTS`: statistics and customer service of others, which load scripts, connect and show frames
 */
export function contentSecurityPolicy(
  scriptSources: readonly string[],
  hosts: readonly string[] = env().cspHosts,
): string {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hosts, ...scriptSources].join(' '),
    // React writes style attributes; designed pages set their colours and sizes with them.
    "style-src 'self' 'unsafe-inline'",
    // Product pictures and videos may be stored on any merchant's host.
    "img-src 'self' data: blob: https:",
    "media-src 'self' data: blob: https:",
    "font-src 'self' data:",
    ['connect-src', "'self'", ...hosts].join(' '),
    "worker-src 'self' blob:",
    ['frame-src', "'self'", ...hosts].join(' '),
    "frame-ancestors 'self'",
    // A form posts to the payment provider.
    "form-action 'self' https:",
    "base-uri 'self'",
    "object-src 'none'",
    // Browsers without `report-to` read `report-uri`.
    `report-uri ${cspReportPath}`,
    `report-to ${endpoint}`,
  ].join('; ')
}

/** An unguessable value for one response. */
export function newNonce(): string {
  return randomBytes(18).toString('base64')
}
