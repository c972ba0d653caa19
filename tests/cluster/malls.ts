import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startBuyers } from '../fixtures/orders/start-buyers.ts'
import { type RunningServer, startMall, testSecret } from '../fixtures/servers.ts'
import { addresses, type Cluster } from './cluster.ts'

const settings = { MALL_SECRET: testSecret, MALL_DEMO: '1', MALL_PAY_TEST: '1', MALL_DEMO_STAFF: '0' }

/** Members who can buy, and what they buy. */
export interface Buyers {
  tokens: string[]
  itemIds: number[]
}

/** Fills the cluster with the demo mall and members. */
export async function fillMall(cluster: Cluster): Promise<Buyers> {
  const buyers = await startBuyers({ ...settings, DATABASE_URL: addresses.hosts })
  const prepared = await buyers.ask<Buyers>('prepare', 12)
  await buyers.ask('spread')
  await buyers.ask('close')
  await (await cluster.primary()).query('vacuum analyze')
  return prepared
}

/** A mall of the build with a data folder of its own. */
export async function startMallOn(
  cluster: Cluster,
  name: string,
  env: Record<string, string>,
): Promise<RunningServer> {
  const folder = join(cluster.folder, `mall-${name}`)
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return startMall({ ...settings, MALL_DATA_DIR: folder, ...env })
}

export const portOf = ({ url }: RunningServer): number => Number(new URL(url).port)

/** How often work is done per second by `width` workers; `what` of all that failed. */
export async function rate(
  { seconds, width }: { seconds: number; width: number },
  work: (number: number) => Promise<boolean>,
): Promise<{ perSecond: number; failed: number }> {
  const start = performance.now()
  const end = start + seconds * 1000
  let number = 0
  let done = 0
  let failed = 0
  const worker = async () => {
    while (performance.now() < end)
      if (await work(number++)) done++
      else failed++
  }
  await Promise.all(Array.from({ length: width }, worker))
  return { perSecond: done / ((performance.now() - start) / 1000), failed }
}

const api = '/api/h5app/wxapp'

/** A list of products that no cache has: the highest price was never asked for. */
export async function readList(url: string, number: number): Promise<boolean> {
  const query = `company_id=1&page=1&pageSize=18&goodsSort=${number % 6}&end_price=${1_000_000 + number}`
  const answer = await fetch(`${url}${api}/goods/items?${query}`)
  const { data } = (await answer.json()) as { data: { list?: unknown[] } }
  return (data.list?.length ?? 0) > 0
}

export async function metric(url: string, name: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? Number.NaN)
}
