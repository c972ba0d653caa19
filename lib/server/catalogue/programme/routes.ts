import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { findSetting } from '@/lib/server/ground/settings'
import { wireClass } from '@/lib/server/ground/wire/subsidy-class'
import { loadProgrammeClasses } from './load-classes'

export const programmeRoutes = {
  subsidies: os.programme.subsidies.handler(async ({ context }) => {
    const { db, now } = context.mall
    const [classes, programme] = await Promise.all([
      loadProgrammeClasses(db, now()),
      findSetting(db, 'programme'),
    ])
    return {
      list: classes.map((one) => ({
        ...wireClass(one),
        category_ids: [...one.categoryIds],
      })),
      name: programme?.name ?? '',
      region: programme?.region ?? '',
      slogan: programme?.slogan ?? '',
      end_time: programme?.endTime ?? 0,
      regions: programme?.regions ?? [],
    }
  }),
}
