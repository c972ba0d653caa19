/**
 * `/healthz` (the process runs), `/servez` (proxies may send to it), `/readyz` (database or back end answer as well),
 * `/metrics` (Prometheus).
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { engineRegistry } from '../web/registry.ts'
import type { Counters, DoorState } from './counters.ts'
import { isOfOperators } from './operators.ts'
import { siteHeaders } from './site-headers.ts'

export type Health = DoorState & {
  counters: Counters
  stopping: () => boolean
  /** MALL_OPS_TOKEN */
  opsToken?: string | undefined
}

const paths = new Set(['/healthz', '/servez', '/readyz', '/metrics'])

export function isHealthPath(path: string): boolean {
  return paths.has(path)
}

/** Answers a health path. The public learns whether the mall can serve, its operators also why not, and the metrics. */
export async function answerHealth(
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
  health: Health,
): Promise<void> {
  switch (path) {
    case '/healthz':
      return sendJson(response, 200, { ok: true })
    // Without its database a mall still sends kept pages: only one that stops is left alone.
    case '/servez': {
      const ok = !health.stopping()
      return sendJson(response, ok ? 200 : 503, { ok })
    }
    case '/readyz': {
      const { ok, checks } = await readiness(health.stopping())
      const details = isOfOperators(request, health.opsToken) ? { checks } : {}
      return sendJson(response, ok ? 200 : 503, { ok, ...details })
    }
    case '/metrics': {
      if (!isOfOperators(request, health.opsToken)) return refuse(response)
      const engine = engineRegistry.get()
      const doorMetrics = await health.counters.text({ ...health, load: await engine?.load?.() })
      const body = doorMetrics + ((await engine?.metrics()) ?? '')
      return send(response, 200, 'text/plain; version=0.0.4; charset=utf-8', body)
    }
  }
}

async function readiness(stopping: boolean): Promise<{ ok: boolean; checks: Record<string, string> }> {
  const engine = engineRegistry.get()
  const { ok, checks } = engine ? await engine.ready() : { ok: true, checks: {} }
  return { ok: ok && !stopping, checks: { pages: stopping ? 'stopping' : 'ok', ...checks } }
}

function refuse(response: ServerResponse): void {
  response.setHeader('WWW-Authenticate', 'Bearer')
  sendJson(response, 401, { ok: false })
}

const sendJson = (response: ServerResponse, status: number, body: unknown): void =>
  send(response, status, 'application/json; charset=utf-8', JSON.stringify(body))

function send(response: ServerResponse, status: number, type: string, body: string): void {
  for (const [name, value] of siteHeaders()) response.setHeader(name, value)
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' }).end(body)
}
