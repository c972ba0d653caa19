/**
 * `POST /csp-report`: what browsers tell about parts of pages that the policy kept from loading. A line in the log says
 * which directive, which host and which kind of page; nothing of it tells who saw it.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import { addressBlock } from '../web/address-block.ts'
import { visitorAddress } from '../web/visitor-address.ts'
import { cspReportPath } from './csp.ts'
import { siteHeaders } from './site-headers.ts'

/** Bytes of a body; browsers send up to a few violations of some hundred bytes. */
const maxBody = 16 * 1024
/** Violations that count of one body. */
const maxViolations = 10
/** Reports of one address, and lines of the process, per minute: extensions in a browser cause most of them. */
const [perAddress, perProcess] = [20, 60]
const minute = 60_000

export const isCspReport = (path: string): boolean => path === cspReportPath

/** What a line of the log has. */
interface Violation {
  directive: string
  /** The origin of what was blocked, or a word such as `inline`. */
  blocked: string
  /** The first part of the path of the page: `/items` of `/items/12?from=…`. */
  page: string
}

type Fields = Record<string, unknown>

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}

const word = (value: unknown): string =>
  typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : ''

function originOf(value: unknown): string {
  if (typeof value !== 'string') return ''
  if (word(value)) return value
  if (!URL.canParse(value)) return ''
  const { origin, protocol } = new URL(value)
  // An extension, or data of the page: the scheme says enough.
  return origin === 'null' ? protocol : origin.slice(0, 100)
}

function pageOf(value: unknown): string {
  if (typeof value !== 'string' || !URL.canParse(value)) return ''
  const [, first = ''] = new URL(value).pathname.split('/')
  // A page of the mall has a name there, and no number or code of somebody.
  return /^[a-z][a-z-]{0,30}$/i.test(first) ? `/${first}` : '/'
}

/** The violations of both forms: of `report-uri`, and of `report-to`. */
export function violationsOf(body: unknown): Violation[] {
  const reports = Array.isArray(body) ? body.slice(0, maxViolations) : [body]
  return reports.flatMap((report) => {
    const { 'csp-report': old, type, body: fresh } = fieldsOf(report)
    const fields = type === 'csp-violation' ? fieldsOf(fresh) : fieldsOf(old)
    const directive = word(
      fields['effectiveDirective'] ?? fields['effective-directive'] ?? fields['violated-directive'],
    )
    if (directive === '') return []
    return [
      {
        directive,
        blocked: originOf(fields['blockedURL'] ?? fields['blocked-uri']),
        page: pageOf(fields['documentURL'] ?? fields['document-uri']),
      },
    ]
  })
}

/** The body of a request, or null when it is longer than reports are. */
async function bodyOf(request: IncomingMessage): Promise<string | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of request) {
    length += (part as Buffer).length
    if (length > maxBody) return null
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

export class CspReports {
  readonly #proxies: number
  readonly #write: (line: string) => void
  readonly #ofAddress = new LRUCache<string, { count: number }>({ max: 5000, ttl: minute })
  #minute = 0
  #lines = 0

  /** @param write where lines go; one per violation */
  constructor(
    proxies: number,
    write: (line: string) => void = (line) => void process.stderr.write(`${line}\n`),
  ) {
    this.#proxies = proxies
    this.#write = write
  }

  /** Answers every report alike: a browser does nothing with the answer. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    for (const [name, value] of siteHeaders()) response.setHeader(name, value)
    response.setHeader('Cache-Control', 'no-store')
    if (request.method !== 'POST') {
      response.setHeader('Allow', 'POST')
      response.writeHead(405).end()
      return
    }
    if (!this.#admits(request)) {
      response.writeHead(429, { connection: 'close' }).end()
      return
    }
    const text = await bodyOf(request)
    if (text === null) {
      response.writeHead(413, { connection: 'close' }).end()
      return
    }
    for (const violation of violationsOf(parsed(text))) this.#log(violation)
    response.writeHead(204).end()
  }

  #admits(request: IncomingMessage): boolean {
    const chain = [request.headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(',')
    const block = addressBlock(visitorAddress(chain, this.#proxies))
    const seen = this.#ofAddress.get(block)
    if (!seen) this.#ofAddress.set(block, { count: 1 })
    else seen.count += 1
    return (seen?.count ?? 1) <= perAddress
  }

  #log(violation: Violation): void {
    const now = Math.floor(Date.now() / minute)
    if (now !== this.#minute) [this.#minute, this.#lines] = [now, 0]
    this.#lines += 1
    if (this.#lines > perProcess) return
    const at = new Date().toISOString()
    this.#write(
      JSON.stringify({ at, level: 'warn', message: 'blocked by the content security policy', ...violation }),
    )
  }
}
