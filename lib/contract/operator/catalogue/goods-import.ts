import { z } from 'zod'
import { approveStatuses } from '@/lib/domain/approve-status'
import { deskGoodsStates, type DeskGoodsState } from '@/lib/domain/goods/desk-state'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import { maxPicturesBytes, partBytes, taskFileKinds } from '@/lib/domain/task/task-file'
import { call } from '../../call'
import { wireDecimal, wireId, wireInt, wireJson, wireSwitch, wireText } from '../../fields'
import { deskExport } from '../desk/export'
import { exportFile, forDesk, forOperators, wireTableSize } from '../options'

const taskId = () => wireId(deskMessages.taskMissing)
const fileName = () => wireText(200, deskMessages.fileNameTooLong)

const column = z.object({
  /** The name of the column in the file. */
  header: z.string(),
  /** What it is imported as; empty when it is not. */
  use: z.string(),
  /** In words. */
  label: z.string(),
  /** What its first rows say. */
  samples: z.array(z.string()),
})

/** What was recognised in a file. */
const readFile = z.object({
  task_id: z.int(),
  /** Names of the files; empty without pictures. */
  name: z.string(),
  pictures_name: z.string(),
  /** The kind of file, such as Shopify. */
  profile: z.string(),
  profile_name: z.string(),
  /** The operator says what each column is. */
  is_mapped: z.boolean(),
  /** Prices may be in a foreign currency. */
  has_currency: z.boolean(),
  /** In words, such as `CSV，GB18030`. */
  format: z.string(),
  columns: z.array(column),
  list_separator: z.string(),
  path_separator: z.string(),
  /** The choices with which it was checked; null before its first check. */
  options: z
    .object({
      rate: z.number(),
      creates: z.boolean(),
      approve_status: z.enum(approveStatuses).nullable(),
      templates_id: z.int(),
      unknown_template: z.enum(['usual', 'refuse']),
      category_id: z.int(),
    })
    .nullable(),
  /** What columns can be, in the mapping step. */
  targets: z.array(z.object({ key: z.string(), label: z.string(), hint: z.string() })),
})
export type ReadImportFile = z.infer<typeof readFile>

/** The filter of the list of products. */
const exportedGoods = z.object({
  ...exportFile(),
  state: z.enum(Object.keys(deskGoodsStates) as DeskGoodsState[]).optional(),
  keyword: wireText(50).optional(),
  category_id: wireInt(1, maxId).optional(),
  brand_id: wireInt(1, maxId).optional(),
  tag_id: wireInt(1, maxId).optional(),
  distributor_id: wireInt(0, maxId).optional(),
})

const mapping = () => wireJson(z.array(wireText(60)).max(200, deskMessages.tooManyColumns)).optional()
const separator = () => wireText(4, '分隔符不能超过4个字').optional()

/**
 * Imports of products: a table, and a ZIP with pictures, in parts; then reading, checking and running, which are steps of
 * a task (`operator/tasks`).
 */
export const operatorGoodsImportContract = {
  create: call('POST', '/operator/goods/import', '新建商品导入', forOperators('goods:write'))
    .input(
      z.object({
        name: fileName().min(1, deskMessages.fileNotChosen),
        size: wireTableSize(),
        pictures_name: fileName().optional().default(''),
        pictures_size: wireInt(0, maxPicturesBytes, '图片压缩包不能超过1GB').optional().default(0),
      }),
    )
    .output(z.object({ task_id: z.int(), part_bytes: z.int() })),

  part: call('POST', '/operator/goods/import/part', '上传文件分片', {
    ...forOperators('goods:write'),
    maxFileBytes: partBytes,
  })
    .input(
      z.object({
        task_id: taskId(),
        of: z.enum(taskFileKinds, '文件类型不正确'),
        index: wireInt(0, maxId),
        file: z.file(deskMessages.fileNotChosen),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** Recognises the file; sent choices are those of the mapping step, absent ones stay as they were. */
  read: call('POST', '/operator/goods/import/read', '识别文件', forOperators('goods:write'))
    .input(
      z.object({
        task_id: taskId(),
        mapping: mapping(),
        list_separator: separator(),
        path_separator: separator(),
      }),
    )
    .output(readFile),

  /** Sends the file to its check, which a task does: nothing is written before the task is started. */
  check: call('POST', '/operator/goods/import/check', '检查导入', forOperators('goods:write'))
    .input(
      z.object({
        task_id: taskId(),
        /** Yuan for one unit of the currency of the file. */
        rate: wireDecimal(0.000001, 1_000_000, '汇率不正确').optional().default(1),
        /** Creates brands, categories and tags that do not exist. */
        creates: wireSwitch('请选择是否新建').optional().default(true),
        /** The state of all products; absent as the file says. */
        approve_status: z.enum(approveStatuses, '请选择商品状态').optional(),
        /** Freight template of products that name none, and of new ones whose template does not exist. */
        templates_id: wireInt(0, maxId, deskMessages.freightTemplateMissing).optional().default(0),
        /** Products whose freight template does not exist are imported all the same, or refused. */
        unknown_template: z
          .enum(['usual', 'refuse'], '请选择怎样处理未找到的运费模板')
          .optional()
          .default('usual'),
        /** Sales category of products that name none. */
        category_id: wireInt(0, maxId, deskMessages.categoryMissing).optional().default(0),
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** The products of a list in the columns of an import, a row a SKU; merchants' of their shop. */
  export: call('POST', '/operator/goods/export', '导出商品', forDesk('goods:read'))
    .input(exportedGoods)
    .output(deskExport),

  /** The stock of the same products in the columns in which it is imported, a row a SKU; merchants' of their shop. */
  exportStock: call('POST', '/operator/stock/export', '导出库存', forDesk('goods:read'))
    .input(exportedGoods)
    .output(deskExport),

  template: call('GET', '/operator/goods/import/template', '下载导入模板', {
    ...forOperators('goods:read'),
    file: true,
  })
    .input(z.object({}))
    .output(z.file()),
}
