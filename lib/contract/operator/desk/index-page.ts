import { z } from 'zod'
import {
  densities,
  indexPages,
  maxViewName,
  placeNames,
  type Density,
  type IndexPageName,
} from '@/lib/domain/desk/index-page'
import { maxId } from '@/lib/domain/id'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { wireInt, wireJson, wireSwitch, wireText } from '../../fields'
import { forDesk } from '../options'

const page = z.enum(Object.keys(indexPages) as IndexPageName[], requestMessages.parametersInvalid)
const density = z.enum(Object.keys(densities) as Density[], '请选择行高')

const columns = z
  .array(z.object({ name: wireText(30).min(1), shown: z.boolean() }))
  .max(40, deskMessages.tooManyColumns)
const layout = z.object({ columns, density })

/** The query of an address: filters, search and sort by name. */
const values = z
  .record(
    z.string().regex(/^[a-z][a-z_]{0,29}$/, requestMessages.parametersInvalid),
    wireText(200, '筛选条件过长').min(1),
  )
  .refine((query) => Object.keys(query).length <= 20, '筛选条件过多')
  .refine(
    (query) => !Object.keys(query).some((name) => placeNames.includes(name)),
    requestMessages.parametersInvalid,
  )

const view = z.object({
  view_id: z.int(),
  name: z.string(),
  /** Others of the mall, or of the same shop, see it. */
  is_shared: z.boolean(),
  is_own: z.boolean(),
  /** The caller is its author, or runs the accounts of the mall or of the shop. */
  may_change: z.boolean(),
  /** The name of its author. */
  by: z.string(),
  values: z.record(z.string(), z.string()),
  /** Null where everyone has the own columns. */
  columns: z.array(z.object({ name: z.string(), shown: z.boolean() })).nullable(),
})
export type IndexView = z.infer<typeof view>

const info = z.object({
  /** Without columns those of the page. */
  layout: z.object({ columns: z.array(z.object({ name: z.string(), shown: z.boolean() })), density }),
  /** The view that opens with the page; null for none. */
  default_view_id: z.int().nullable(),
  /** The own ones first. */
  views: z.array(view),
})
export type IndexPageInfo = z.infer<typeof info>

const viewId = () => wireInt(1, maxId, deskMessages.viewMissing)
const name = () =>
  wireText(maxViewName, `视图名称不能超过${maxViewName}个字`, deskMessages.viewNameMissing).min(
    1,
    deskMessages.viewNameMissing,
  )
const isShared = () => wireSwitch('请选择是否共享')

/** Index pages as a person arranged them: columns, row height, views (contract operator §12). */
export const operatorIndexPageContract = {
  info: call('GET', '/operator/index-page', '列表的列和视图', forDesk(null))
    .input(z.object({ page }))
    .output(info),

  /** Arranges a page for the caller; what is absent stays. */
  arrange: call('PUT', '/operator/index-page', '保存列表的列', forDesk(null))
    .input(
      z.object({
        page,
        layout: wireJson(layout).optional(),
        /** 0 for none. */
        default_view_id: wireInt(0, maxId, deskMessages.viewMissing).optional(),
      }),
    )
    .output(info),

  addView: call('POST', '/operator/views', '新增视图', forDesk(null))
    .input(
      z.object({
        page,
        name: name(),
        is_shared: isShared().optional().default(false),
        values: wireJson(values),
        columns: wireJson(columns).optional(),
      }),
    )
    .output(view),

  changeView: call('PUT', '/operator/views', '修改视图', forDesk(null))
    .input(
      z.object({
        view_id: viewId(),
        name: name().optional(),
        is_shared: isShared().optional(),
        values: wireJson(values).optional(),
        /** Empty: everyone has the own columns. */
        columns: wireJson(columns).optional(),
      }),
    )
    .output(view),

  removeView: call('DELETE', '/operator/views/{view_id}', '删除视图', forDesk(null))
    .input(z.object({ view_id: viewId() }))
    .output(z.object({ status: z.literal(true) })),
}
