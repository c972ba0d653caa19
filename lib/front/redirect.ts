/** Answers that only lead elsewhere. */
import type { ServerResponse } from 'node:http'
import { headersFor } from './security-headers.ts'

const fixedHeaders = headersFor(process.env.MALL_PUBLIC_URL)

/** Leads to another address. Most depend on the visitor (cookie, device), and pages may change theirs: none is kept. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  for (const [name, value] of fixedHeaders) response.setHeader(name, value)
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
