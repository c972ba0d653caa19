import 'server-only'
import { openPglite } from '@/lib/server/db/pglite'
import { openPostgres } from '@/lib/server/db/postgres'
import { migrate } from '@/lib/server/db/migrate'
import { env } from '@/lib/server/env'
import { seedDemoMall } from './seed'

const counted = {
  name: 'mall-counts',
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

const { databaseUrl, dataDir } = env()
const db = databaseUrl ? openPostgres(databaseUrl) : await openPglite(dataDir)
try {
  await migrate(db)
  const count = async () => (await db.run<Counts>(counted, []))[0]
  const before = await count()
  await seedDemoMall({ db, now: () => Math.floor(Date.now() / 1000) })
  const after = await count()
  const isNew = before?.goods === 0 && before.members === 0
  const lines = Object.entries(labels).map(([key, label]) => `${label} ${after?.[key as keyof Counts] ?? 0}`)
  process.stdout.write(`${isNew ? '已创建演示商城' : '商城已有数据，没有改动'}：${lines.join('，')}\n`)
} finally {
  await db.close()
}
