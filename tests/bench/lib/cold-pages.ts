/** Measures first visits of product pages: the mall starts anew for each round, with empty caches. */
import { effort } from './effort.ts'
import type { BenchMall } from './malls.ts'
import { isSelected, type MeasuredRound, measureRound, type Target, toOutcomes } from './measured-round.ts'
import type { Outcome } from './registry.ts'

const rounds = effort(1, 3)
/** As many as the load generator has connections. */
const width = 16
/** Pages that only warm up a new process. */
const warmUp = 60

export async function measureColdPages(
  mall: BenchMall,
  itemIds: readonly number[],
  target: Target,
): Promise<Outcome[]> {
  const what = `${mall.database}: product page, first visit`
  if (!isSelected(what)) return []
  const measured: MeasuredRound[] = []
  for (let round = 0; round < rounds; round++) {
    await mall.restart()
    await visit(mall.url(), itemIds.slice(0, warmUp))
    measured.push(await measureRound(mall, () => visit(mall.url(), itemIds.slice(warmUp))))
  }
  return toOutcomes(what, measured, target)
}

/** Visits each page once. */
async function visit(url: string, itemIds: readonly number[]): Promise<{ sent: number; perSecond: number }> {
  const queue = itemIds.values()
  const visitor = async () => {
    for (const id of queue) {
      const answer = await fetch(`${url}/items/${id}`, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`/items/${id} answered ${answer.status}.`)
    }
  }
  const start = performance.now()
  await Promise.all(Array.from({ length: width }, visitor))
  const sent = itemIds.length
  return { sent, perSecond: sent / ((performance.now() - start) / 1000) }
}
