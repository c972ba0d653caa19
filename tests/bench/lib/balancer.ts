/** A small balancer in front of several instances, as one would put nginx: in turn, and only to those that are ready. */
import { Agent, createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { forward } from './forward.ts'

export type Instance = { url: string; isReady: boolean }
export type Balancer = { url: string; close: () => Promise<void> }

/** @param instances changed by the caller: one that is about to stop is first marked as not ready */
export async function startBalancer(instances: readonly Instance[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const balance = (request: IncomingMessage, response: ServerResponse) => {
    const ready = instances.filter(({ isReady }) => isReady)
    const target = ready[turn++ % ready.length]
    if (!target) return response.writeHead(502).end()
    return forward(request, response, target.url, agent)
  }
  const server = createServer(balance)
  await new Promise<void>((resolve) => server.listen(0, resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
        agent.destroy()
      }),
  }
}
