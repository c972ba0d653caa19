/** `/healthz` (the process runs), `/readyz` (it can serve), `/metrics` (Prometheus). */
import type { ServerResponse } from 'node:http'
import type { Counters, DoorState } from './counters.ts'
import { engineRegistry } from '../web/registry.ts'

export type Health = DoorState & { counters: Counters; stopping: () => boolean }

const paths = new Set(['/healthz', '/readyz', '/metrics'])

export function isHealthPath(path: string): boolean {
  return paths.has(path)
}

/** Answers a health path. */
export async function answerHealth(path: string, response: ServerResponse, health: Health): Promise<void> {
  switch (path) {
    case '/healthz':
      return sendJson(response, 200, { ok: true })
    case '/readyz': {
      const state = await readiness(health.stopping())
      return sendJson(response, state.ok ? 200 : 503, state)
    }
    case '/metrics': {
      const doorMetrics = await health.counters.text(health)
      const body = doorMetrics + ((await engineRegistry.get()?.metrics()) ?? '')
      response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body)
    }
  }
}

async function readiness(stopping: boolean): Promise<{ ok: boolean; checks: Record<string, string> }> {
  const engine = engineRegistry.get()
  const { ok, checks } = engine ? await engine.ready() : { ok: true, checks: {} }
  return { ok: ok && !stopping, checks: { pages: stopping ? 'stopping' : 'ok', ...checks } }
}

function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, {
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-store',
  })
  response.end(JSON.stringify(body))
}
