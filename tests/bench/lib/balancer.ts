/**
 * A small balancer in front of several instances, as one would put nginx or HAProxy: in turn, only to those whose
 * `/readyz` says that they are ready, on connections that it keeps open, and without a second attempt.
 */
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { forward } from './forward.ts'

/** Milliseconds between two health checks. */
const interval = 1000

export type Instance = { url: string }
export type Balancer = { url: string; close: () => Promise<void> }

const isReady = (url: string): Promise<boolean> =>
  fetch(`${url}/readyz`, { signal: AbortSignal.timeout(interval) }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Starts the balancer; all instances are ready.
 *
 * @param instances changed by the caller: one that was started anew has another URL
 */
export async function startBalancer(instances: readonly Instance[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let ready = instances.map(({ url }) => url)
  let turn = 0
  const balance = (request: IncomingMessage, response: ServerResponse) => {
    const target = ready[turn++ % ready.length]
    if (!target) return response.writeHead(502).end()
    return forward(request, response, target, agent)
  }
  let isClosed = false
  const checking = (async () => {
    while (!isClosed) {
      const urls = instances.map(({ url }) => url)
      const checks = await Promise.all(urls.map(isReady))
      ready = urls.filter((_, index) => checks[index])
      await delay(interval)
    }
  })()
  const server = createServer(balance)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    async close() {
      isClosed = true
      await checking
      await new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
        agent.destroy()
      })
    },
  }
}
