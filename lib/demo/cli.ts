import 'server-only'
import { parseArgs } from 'node:util'
import { env } from '@/lib/env'
import { ensureIndex } from '@/lib/server/catalogue/search/ensure-index'
import { migrate } from '@/lib/server/ground/db/migrate'
import { openPglite } from '@/lib/server/ground/db/pglite'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { number, statement, type RowOf } from '@/lib/server/ground/db/statement'
import { growMall } from './bulk/grow'
import { progressBar } from './bulk/progress'
import { seedDemoMall } from './seed'

// npm run seed [-- --goods <n>]: creates the demo mall, then grows it to n products.

const countRows = statement(
  'demo_count_rows',
  `select (select count(*) from goods)::int as products, (select count(*) from skus)::int as skus,
          (select count(*) from categories where not is_main)::int as categories,
          (select count(*) from distributors)::int as shops, (select count(*) from cards)::int as coupons,
          (select count(*) from articles)::int as articles, (select count(*) from rates)::int as reviews,
          (select count(*) from members)::int as members`,
  {
    products: number,
    skus: number,
    categories: number,
    shops: number,
    coupons: number,
    articles: number,
    reviews: number,
    members: number,
  },
)

/** The largest mall that ids and columns are made for. */
const maxGoods = 10_000_000

const { values } = parseArgs({ options: { goods: { type: 'string' } } })
const goods = Number(values.goods ?? 0)
if (!Number.isInteger(goods) || goods < 0 || goods > maxGoods) {
  process.stderr.write(`--goods must be an integer from 0 to ${maxGoods}\n`)
  process.exit(2)
}

let stopped = false
process.once('SIGINT', () => {
  stopped = true
  process.stdout.write('\nStopping after this batch. Run the command again to continue.\n')
})

function summary(
  before: RowOf<typeof countRows> | undefined,
  seeded: number,
  after: RowOf<typeof countRows> | undefined,
): string {
  const isNew = before?.products === 0 && before.members === 0
  const isGrown = (after?.products ?? 0) > seeded
  const outcome = isNew
    ? 'Created the demo mall'
    : isGrown
      ? 'Grew the mall'
      : 'The mall has data; nothing changed'
  const counts = Object.entries(after ?? {}).map(([name, count]) => `${count} ${name}`)
  return `${outcome}: ${counts.join(', ')}\n`
}

const { databaseUrl, databaseDirectUrl = databaseUrl, dataDir } = env()
const db = (databaseDirectUrl ? openPostgres(databaseDirectUrl) : await openPglite(dataDir)).unhurried
const now = () => Math.floor(Date.now() / 1000)
try {
  await migrate(db)
  const count = async () => (await db.run(countRows, []))[0]
  const before = await count()
  await seedDemoMall({ db, now })
  await ensureIndex(db)
  const seeded = (await count())?.products ?? 0
  if (goods > seeded) {
    const onProgress = progressBar('products', goods, seeded)
    await growMall({ db, now }, { goods, onProgress, stopped: () => stopped })
  }
  process.stdout.write(summary(before, seeded, await count()))
} finally {
  await db.close()
}
