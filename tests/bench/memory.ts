/** Memory of the mall under a mixed load, and its growth. */
import { Agent } from 'node:http'
import { readDemo } from './lib/demo-requests.ts'
import { effort } from './lib/effort.ts'
import { mallMix } from './lib/mall-mix.ts'
import { type BenchMall, type DatabaseName, onEachDatabase } from './lib/malls.ts'
import { isSelected, measureRound } from './lib/measured-round.ts'
import { growthOf, type MemorySample, sampleMemory } from './lib/process-memory.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { SteadyLoad, sendOne } from './lib/steady-load.ts'

const members = 60
const minutes = Number(process.env.MEMORY_MINUTES ?? effort(1, 2))
/** Requests per second; far below what the mall can do, so that it waits for nothing. */
const perSecond = Number(process.env.MEMORY_RATE ?? 20)
/** Seconds between two samples. */
const step = 5

/** By how much figures may exceed their targets: the check of every change runs on machines with other work. */
const tolerance = Number(process.env.MEMORY_TOLERANCE ?? 1)

/**
 * MB at the end; growth in the last third as a share of that, which the collector's own ups and downs hide in a short
 * run.
 */
const targets: Record<DatabaseName, number> = { PGlite: 600 * tolerance, PostgreSQL: 450 * tolerance }
const maxGrowth = 0.03
const minutesOfGrowth = 10

const warmPage = '/items/1001'
const warmRequests = 6000

/** Processor time of one warm page in ms, without other load. */
async function warmPageCost(mall: BenchMall): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: 16 })
  const visit = async (count: number) => {
    for (let index = 0; index < count; index++) await sendOne(mall.url(), agent, { path: warmPage })
  }
  const visitAll = () => Promise.all(Array.from({ length: 16 }, () => visit(warmRequests / 16)))
  await visitAll()
  const { cpu } = await measureRound(mall, async () => {
    await visitAll()
    return { sent: warmRequests, perSecond: Number.NaN }
  })
  agent.destroy()
  return cpu.mall
}

async function measure(mall: BenchMall): Promise<Outcome[]> {
  if (!isSelected(mall.database)) return []
  const demo = await readDemo(mall.url())
  const load = new SteadyLoad(mallMix(mall, demo, await readPictures(mall.url())))
  const samples: MemorySample[] = []
  let [failed, refused] = [0, 0]
  const run = async (until: number) => {
    for (let at = samples.length * step; at < until; at += step) {
      const result = await load.run(mall.url(), perSecond, step)
      failed += result.failed
      refused += result.refused
      const sample = await sampleMemory(mall.url(), mall.pid(), at + step)
      samples.push(sample)
      if ((at / step) % 6 === 5) console.log(`  ${textOf(sample)}`)
    }
  }
  const start = await sampleMemory(mall.url(), mall.pid(), 0)
  console.log(`  ${mall.database}: ${textOf(start)}`)
  await run(60)
  const firstCost = await warmPageCost(mall)
  await run(minutes * 60)
  const lastCost = await warmPageCost(mall)
  load.close()
  return outcomesOf(mall.database, { start, samples, firstCost, lastCost, failed, refused })
}

type Measured = {
  start: MemorySample
  samples: readonly MemorySample[]
  firstCost: number
  lastCost: number
  failed: number
  refused: number
}

function outcomesOf(database: DatabaseName, measured: Measured): Outcome[] {
  const { start, samples, firstCost, lastCost, failed, refused } = measured
  const minute = samples[60 / step - 1] ?? start
  const end = samples.at(-1) ?? start
  const lastThird = samples.slice(-Math.ceil(samples.length / 3))
  const limit = targets[database]
  const row = (what: string, rest: Omit<Outcome, 'what'>): Outcome => ({
    what: `${database}: ${what}`,
    ...rest,
  })
  return [
    row('resident size at the start', { value: start.resident, unit: 'MB' }),
    row('resident size after a minute', { value: minute.resident, unit: 'MB' }),
    row('resident size at the end', { value: end.resident, unit: 'MB', target: limit, atMost: true }),
    row('of it heap', { value: end.heap, unit: 'MB' }),
    row('of it external to the heap', { value: end.external, unit: 'MB' }),
    row('of it pages', { value: end.pages, unit: 'MB' }),
    row('growth in the last third', {
      value: growthOf(lastThird),
      unit: 'MB',
      ...(minutes >= minutesOfGrowth && { target: limit * maxGrowth, atMost: true }),
    }),
    row('processor time of a warm page, after a minute', { value: firstCost, unit: 'ms' }),
    row('the same, end / first minute', {
      value: lastCost / firstCost,
      target: 1.1 * tolerance,
      atMost: true,
    }),
    row('requests refused', { value: refused }),
    row('requests failed', { value: failed, target: 0, atMost: true }),
  ]
}

/** Paths of the first picture of each product of the first list. */
async function readPictures(url: string): Promise<string[]> {
  const page = await (await fetch(`${url}/items`)).text()
  return [...new Set(page.match(/\/media\/[\w./%-]+\.webp/g))]
}

const textOf = ({ at, resident, heap, external, pages }: MemorySample) =>
  `${at} s: resident ${resident.toFixed(0)} MB, heap ${heap.toFixed(0)}, external ${external.toFixed(0)}, pages ${pages.toFixed(0)}`

export const memory: Bench = {
  name: 'memory',
  subject: `memory under a mixed load of ${perSecond}/s for ${minutes} minutes, on PostgreSQL and embedded`,
  async run() {
    const outcomes: Outcome[] = []
    await onEachDatabase(
      () => members,
      async (mall) => void outcomes.push(...(await measure(mall))),
      undefined,
      // Memory and its growth are those of a process: in the short form both malls run side by side.
      minutes < minutesOfGrowth,
    )
    return outcomes
  },
}
