import 'server-only'
import { parseArgs } from 'node:util'
import { openPglite } from '@/lib/server/db/pglite'
import { openPostgres } from '@/lib/server/db/postgres'
import { migrate } from '@/lib/server/db/migrate'
import { env } from '@/lib/env'
import { ensureIndex } from '@/lib/server/search/ensure-index'
import { growMall } from './bulk/grow'
import { progressBar } from './bulk/progress'
import { seedDemoMall } from './seed'

const counted = {
  name: 'mall_counts',
  text: `select (select count(*) from goods)::int as goods, (select count(*) from skus)::int as skus,
                (select count(*) from categories where not is_main)::int as categories,
                (select count(*) from distributors)::int as shops, (select count(*) from cards)::int as coupons,
                (select count(*) from articles)::int as articles, (select count(*) from rates)::int as reviews,
                (select count(*) from members)::int as members`,
}

const labels = {
  goods: '商品',
  skus: '规格',
  categories: '分类',
  shops: '店铺',
  coupons: '优惠券',
  articles: '文章',
  reviews: '评价',
  members: '会员',
}
type Counts = Record<keyof typeof labels, number>

/** The largest mall that ids and columns are made for. */
const most = 10_000_000

const { values } = parseArgs({ options: { goods: { type: 'string' } } })
const goods = Number(values.goods ?? 0)
if (!Number.isInteger(goods) || goods < 0 || goods > most) {
  process.stderr.write(`--goods 应是 0 到 ${most} 的整数\n`)
  process.exit(2)
}

let stopped = false
process.once('SIGINT', () => {
  stopped = true
  process.stdout.write('\n本批完成后停止，再次运行会接着进行\n')
})

const { databaseUrl, dataDir } = env()
const db = (databaseUrl ? openPostgres(databaseUrl) : await openPglite(dataDir)).unhurried
try {
  await migrate(db)
  const count = async () => (await db.run<Counts>(counted, []))[0]
  const before = await count()
  await seedDemoMall({ db, now: () => Math.floor(Date.now() / 1000) })
  await ensureIndex(db)
  const begin = (await count())?.goods ?? 0
  if (goods > begin) {
    const mall = { db, now: () => Math.floor(Date.now() / 1000) }
    await growMall(mall, {
      goods,
      onProgress: progressBar('商品', goods, begin),
      stopped: () => stopped,
    })
  }
  const after = await count()
  const isNew = before?.goods === 0 && before.members === 0
  const isGrown = (after?.goods ?? 0) > begin
  const lines = Object.entries(labels).map(([key, label]) => `${label} ${after?.[key as keyof Counts] ?? 0}`)
  process.stdout.write(
    `${isNew ? '已创建演示商城' : isGrown ? '商城已扩充' : '商城已有数据，没有改动'}：${lines.join('，')}\n`,
  )
} finally {
  await db.close()
}
