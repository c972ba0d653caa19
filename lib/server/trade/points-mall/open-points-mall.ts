import 'server-only'
import type { Actor } from '@/lib/domain/person/actor'
import { closedPointsMall, type PointsMallSetting } from '@/lib/domain/points-mall'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { json, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'

const lockSetting = statement(
  'points_mall_lock',
  `insert into settings (key, value, updated) values ('pointsmall', $1, $2)
   on conflict (key) do update set value = settings.value returning value`,
  { value: json<PointsMallSetting>() },
)
const storeSetting = statement(
  'points_mall_store',
  `update settings set value = $1, updated = $2 where key = 'pointsmall'`,
)

/** Opens or closes the points mall, and invalidates all pages with a link to it. */
export async function openPointsMall(mall: Mall, actor: Actor, isOpen: boolean): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const [stored] = await tx.run(lockSetting, [JSON.stringify(closedPointsMall), now])
    const before = stored?.value ?? closedPointsMall
    await tx.run(storeSetting, [JSON.stringify({ ...before, isOpen }), now])
    await recordAudit(
      tx,
      {
        actor,
        event: 'storeSettings',
        subject: 'setting',
        subjectId: 'pointsmall',
        before: { isOpen: before.isOpen },
        after: { isOpen },
      },
      now,
    )
  })
  await mall.invalidate(eventTags.pointsMallTurned())
}
