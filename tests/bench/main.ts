/** `npm run bench [-- name …]`: runs the named benches, or all. Exits with 1 when a target is missed. */
import { api } from './api.ts'
import { calm } from './calm.ts'
import { designer } from './designer.ts'
import { desk } from './desk.ts'
import { eyes } from './eyes.ts'
import { instances } from './instances.ts'
import { hasWrk } from './lib/load.ts'
import { type Bench, type Outcome, reached } from './lib/registry.ts'
import { printTable } from './lib/table.ts'
import { lighthouse } from './lighthouse.ts'
import { memory } from './memory.ts'
import { orders } from './orders.ts'
import { pages } from './pages.ts'
import { publicPages } from './public.ts'
import { reads } from './reads.ts'
import { search } from './search.ts'
import { signIn } from './sign-in.ts'
import { size } from './size.ts'
import { trade } from './trade.ts'
import { writes } from './writes.ts'

const benches: Bench[] = [
  reads,
  writes,
  pages,
  publicPages,
  api,
  orders,
  trade,
  signIn,
  size,
  search,
  calm,
  instances,
  designer,
  desk,
  eyes,
  memory,
  lighthouse,
]

const requested = process.argv.slice(2)
const unknown = requested.filter((name) => !benches.some((bench) => bench.name === name))
if (unknown.length > 0) {
  console.error(
    `No bench is called ${unknown.join(', ')}. There are: ${benches.map(({ name }) => name).join(', ')}.`,
  )
  process.exit(2)
}

const selected = benches.filter(({ name }) => requested.length === 0 || requested.includes(name))
if (selected.some(({ needsWrk }) => needsWrk) && !(await hasWrk())) {
  console.error('The benches need the load generator wrk. Install it with: apt-get install wrk')
  process.exit(2)
}

const rows: { bench: string; outcome: Outcome }[] = []
for (const bench of selected) {
  console.log(`${bench.name}: ${bench.subject} …`)
  for (const outcome of await bench.run()) rows.push({ bench: bench.name, outcome })
}
printTable(rows)
process.exit(rows.every(({ outcome }) => reached(outcome)) ? 0 : 1)
