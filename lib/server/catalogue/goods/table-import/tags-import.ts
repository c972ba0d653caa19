import 'server-only'
import { goodsLimits } from '@/lib/domain/goods/goods-form'
import { listCell, textCell } from '@/lib/domain/import/table/cells'
import * as deskMessages from '@/lib/domain/messages/desk'
import { indexGoods } from '@/lib/server/catalogue/search/index-goods'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import { lockRowVersions, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import { isAsOf, noteRestored } from '@/lib/server/ground/desk-version/restored'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { RowPlan, TableImport, TableTask } from '@/lib/server/ground/table-import/definition'
import { dropsOf } from '../desk/drops'
import { lockTagged, replaceManyTags, tagIds, taggedGoods, writeUpdated } from './tags-sql'

interface TagsRow {
  goods_bn: string
  tags: string[]
}

/** Tags of a product that differ. */
interface TagsChange {
  goodsId: number
  itemIds: number[]
  before: number[]
  after: number[]
  /** The time of the last change of the product before it. */
  updated: number
}

interface TagsUndo extends TagsChange {
  /** The version of the product that the import made. */
  version: number
}

/** Most characters of a tag, as in its calls. */
const maxName = 20

const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other)

/** Replaces tags, with what every change of a product has. @returns the version of each product by its id */
async function put(
  { mall, tx }: JoinedWork,
  { actor }: TableTask,
  event: string,
  changes: readonly (TagsChange & { at: number })[],
): Promise<Map<number, number>> {
  const now = mall.now()
  const ids = sorted(changes.map(({ goodsId }) => goodsId))
  const versions = await lockRowVersions(tx, 'goods', ids)
  await tx.run(replaceManyTags, [
    JSON.stringify(changes.map(({ goodsId, after }) => ({ goodsId, tagIds: after }))),
  ])
  await tx.run(writeUpdated, [changes.map(({ goodsId }) => goodsId), changes.map(({ at }) => at)])
  await indexGoods(tx, ids)
  const edits = ids.flatMap((id) => {
    const present = versions.get(id)
    return present ? [{ id, present, changed: ['tag_ids'] }] : []
  })
  const next = await storeEdits(tx, 'goods', edits, actor, now)
  await recordAudits(
    tx,
    changes.map(({ goodsId, before, after }) => ({
      actor,
      event,
      subject: 'goods',
      subjectId: goodsId,
      before: { tag_ids: before },
      after: { tag_ids: after },
    })),
    now,
  )
  const drops = changes.flatMap(({ goodsId, itemIds }) => dropsOf(goodsId, { fields: ['tag_ids'], itemIds }))
  await mall.invalidate([...new Set(drops)])
  return next
}

const words = (names: readonly string[]) => (names.length > 0 ? names.join('、') : '无')

/** Tags of products: 商品货号, 标签名称, which replace those that a product has (contract files §2). */
export const tagsImport: TableImport<TagsRow, TagsChange, TagsUndo> = {
  kind: 'tags.import',
  columns: {
    goods_bn: {
      header: '商品货号',
      isNeeded: true,
      hint: '必填，商品的货号，单元格设为文本',
      sample: 'SL-KETTLE-17-W',
      read: textCell(goodsLimits.code),
    },
    tags: {
      header: '标签名称',
      isNeeded: true,
      empty: [],
      hint: '已有的标签，逗号分隔，替换商品的全部标签，空为去掉全部',
      sample: '新品,热销',
      read: listCell(goodsLimits.tags, maxName),
    },
  },
  keys: [{ field: 'goods_bn', of: ({ goods_bn }) => goods_bn }],
  nameOf: ({ goods_bn = '' }) => goods_bn,

  async lock({ tx }, rows) {
    await tx.run(lockTagged, [rows.map(({ goods_bn }) => goods_bn)])
  },

  async plan({ db }, rows) {
    const goods = await db.run(taggedGoods, [rows.map(({ goods_bn }) => goods_bn)])
    const names = [...new Set(rows.flatMap(({ tags }) => tags))]
    const found = await db.run(tagIds, [names])
    const byNumber = new Map(goods.map((row) => [row.itemBn, row]))
    const idOf = new Map(found.map(({ tagId, tagName }) => [tagName, tagId]))
    return rows.map(({ goods_bn, tags }): RowPlan<TagsChange> => {
      const row = byNumber.get(goods_bn)
      if (!row) return { state: 'refused', field: 'goods_bn', text: `商品货号“${goods_bn}”不存在` }
      if (!row.isDefault)
        return {
          state: 'refused',
          field: 'goods_bn',
          text: `“${goods_bn}”是规格的编码，请填写商品货号“${row.goodsBn}”`,
        }
      if (row.isDeleted) return { state: 'refused', field: 'goods_bn', text: deskMessages.goodsDeleted }
      const unknown = tags.find((name) => !idOf.has(name))
      if (unknown !== undefined)
        return { state: 'refused', field: 'tags', text: `标签“${unknown}”不存在，请先新增` }
      const after = sorted(tags.map((name) => idOf.get(name) ?? 0))
      if (JSON.stringify(after) === JSON.stringify(row.tagIds)) return { state: 'same' }
      const { goodsId, itemIds, tagIds: before, tagNames, updated } = row
      return {
        state: 'change',
        notes: [`标签 ${words(tagNames)} → ${words(tags)}`],
        change: { goodsId, itemIds, before, after, updated },
      }
    })
  },

  async write(work, task, changes) {
    const now = work.mall.now()
    const versions = await put(
      work,
      task,
      'importTags',
      changes.map((change) => ({ ...change, at: now })),
    )
    return changes.map((change) => ({ ...change, version: versions.get(change.goodsId) ?? 0 }))
  },

  async undo(work, task, undos) {
    const ids = sorted(undos.map(({ goodsId }) => goodsId))
    const versions = await lockRowVersions(work.tx, 'goods', ids)
    const names = new Set((await work.tx.run(tagIds, [null])).map(({ tagId }) => tagId))
    const isAsWritten = ({ goodsId, version, before }: TagsUndo) =>
      isAsOf(versions.get(goodsId), version) && before.every((id) => names.has(id))
    const back = undos.filter(isAsWritten)
    if (back.length > 0)
      await put(
        work,
        task,
        'undoImport',
        back.map((undo) => ({ ...undo, before: undo.after, after: undo.before, at: undo.updated })),
      )
    await noteRestored(
      work.tx,
      'goods',
      back.map((undo) => ({ id: undo.goodsId, undo })),
    )
    return undos.map((undo) => (back.includes(undo) ? null : deskMessages.laterChanged))
  },
}
