import 'server-only'
import { goodsLimits, maxStore } from '@/lib/domain/goods/goods-form'
import { maxId } from '@/lib/domain/id'
import { textCell, wholeCell } from '@/lib/domain/import/table/cells'
import * as deskMessages from '@/lib/domain/messages/desk'
import { refreshIndex } from '@/lib/server/catalogue/search/index-goods'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import { lockRowVersions, storeEdits } from '@/lib/server/ground/desk-version/edit-row'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { RowPlan, TableImport, TableTask } from '@/lib/server/ground/table-import/definition'
import { dropsOf } from '../desk/drops'
import { adjustStock } from '../desk/sql/write-skus'
import { lastMovements, lockStock, stockOf } from './stock-sql'

interface StockRow {
  distributor_id: number
  item_bn: string
  store: number
}

/** Stock of a SKU that differs. */
interface StockChange {
  itemId: number
  goodsId: number
  before: number
  after: number
}

interface StockUndo extends StockChange {
  /** The movement that the import made; a later one is of a sale or of another person. */
  ledgerId: number
}

const shopName = (id: number) => (id === 0 ? '总店' : `店铺${id}`)

/** Moves stock, with what every change of a product has: its version, an entry of the audit trail, the index. */
async function move(
  { mall, tx }: JoinedWork,
  { actor }: TableTask,
  event: string,
  changes: readonly StockChange[],
): Promise<void> {
  const now = mall.now()
  const goodsIds = [...new Set(changes.map(({ goodsId }) => goodsId))].sort((one, other) => one - other)
  await tx.run(adjustStock, [
    changes.map(({ itemId }) => itemId),
    changes.map(({ before, after }) => after - before),
    now,
  ])
  const fieldOf = ({ itemId }: StockChange) => `sku:${itemId}:store`
  const ofGoods = (id: number) => changes.filter(({ goodsId }) => goodsId === id)
  const versions = await lockRowVersions(tx, 'goods', goodsIds)
  const edits = goodsIds.flatMap((id) => {
    const present = versions.get(id)
    return present ? [{ id, present, changed: ofGoods(id).map(fieldOf) }] : []
  })
  await storeEdits(tx, 'goods', edits, actor, now)
  await refreshIndex(tx, goodsIds)
  const side = (id: number, of: 'before' | 'after') =>
    Object.fromEntries(ofGoods(id).map((change) => [fieldOf(change), change[of]]))
  await recordAudits(
    tx,
    goodsIds.map((id) => ({
      actor,
      event,
      subject: 'goods',
      subjectId: id,
      before: side(id, 'before'),
      after: side(id, 'after'),
    })),
    now,
  )
  await mall.invalidate([
    ...new Set(
      goodsIds.flatMap((id) =>
        dropsOf(id, {
          fields: ofGoods(id).map(fieldOf),
          itemIds: ofGoods(id).map(({ itemId }) => itemId),
        }),
      ),
    ),
  ])
}

/** Stock of SKUs: 店铺ID, 商品编码, 库存 (contract files §2). Sales between the check and the run count. */
export const stockImport: TableImport<StockRow, StockChange, StockUndo> = {
  kind: 'stock.import',
  columns: {
    distributor_id: {
      header: '店铺ID',
      isNeeded: true,
      hint: '必填，0 为总店',
      sample: '0',
      read: wholeCell(0, maxId),
    },
    item_bn: {
      header: '商品编码',
      aliases: ['SKU编码'],
      isNeeded: true,
      hint: '必填，规格的编码，单元格设为文本',
      sample: 'SL-KETTLE-17-W',
      read: textCell(goodsLimits.code),
    },
    store: {
      header: '库存',
      isNeeded: true,
      hint: `必填，改后的数量，0到${maxStore}的整数`,
      sample: '100',
      read: wholeCell(0, maxStore),
    },
  },
  keys: [{ field: 'item_bn', of: ({ item_bn }) => item_bn }],
  nameOf: ({ item_bn = '' }) => item_bn,

  async lock({ tx }, rows) {
    await tx.run(lockStock, [rows.map(({ item_bn }) => item_bn)])
  },

  async plan({ db }, rows) {
    const found = await db.run(stockOf, [rows.map(({ item_bn }) => item_bn)])
    const byNumber = new Map(found.map((sku) => [sku.itemBn, sku]))
    return rows.map(({ distributor_id, item_bn, store }): RowPlan<StockChange> => {
      const sku = byNumber.get(item_bn)
      if (!sku) return { state: 'refused', field: 'item_bn', text: `商品编码“${item_bn}”不存在` }
      if (sku.distributorId !== distributor_id)
        return {
          state: 'refused',
          field: 'distributor_id',
          text: `商品编码“${item_bn}”是${shopName(sku.distributorId)}的商品`,
        }
      if (sku.isDeleted) return { state: 'refused', field: 'item_bn', text: deskMessages.goodsDeleted }
      if (sku.store === store) return { state: 'same' }
      const { itemId, goodsId } = sku
      return {
        state: 'change',
        notes: [`库存 ${sku.store} → ${store}`],
        change: { itemId, goodsId, before: sku.store, after: store },
      }
    })
  },

  async write(work, task, changes) {
    await move(work, task, 'importStock', changes)
    const movements = await work.tx.run(lastMovements, [changes.map(({ itemId }) => itemId)])
    const lastOf = new Map(movements.map(({ itemId, ledgerId }) => [itemId, ledgerId]))
    return changes.map((change) => ({ ...change, ledgerId: lastOf.get(change.itemId) ?? 0 }))
  },

  async undo(work, task, undos) {
    const movements = await work.tx.run(lastMovements, [undos.map(({ itemId }) => itemId)])
    const lastOf = new Map(movements.map(({ itemId, ledgerId }) => [itemId, ledgerId]))
    const back = undos.filter(({ itemId, ledgerId }) => lastOf.get(itemId) === ledgerId)
    if (back.length > 0)
      await move(
        work,
        task,
        'undoImport',
        back.map((undo) => ({ ...undo, before: undo.after, after: undo.before })),
      )
    return undos.map((undo) => (back.includes(undo) ? null : deskMessages.laterChanged))
  },
}
