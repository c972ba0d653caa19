/** What watching costs: a mall that traces a hundredth of its requests and logs as many, against one that does neither. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { measureRound, median, type Request, type Round } from './lib/compare.ts'
import { effort } from './lib/effort.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const rounds = effort(3, 9)

const requests = [
  ['kept answer', { path: '/api/h5app/wxapp/goods/items?page=1&pageSize=20&company_id=1', headers: {} }],
  ['trivial call', { path: '/api/h5app/wxapp/trustlogin/list?company_id=1', headers: {} }],
  ['search', { path: '/api/h5app/wxapp/goods/items?page=1&pageSize=20&keywords=冰箱', headers: {} }],
  ['cached page', { path: '/items/1001', headers: { 'accept-encoding': 'br' } }],
] as const satisfies readonly (readonly [string, Request])[]

/** A collector that takes everything. */
async function startCollector() {
  const server = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.end('{}'))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { endpoint: `http://127.0.0.1:${port}`, close: () => server.close() }
}

export const eyes: Bench = {
  name: 'eyes',
  subject: 'traces and the access log of a hundredth of all requests, against a mall without both',
  needsWrk: true,
  async run() {
    const collector = await startCollector()
    const plain = await startMeasured()
    const watched = await startMeasured({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
      OTEL_TRACES_SAMPLER_ARG: '0.01',
      MALL_ACCESS_LOG: '0.01',
    })
    try {
      const outcomes: Outcome[] = []
      for (const [what, request] of requests) {
        const pairs: { plain: Round; watched: Round }[] = []
        // The first round warms up and is not counted.
        for (let round = 0; round <= rounds; round++) {
          const pair = {
            plain: await measureRound(plain, request),
            watched: await measureRound(watched, request),
          }
          if (round > 0) pairs.push(pair)
        }
        const cpu = ({ cpuMicros = Number.NaN }: Round) => cpuMicros
        outcomes.push(
          {
            what: `${what}: without`,
            value: median(pairs.map((pair) => cpu(pair.plain))),
            unit: 'µs of CPU',
          },
          {
            what: `${what}: with, as a share`,
            value: median(pairs.map((pair) => cpu(pair.watched) / cpu(pair.plain))),
            target: 1.03,
            atMost: true,
          },
        )
      }
      return outcomes
    } finally {
      await plain.stop()
      await watched.stop()
      collector.close()
    }
  },
}
