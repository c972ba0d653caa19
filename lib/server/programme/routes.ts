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
    const list = rows.map((row) => ({
      subsidy_class_id: row.subsidyClassId,
      class_name: row.className,
      rate: row.rate,
      cap: row.cap,
      category_ids: row.categoryIds,
    }))
    return { list, end_time: programme?.endTime ?? 0 }
  }),
}
