import 'server-only'
import { os } from '@/lib/server/context'
import { statement } from '@/lib/server/db/connection'
import { findSetting } from '@/lib/server/settings'

interface SubsidyRow {
  subsidyClassId: number
  className: string
  rate: number
  cap: number
  categoryIds: number[]
}

const subsidies = statement(
  'subsidy-classes',
  `select subsidy_class_id as "subsidyClassId", class_name as "className", rate, cap, category_ids as "categoryIds"
     from subsidy_classes order by sort desc, subsidy_class_id`,
)

export const programmeRoutes = {
  subsidies: os.programme.subsidies.handler(async ({ context }) => {
    const { db } = context.mall
    const [rows, programme] = await Promise.all([
      db.run<SubsidyRow>(subsidies, []),
      findSetting(db, 'programme'),
    ])
    const list = rows.map((row) => {
      const rule = programme?.classes.find(({ categoryId }) => row.categoryIds.includes(categoryId))
      return {
        subsidy_class_id: row.subsidyClassId,
        class_name: row.className,
        rate: row.rate,
        top_rate: rule?.topRate ?? null,
        cap: row.cap,
        price_limit: rule?.priceLimit ?? null,
        limit: rule?.limit ?? 0,
        category_ids: row.categoryIds,
      }
    })
    return {
      list,
      name: programme?.name ?? '',
      region: programme?.region ?? '',
      slogan: programme?.slogan ?? '',
      end_time: programme?.endTime ?? 0,
    }
  }),
}
