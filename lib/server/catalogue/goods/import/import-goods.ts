import 'server-only'
import { memberPriceField } from '@/lib/domain/goods/member-price'
import { draftOf, type GoodsDraft } from '@/lib/domain/import/goods-draft'
import type { GoodsImportRow } from '@/lib/domain/import/goods-row'
import { findRequiredParams } from '@/lib/server/catalogue/attribute/category-attributes'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersions } from '@/lib/server/ground/desk-version/edit-row'
import { contentVersion } from '@/lib/server/ground/desk-version/restored'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import type { TaskItem, TaskOf, TaskResult } from '@/lib/server/ground/task/kind'
import { dropsOf } from '../desk/drops'
import { updateGoods } from '../desk/save-goods'
import { writeGradePrices } from '../sql/grade-prices'
import { createMany } from './create-many'
import { createdAttributes, latestAttributes } from './created-attributes'
import type { GoodsImportInput } from './input'
import {
  expectedPictures,
  fetchedPictures,
  sourcesOf,
  type PictureOf,
  type PictureSource,
} from './picture-source'
import { planGoods, type GoodsPlan } from './plan-goods'
import { loadPresent } from './present'
import { createReferences, loadReferences, type CreatedReferences } from './references'
import { undoOfChange, type ImportUndo } from './undo-goods'

export type ImportItem = TaskItem<GoodsImportRow[]>
type ImportTask = TaskOf<GoodsImportInput>

export const draftsOf = (task: ImportTask, items: readonly ImportItem[]): GoodsDraft[] =>
  items.map(({ data }) => draftOf(data[0]?.key ?? '', data, task.input.options.rate))

/**
 * The drafts of a batch. New products of a file without categories of the mall take the path of their category of
 * management: without one shoppers would find them by search only.
 */
async function loadDrafts(
  db: Queries,
  task: ImportTask,
  items: readonly ImportItem[],
): Promise<GoodsDraft[]> {
  const drafts = draftsOf(task, items)
  if (task.input.options.categoryId > 0) return drafts
  const isLacking = ({ categories, mainCategory }: GoodsDraft) => !categories && mainCategory !== undefined
  const lacking = drafts.filter(isLacking)
  if (lacking.length === 0) return drafts
  const present = await loadPresent(db, lacking)
  return drafts.map((draft) => {
    const { mainCategory, headers } = draft
    if (!isLacking(draft) || !mainCategory || present.goodsOf(draft).length > 0) return draft
    const column = headers.main_category
    return {
      ...draft,
      categories: [mainCategory],
      headers: { ...headers, ...(column !== undefined && { item_category: column }) },
    }
  })
}

async function plansOf(
  mall: Mall,
  db: Queries,
  task: ImportTask,
  drafts: readonly GoodsDraft[],
  pictureOf: PictureOf,
): Promise<GoodsPlan[]> {
  const [references, present] = [await loadReferences(db, drafts), await loadPresent(db, drafts)]
  const { options } = task.input
  const categories = drafts.flatMap((draft) => [
    ...[references.category(draft.mainCategory ?? [], true)].filter((id) => id !== undefined),
    ...present.goodsOf(draft).flatMap(({ mainCategoryId }) => mainCategoryId ?? []),
  ])
  const requiredParams = await findRequiredParams(db, [...new Set(categories)])
  return drafts.map((draft) =>
    planGoods(draft, {
      mall,
      options,
      references,
      present,
      pictureOf,
      requiredParams,
      lacking: task.lacking,
    }),
  )
}

/** Tells what the import of products would do. */
export async function checkGoods(
  mall: Mall,
  pictures: PictureSource,
  task: ImportTask,
  items: readonly ImportItem[],
): Promise<TaskResult[]> {
  const drafts = await loadDrafts(mall.db, task, items)
  const known = await pictures.known(mall, task.taskId, sourcesOf(drafts, mall.env.publicUrl))
  const plans = await plansOf(mall, mall.db, task, drafts, expectedPictures(known))
  return plans.map(({ kind, notes, awaits, isLacking }, index) => ({
    seq: items[index]?.seq ?? 0,
    state: kind,
    notes: [...notes, ...awaits],
    lacks: isLacking,
  }))
}

/**
 * Imports products. What they name and does not exist is created first; then new products are written together, and
 * present ones as the desk changes them.
 */
export async function runGoods(
  { mall, tx }: JoinedWork,
  pictures: PictureSource,
  task: ImportTask,
  items: readonly ImportItem[],
): Promise<TaskResult[]> {
  const now = mall.now()
  const { actor } = task
  const drafts = await loadDrafts(tx, task, items)
  const pictureOf = fetchedPictures(
    await pictures.known(mall, task.taskId, sourcesOf(drafts, mall.env.publicUrl)),
  )
  const first = await plansOf(mall, tx, task, drafts, pictureOf)
  const wanted = drafts.filter(
    (_, index) => first[index]?.kind === 'create' || first[index]?.kind === 'change',
  )
  const isCreating = task.input.options.creates && first.some(({ awaits }) => awaits.length > 0)
  const created: CreatedReferences = isCreating
    ? await createReferences(mall, actor, wanted, await loadReferences(tx, wanted))
    : { brands: [], categories: [], tags: [] }
  const plans = isCreating ? await plansOf(mall, tx, task, drafts, pictureOf) : first
  const before = await latestAttributes(tx)
  const undo = new Map<number, ImportUndo>()
  const news = plans.flatMap((plan, index) => (plan.kind === 'create' ? [{ plan, index }] : []))
  const stored = await createMany(
    tx,
    actor,
    news.map(({ plan }) => plan.goods),
    now,
  )
  for (const [place, { goodsId, itemIds }] of stored.entries()) {
    undo.set(news[place]?.index ?? 0, { kind: 'create', goodsId, itemIds })
    const isHidden = (news[place]?.plan.goods.input.approve_status ?? 'instock') === 'instock'
    await mall.invalidate(dropsOf(goodsId, { isListed: true, isHidden, itemIds }))
  }
  const changing = plans.flatMap((plan) => (plan.kind === 'change' ? [plan.present.goodsId] : []))
  const versions = await lockRowVersions(tx, 'goods', changing)
  for (const [index, plan] of plans.entries()) {
    if (plan.kind !== 'change') continue
    const { present, change, gradePrices } = plan
    const row = versions.get(present.goodsId)
    const base = row ? contentVersion(row) : present.version
    if (gradePrices.length > 0) {
      await writeGradePrices(tx, gradePrices)
      await mall.invalidate(
        dropsOf(present.goodsId, {
          fields: gradePrices.map(({ itemId, gradeKind, gradeId }) =>
            memberPriceField(itemId, { grade_kind: gradeKind, grade_id: gradeId }),
          ),
          itemIds: gradePrices.map(({ itemId }) => itemId),
        }),
      )
    }
    // After the prices of grades, above which those of the SKUs stay.
    const goods = change ? (await updateGoods(mall, actor, change)).goods : null
    undo.set(index, undoOfChange(present, change, goods, base, gradePrices))
  }
  const attributes = await createdAttributes(tx, before)
  // The first product that was written remembers what was created for all of them.
  const [earliest, ...rest] = [...undo].sort(([one], [other]) => one - other)
  const remembered = new Map<number, ImportUndo>(rest)
  if (earliest) remembered.set(earliest[0], { ...earliest[1], created: { ...created, ...attributes } })
  return plans.map(({ kind, notes, isLacking }, index) => ({
    seq: items[index]?.seq ?? 0,
    state: kind,
    notes,
    lacks: isLacking,
    undo: remembered.get(index) ?? null,
  }))
}
