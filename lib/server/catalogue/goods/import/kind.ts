import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { GoodsImportRow } from '@/lib/domain/import/goods-row'
import * as deskMessages from '@/lib/domain/messages/desk'
import { fileReport } from '@/lib/server/ground/table-import/report'
import type { TaskKind } from '@/lib/server/ground/task/kind'
import { fileOf, removeFile } from '@/lib/server/ground/task-file/task-files'
import { checkGoods, draftsOf, runGoods } from './import-goods'
import { goodsImportKind, type GoodsImportInput } from './input'
import { sourcesOf, type PictureSource } from './picture-source'
import { readGoodsRows, readOptionsOf } from './read-rows'
import { undoGoods } from './undo-goods'

/** The import of products as a task: an item is a product with its rows. */
export const goodsImport = (pictures: PictureSource): TaskKind<GoodsImportInput, GoodsImportRow[]> => ({
  kind: goodsImportKind,
  permission: { read: 'goods:read', write: 'goods:write' },
  describe: (key, rows) => ({
    name: rows.find(({ texts }) => texts.item_name)?.texts.item_name ?? key,
    lines: rows.map(({ line }) => line),
  }),
  async report(mall, { taskId, input: { shape, profile, table } }, report) {
    if (!shape) throw new MallError(deskMessages.fileMissing)
    const { headerLines = 1, nameLine = 1 } = profile ?? {}
    return fileReport(fileOf(mall, taskId, 'table', table), shape, { headerLines, nameLine }, report)
  },
  async *stage(mall, { taskId, actor, input }, tell) {
    const { shape, profile, table, pictures: zip } = input
    if (!shape || !profile) throw new MallError(deskMessages.fileMissing)
    if (zip) {
      const source = fileOf(mall, taskId, 'pictures', zip)
      await pictures.unpack(mall, { taskId, userId: Number(actor.id) }, source, tell)
    }
    yield* readGoodsRows(fileOf(mall, taskId, 'table', table), shape, profile, readOptionsOf(input))
  },
  check: (mall, task, items) => checkGoods(mall, pictures, task, items),
  prepare: (mall, task, items, tell) =>
    pictures.fetch(
      mall,
      { taskId: task.taskId, userId: Number(task.actor.id) },
      sourcesOf(draftsOf(task, items), mall.env.publicUrl),
      tell,
    ),
  run: (work, task, items) => runGoods(work, pictures, task, items),
  undo: undoGoods,
  async forget(mall, { taskId, input: { table, pictures: zip } }) {
    await removeFile(mall, taskId, 'table', table)
    if (zip) await removeFile(mall, taskId, 'pictures', zip)
  },
})
