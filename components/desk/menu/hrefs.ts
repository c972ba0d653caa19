import type { DeskGoodsState } from '@/lib/domain/goods/desk-state'
import type { TableImportKind } from '@/lib/domain/import/table/kinds'
import type { OrderTodo } from '@/lib/domain/order/todos'
import { deskMenu } from './pages'

/** The list of the desk in which a figure of the home is counted. */
export const deskOrdersHref = (todo: OrderTodo): string => `${deskMenu.orders.href}?status=${todo}`
/** The page of an order, and that of an after-sale. */
export const deskOrderHref = (orderId: string): string => `${deskMenu.orders.href}/${orderId}`
export const deskAftersaleHref = (number: string): string => `${deskMenu.aftersales.href}/${number}`
export const deskGoodsHref = (state: DeskGoodsState): string => `${deskMenu.goods.href}?status=${state}`

/** The page that edits a product, and the one that enters a new one. */
export const deskProductHref = (goodsId: number | 'new'): string => `${deskMenu.goods.href}/${goodsId}`
/** The page that edits a freight template, and the one that enters a new one. */
export const deskFreightHref = (templatesId: number | 'new'): string =>
  `${deskMenu.freight.href}/${templatesId}`
/** The page that edits a shop, and the one that enters a new one. */
export const deskShopHref = (distributorId: number | 'new'): string =>
  `${deskMenu.shops.href}/${distributorId}`
/** The page that edits an article, and the one that writes a new one. */
export const deskArticleHref = (articleId: number | 'new'): string => `${deskMenu.articles.href}/${articleId}`

/** The page that edits a notice, and the one that enters a new one. */
export const deskNoticeHref = (noticeId: number | 'new'): string => `${deskMenu.notices.href}/${noticeId}`

/** The page that enters a new product like a stored one. */
export const copyProductHref = (goodsId: number): string => `${deskProductHref('new')}?copy=${goodsId}`

/** The page that imports products. */
export const goodsImportHref = `${deskMenu.goods.href}/import`
/** The columns and choices of an import of products that was checked. */
export const importColumnsHref = (taskId: number): string => `${goodsImportHref}?task=${taskId}`
/** The page that imports tables, with one kind chosen. */
export const tableImportHref = (kind: TableImportKind): string => `${deskMenu.imports.href}?kind=${kind}`
/** The page of a task. */
export const deskTaskHref = (taskId: number): string => `${deskMenu.tasks.href}/${taskId}`
