/** Compares two servers in alternating rounds, so that what else the machine does meets both. */
import { request } from 'node:http'
import type { Bench, Outcome } from './registry.ts'
import { type RunningServer, startBare, startMall } from './processes.ts'
import { load } from './load.ts'

const rounds = 5
const secondsPerRound = 3

export type Comparison = {
  name: string
  subject: string
  /** Least acceptable ratio of the mall to the bare server. */
  target: number
  /** The path to ask for; it may ask the running mall which one that is. */
  path: (mallUrl: string) => Promise<string>
  headers?: Record<string, string>
}

/** A bench that puts one URL of the mall against a bare server sending the same bytes and headers. */
export function compareWithBare({ name, subject, target, path, headers = {} }: Comparison): Bench {
  return {
    name,
    subject,
    async run() {
      const mall = await startMall()
      try {
        const [pairs = []] = await besideBare(mall, [{ path: await path(mall.url), headers }])
        return told(pairs, target)
      } finally {
        await mall.stop()
      }
    },
  }
}

/** What is asked for. */
export type Asked = { path: string; headers: Record<string, string> }

/** One round of the mall and one of the bare server, right after each other. */
export type Pair = { mall: Round; bare: Round }

/**
 * URLs of a running mall against bare servers that send the same bytes, all of them in turns: a machine that slows down
 * for a minute meets every one.
 *
 * @returns for each URL its pairs, round by round
 */
export async function besideBare(mall: RunningServer, asked: readonly Asked[]): Promise<Pair[][]> {
  const bares: RunningServer[] = []
  try {
    for (const { path, headers } of asked) bares.push(await startBare(await sample(mall.url + path, headers)))
    const measured = async (one: Asked, bare: RunningServer | undefined): Promise<Pair[]> =>
      bare ? [{ mall: await measureRound(mall, one), bare: await measureRound(bare, one) }] : []
    // The first round warms up and counts for nothing.
    for (const [index, one] of asked.entries()) await measured(one, bares[index])
    const pairs: Pair[][] = asked.map(() => [])
    for (let round = 0; round < rounds; round++)
      for (const [index, one] of asked.entries()) pairs[index]?.push(...(await measured(one, bares[index])))
    return pairs
  } finally {
    for (const bare of bares) await bare.stop()
  }
}

/** The share of a request's CPU that a bare server needs for it; NaN where the system tells no CPU. */
export const cpuShare = ({ mall, bare }: Pair): number =>
  mall.cpuMicros && bare.cpuMicros ? bare.cpuMicros / mall.cpuMicros : Number.NaN

function told(pairs: readonly Pair[], target: number): Outcome[] {
  const middle = (value: (pair: Pair) => number) => median(pairs.map(value))
  const outcomes: Outcome[] = [
    { what: 'mall', value: middle(({ mall }) => mall.perSecond), unit: 'requests/s' },
    { what: 'bare node:http', value: middle(({ bare }) => bare.perSecond), unit: 'requests/s' },
    {
      what: 'ratio of requests/s',
      value: middle(({ mall, bare }) => mall.perSecond / bare.perSecond),
      target,
    },
  ]
  if (pairs.every((pair) => !Number.isNaN(cpuShare(pair)))) {
    outcomes.push(
      { what: 'mall', value: middle(({ mall }) => mall.cpuMicros ?? 0), unit: 'µs of CPU' },
      { what: 'bare node:http', value: middle(({ bare }) => bare.cpuMicros ?? 0), unit: 'µs of CPU' },
      { what: 'ratio of CPU per request', value: middle(cpuShare), target },
    )
  }
  return outcomes
}

export type Round = {
  perSecond: number
  /** Processor time of the server for one request, in microseconds. */
  cpuMicros: number | undefined
}

async function measureRound(server: RunningServer, { path, headers }: Asked): Promise<Round> {
  const before = await server.cpuSeconds()
  const { total, perSecond } = await load({ url: server.url + path, headers, seconds: secondsPerRound })
  const after = await server.cpuSeconds()
  const cpuMicros = before === undefined || after === undefined ? undefined : ((after - before) / total) * 1e6
  return { perSecond, cpuMicros }
}

/** The answer that the bare server repeats: the mall's own, after it is warm. */
async function sample(
  url: string,
  headers: Record<string, string>,
): Promise<{ headers: string[]; body: Buffer }> {
  await rawAnswer(url, headers)
  return rawAnswer(url, headers)
}

/** An answer with its bytes as they were on the wire; fetch would decompress them. */
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

/** Without those that node:http adds by itself. */
function ownHeaders(raw: string[]): string[] {
  const added = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding'])
  return raw.flatMap((name, index) =>
    index % 2 === 0 && !added.has(name.toLowerCase()) ? [name, raw[index + 1] ?? ''] : [],
  )
}

/** The middle value; robust against one bad round. */
export function median(values: number[]): number {
  return [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? Number.NaN
}
