/** Redirect responses of the front door. */
import type { ServerResponse } from 'node:http'
import { siteHeaders } from './site-headers.ts'

/** Sends a redirect that must not be stored: most depend on cookie or device, and pages may change theirs. */
export function sendRedirect(response: ServerResponse, status: number, location: string): void {
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  response.writeHead(status, { Location: location, 'Cache-Control': 'no-store', 'Content-Length': 0 }).end()
}
