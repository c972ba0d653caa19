/** Compares two servers in alternating rounds, so that other load on the machine affects both. */
import { request } from 'node:http'
import type { RunningServer } from '../../fixtures/servers.ts'
import { effort } from './effort.ts'
import { load } from './load.ts'
import type { Bench, Outcome } from './registry.ts'
import { cpuSeconds, startBare, startMeasured } from './servers.ts'

const rounds = effort(1, 5)
const secondsPerRound = effort(1, 3)

export type Comparison = {
  name: string
  subject: string
  /** Smallest acceptable ratio of the mall to the bare server. */
  target: number
  /** Returns the path to request; it can look it up on the running mall. */
  path: (mallUrl: string) => Promise<string>
  headers?: Record<string, string>
}

/** A bench that compares one URL of the mall with a bare server that sends the same bytes and headers. */
export function compareWithBare({ name, subject, target, path, headers = {} }: Comparison): Bench {
  return {
    name,
    subject,
    needsWrk: true,
    async run() {
      const mall = await startMeasured()
      try {
        const [pairs = []] = await measureBesideBare(mall, [{ path: await path(mall.url), headers }])
        return outcomesOf(pairs, target)
      } finally {
        await mall.stop()
      }
    },
  }
}

/** A GET request. */
export type Request = { path: string; headers: Record<string, string> }

/** One round of the mall and the round of the bare server right after it. */
export type Pair = { mall: Round; bare: Round }

/**
 * Measures requests on a running mall and on bare servers that send the same bytes. In each round all of them take
 * turns, so that a slow minute of the machine affects every one.
 *
 * @returns the pairs of rounds of each request
 */
export async function measureBesideBare(
  mall: RunningServer,
  requests: readonly Request[],
): Promise<Pair[][]> {
  const bares: RunningServer[] = []
  try {
    for (const { path, headers } of requests)
      bares.push(await startBare(await warmAnswer(mall.url + path, headers)))
    const measurePair = async (one: Request, bare: RunningServer | undefined): Promise<Pair[]> =>
      bare ? [{ mall: await measureRound(mall, one), bare: await measureRound(bare, one) }] : []
    // The first round warms up and is not counted.
    for (const [index, one] of requests.entries()) await measurePair(one, bares[index])
    const pairs: Pair[][] = requests.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, one] of requests.entries())
        pairs[index]?.push(...(await measurePair(one, bares[index])))
    return pairs
  } finally {
    for (const bare of bares) await bare.stop()
  }
}

/** Processor time per request of the bare server, divided by that of the mall. NaN where it cannot be measured. */
export const cpuShare = ({ mall, bare }: Pair): number =>
  mall.cpuMicros && bare.cpuMicros ? bare.cpuMicros / mall.cpuMicros : Number.NaN

function outcomesOf(pairs: readonly Pair[], target: number): Outcome[] {
  const medianOf = (value: (pair: Pair) => number) => median(pairs.map(value))
  const outcomes: Outcome[] = [
    { what: 'mall', value: medianOf(({ mall }) => mall.perSecond), unit: 'requests/s' },
    { what: 'bare node:http', value: medianOf(({ bare }) => bare.perSecond), unit: 'requests/s' },
    {
      what: 'ratio of requests/s',
      value: medianOf(({ mall, bare }) => mall.perSecond / bare.perSecond),
      target,
    },
  ]
  if (pairs.every((pair) => !Number.isNaN(cpuShare(pair)))) {
    outcomes.push(
      { what: 'mall', value: medianOf(({ mall }) => mall.cpuMicros ?? 0), unit: 'µs of CPU' },
      { what: 'bare node:http', value: medianOf(({ bare }) => bare.cpuMicros ?? 0), unit: 'µs of CPU' },
      { what: 'ratio of CPU per request', value: medianOf(cpuShare), target },
    )
  }
  return outcomes
}

export type Round = {
  perSecond: number
  /** Processor time of the server for one request, in microseconds. */
  cpuMicros: number | undefined
}

/** One round of a load on one server. */
export async function measureRound(server: RunningServer, { path, headers }: Request): Promise<Round> {
  const before = await cpuSeconds(server)
  const { total, perSecond, badStatus, broken } = await load({
    url: server.url,
    requests: [{ path }],
    headers,
    seconds: secondsPerRound,
  })
  if (badStatus + broken > 0) throw new Error(`${badStatus + broken} requests to ${path} failed.`)
  const after = await cpuSeconds(server)
  const cpuMicros = before === undefined || after === undefined ? undefined : ((after - before) / total) * 1e6
  return { perSecond, cpuMicros }
}

/** The second answer of the mall, which comes from the cache. The bare server repeats it. */
async function warmAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: string[]; body: Buffer }> {
  await rawAnswer(url, headers)
  return rawAnswer(url, headers)
}

/** An answer with its compressed bytes; fetch would decompress them. */
async function rawAnswer(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}.`))
        else resolve({ headers: ownHeaders(response.rawHeaders), body: Buffer.concat(chunks) })
      })
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
}

/** The headers without those that node:http adds itself. */
function ownHeaders(raw: string[]): string[] {
  const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return raw.flatMap((name, index) =>
    index % 2 === 0 && !added.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )
}

/** The median; robust against one bad round. */
export function median(values: number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
