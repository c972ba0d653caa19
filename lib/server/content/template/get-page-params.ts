import 'server-only'
import type { PageParams } from '@/lib/contract/content/template'
import { textOf } from '@/lib/domain/fields'
import type { PriceViewer } from '@/lib/domain/person/viewer-price'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { h5MemberMenu } from './h5-member-menu'
import { loadContents, loadFrame, loadPageHead } from './load-page'
import { refreshPrices } from './refresh-prices'
import { isWidget, type Widget } from './widget'

interface Stored {
  contentId: number
  widget: Widget
}

interface Page {
  widgets: Stored[]
  /** Custom pages only. */
  title?: string
}

async function readPage(db: Queries, pageName: string, distributorId: number): Promise<Page> {
  if (pageName === 'header' || pageName === 'footer') {
    const row = await loadFrame(db, pageName)
    const widgets = Array.isArray(row?.params) ? (row.params as unknown[]).filter(isWidget) : []
    return { widgets: widgets.map((widget) => ({ contentId: row?.contentId ?? 0, widget })) }
  }
  const id = Number(/^custom_(\d{1,9})$/.exec(pageName)?.[1] ?? 0)
  const code = id === 0 && pageName !== 'index' ? pageName : ''
  const rows = await loadContents(db, id, 'index', code, distributorId)
  const widgets = rows.flatMap(({ contentId, params }) =>
    isWidget(params) ? [{ contentId, widget: params }] : [],
  )
  if (pageName === 'index') return { widgets }
  const found = await loadPageHead(db, id, code)
  return { widgets, ...(found ? { title: found.templateTitle } : {}) }
}

/** A widget in the older shape: type, title, entries and all other settings. */
function paramsOf({ type, name, alias, uuid, data, ...config }: Widget): PageParams['config'][number] {
  return {
    name: textOf(type),
    base: { title: textOf(alias) || textOf(name), uuid: textOf(uuid) },
    data: Array.isArray(data) ? (data as unknown[]) : [],
    config: Array.isArray(data) || data === undefined ? config : { ...config, data },
  }
}

/**
 * The layout of H5's category page while no page is designed for it: the tree of `goods/category` with tabs. Without it
 * H5 reads its products twenty at a time (contract clients §2, contract goods §4.3).
 */
const categoryLayout: PageParams['config'][number] = {
  name: 'base',
  base: { title: '分类', uuid: '' },
  data: [],
  config: {},
  addCar: true,
  classify: false,
  hasSeries: false,
}

/**
 * The entries of H5's member page: only those for features that the mall has. Without it H5 shows entries that lead
 * nowhere (contract clients §2).
 */
const memberMenu: PageParams['config'][number] = {
  name: 'base',
  base: { title: '会员中心', uuid: '' },
  config: {},
  data: {
    ziti_order: true,
    group: true,
    member_code: true,
    memberinfo_enable: true,
    ext_info: false,
    activity: false,
    boost_activity: false,
    boost_order: false,
    complaint: false,
    recharge: false,
    offline_order: false,
    share_enable: false,
    community_activity: false,
    community_order: false,
    community_group_enable: false,
  },
}

/** The widgets of H5's member page since version 4.14: the states of orders, and the menu (contract clients F26). */
const memberWidgets: PageParams['config'] = [
  {
    name: 'orderNavigation',
    base: { title: '我的订单', uuid: '' },
    config: {},
    // The client uses its own entries.
    data: [],
  },
  {
    name: 'imgHotzone',
    base: { title: '', uuid: '' },
    config: { imgUrl: h5MemberMenu.imgUrl },
    data: h5MemberMenu.zones,
  },
]

/** Default pages for H5 where no page is designed, by page name. */
const h5Layouts = new Map([
  ['category', [categoryLayout]],
  ['member_center_menu_setting', [memberMenu]],
  ['custom_my', memberWidgets],
])

/** The value of `template_name` in H5. */
const h5Template = 'yykweishop'

/**
 * A designed page in the older shape (contract goods §8.4) with current prices. `pageName` is `index`, `header`,
 * `footer`, `custom_{id}` or the code of a page, such as `story`. A page that does not exist has no widgets, except for
 * some pages of H5 that have a default layout.
 */
export async function getPageParams(
  mall: Mall,
  viewer: PriceViewer | null,
  request: { templateName: string; pageName: string; distributorId: number },
): Promise<PageParams> {
  const { widgets, title } = await readPage(mall.db, request.pageName, request.distributorId)
  const shown = await refreshPrices(
    mall,
    viewer,
    widgets.map(({ widget }) => widget),
  )
  const params = shown.map(paramsOf)
  const layout = request.templateName === h5Template ? h5Layouts.get(request.pageName) : undefined
  if (layout && params.length === 0) params.push(...layout)
  const list = params.map((one, index) => ({
    id: widgets[index]?.contentId ?? 0,
    template_name: request.templateName,
    company_id: 1 as const,
    name: one.name,
    page_name: request.pageName,
    params: one,
  }))
  return {
    list,
    config: params,
    ...(title === undefined ? {} : { share: { title } }),
  }
}
