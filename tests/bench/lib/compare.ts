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
        return await ratioToBare(mall, { path: await path(mall.url), headers }, target)
      } finally {
        await mall.stop()
      }
    },
  }
}

/** One URL of a running mall against a bare server that sends the same bytes. */
export async function ratioToBare(
  mall: RunningServer,
  asked: { path: string; headers: Record<string, string> },
  target?: number,
): Promise<Outcome[]> {
  const bare = await startBare(await sample(mall.url + asked.path, asked.headers))
  try {
    return await alternate(mall, bare, asked, target)
  } finally {
    await bare.stop()
  }
}

async function alternate(
  mall: RunningServer,
  bare: RunningServer,
  load: { path: string; headers: Record<string, string> },
  target: number | undefined,
): Promise<Outcome[]> {
  const measure = (server: RunningServer) => measureRound(server, load)
  await measure(mall)
  await measure(bare)
  const results: { mall: Round; bare: Round }[] = []
  for (let round = 0; round < rounds; round++) {
    results.push({ mall: await measure(mall), bare: await measure(bare) })
  }
  const middle = (value: (result: { mall: Round; bare: Round }) => number) => median(results.map(value))
  const outcomes: Outcome[] = [
    { what: 'mall', value: middle((result) => result.mall.perSecond), unit: 'requests/s' },
    { what: 'bare node:http', value: middle((result) => result.bare.perSecond), unit: 'requests/s' },
    {
      what: 'ratio of requests/s',
      value: middle(({ mall, bare }) => mall.perSecond / bare.perSecond),
      ...(target === undefined ? {} : { target }),
    },
  ]
  if (results.every(({ mall, bare }) => mall.cpuMicros && bare.cpuMicros)) {
    outcomes.push(
      { what: 'mall', value: middle((result) => result.mall.cpuMicros ?? 0), unit: 'µs of CPU' },
      { what: 'bare node:http', value: middle((result) => result.bare.cpuMicros ?? 0), unit: 'µs of CPU' },
      {
        what: 'ratio of CPU per request',
        value: middle(({ mall, bare }) => (bare.cpuMicros ?? 0) / (mall.cpuMicros ?? 1)),
        ...(target === undefined ? {} : { target }),
      },
    )
  }
  return outcomes
}

type Round = {
  perSecond: number
  /** Processor time of the server for one request, in microseconds. */
  cpuMicros: number | undefined
}

async function measureRound(
  server: RunningServer,
  { path, headers }: { path: string; headers: Record<string, string> },
): Promise<Round> {
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
