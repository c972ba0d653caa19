/** Answers that only lead elsewhere. */
import type { ServerResponse } from 'node:http'
import { siteHeaders } from './site-headers.ts'

/** Leads to another address. Most depend on the visitor (cookie, device), and pages may change theirs: none is kept. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
