import 'server-only'
import type { ProgrammeSetting } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as deliveryMessages from '@/lib/domain/messages/delivery'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Actor } from '@/lib/domain/person/actor'
import { loadClassRows } from '@/lib/server/catalogue/programme/load-classes'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { isPresentRegion } from '@/lib/server/ground/region/find-region'
import { eventTags } from '@/lib/web/cache-tags'
import { getProgramme } from './get-programme'
import { lockProgramme, writeBudget, writeClass, writeProgramme } from './operator-sql'

type ClassView = Awaited<ReturnType<typeof getProgramme>>['classes'][number]

/** A change of the programme; absent fields stay, null removes a value. */
export interface ProgrammeChange {
  begin?: number | undefined
  end?: number | undefined
  regions?: string[] | undefined
  /** The programme pays everywhere; an empty list of regions is not enough to say so. */
  nationwide?: boolean
  classes?:
    | ({ subsidy_class_id: number } & {
        [K in Exclude<keyof ClassView, 'subsidy_class_id' | 'class_name' | 'used_pieces' | 'used_cents'>]?:
          ClassView[K] | undefined
      })[]
    | undefined
}

/** The entry of a class in the setting. */
const toDetails = (
  one: ClassView,
  icon: string,
  categoryId: number,
): ProgrammeSetting['classes'][number] => ({
  name: one.class_name,
  icon,
  categoryId,
  rate: one.rate,
  cap: one.cap,
  limit: one.limit,
  ...(one.top_rate === null ? {} : { topRate: one.top_rate }),
  ...(one.price_limit === null ? {} : { priceLimit: one.price_limit }),
})

/** A class with its changes; fields that are undefined stay. */
const merged = (one: ClassView, change: object | undefined): ClassView => ({
  ...one,
  ...Object.fromEntries(Object.entries(change ?? {}).filter(([, value]) => value !== undefined)),
})

/**
 * The regions of a change; undefined leaves those of the programme.
 * @throws MallError for an unknown region, and for an empty list without `nationwide`
 */
function regionsOf({ regions, nationwide = false }: ProgrammeChange): string[] | undefined {
  if (nationwide && regions && regions.length > 0) throw new MallError('面向全国时不能填写补贴地区')
  if (!nationwide && regions?.length === 0)
    throw new MallError('补贴地区为空即面向全国，请同时提交 nationwide=true 确认')
  for (const region of regions ?? []) {
    if (!isPresentRegion(region.split(' '))) throw new MallError(deliveryMessages.districtMissing)
  }
  return nationwide ? [] : regions
}

/**
 * Changes term, regions, rules and budgets of the programme; orders placed from then on follow it. A budget below the
 * used amount ends the offer of its class at once; existing orders keep their subsidies (ADR 0034).
 * @returns the programme afterwards
 * @throws MallError for an unknown class, an end before the begin, and as `regionsOf`
 */
export async function setProgramme(mall: Mall, actor: Actor, change: ProgrammeChange) {
  const given = regionsOf(change)
  const now = mall.now()
  const changeOf = new Map(change.classes?.map((one) => [one.subsidy_class_id, one]))
  const after = await mall.db.transaction(async (tx) => {
    const [stored] = await tx.run(lockProgramme, [])
    const before = await getProgramme(tx)
    for (const id of changeOf.keys()) {
      if (!before.classes.some((one) => one.subsidy_class_id === id))
        throw new MallError(goodsMessages.subsidyClassMissing)
    }
    const { begin = before.begin, end = before.end } = change
    const regions = given ?? before.regions
    if (end > 0 && end <= begin) throw new MallError(requestMessages.endBeforeStart)
    const classes = before.classes.map((one) => merged(one, changeOf.get(one.subsidy_class_id)))
    const setting = (stored?.value ?? { name: '', region: '', slogan: '', classes: [] }) as ProgrammeSetting
    const rows = await loadClassRows(tx)
    const categories = new Map(rows.map((row) => [row.subsidyClassId, row.categoryIds]))
    const details = classes.map((one) => {
      const covered = categories.get(one.subsidy_class_id) ?? []
      const known = setting.classes.find(({ categoryId }) => covered.includes(categoryId))
      return toDetails(one, known?.icon ?? '', known?.categoryId ?? covered[0] ?? 0)
    })
    const value = { ...setting, beginTime: begin, endTime: end, regions, classes: details }
    await tx.run(writeProgramme, [JSON.stringify(value), now])
    for (const one of classes) {
      if (!changeOf.has(one.subsidy_class_id)) continue
      await tx.run(writeClass, [one.subsidy_class_id, one.rate, one.cap])
      await tx.run(writeBudget, [one.subsidy_class_id, one.budget_pieces, one.budget_cents])
    }
    const programme = await getProgramme(tx)
    await recordAudit(
      tx,
      { actor, event: 'setProgramme', subject: 'programme', subjectId: 'subsidy', before, after: programme },
      now,
    )
    return programme
  })
  await mall.invalidate(eventTags.subsidyChanged())
  return after
}
