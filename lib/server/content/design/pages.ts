import 'server-only'
import type { PageType } from '@/lib/contract/content/template'
import type { Tdk } from '@/lib/domain/content/site'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { lockDesign } from './lock-design'
import {
  addPage,
  changePage,
  lockPage,
  pageList,
  removePage,
  type ListedPage,
  type PageRow,
} from './page-sql'

/** The status of a page in use. */
const inUse = 1

export const pageNotFound = () => new MallError(contentMessages.pageMissing)

/**
 * A page for a write, locked.
 * @throws MallError 页面不存在
 */
export async function getPageForWrite(tx: Queries, templateId: number): Promise<PageRow> {
  const [page] = await tx.run(lockPage, [templateId])
  if (!page) throw pageNotFound()
  return page
}

/** Invalidates the pages that show a designed page: shoppers see pages in use only. */
export const invalidatePage = (mall: Mall, page: PageRow): Promise<void> =>
  mall.invalidate(eventTags.templatePublished(page))

/** At most one home page of the mall, and of each shop, is in use (spec 4 §B4), enforced by a database constraint. */
async function atMostOneHome<T>(write: Promise<T>): Promise<T> {
  try {
    return await write
  } catch (error) {
    if (violatedConstraint(error) === 'pc_templates_one_home') throw new MallError('已有启用的模版')
    throw error
  }
}

export interface PageFilter {
  /** A part of the name; empty for any. */
  title: string
  pageType: PageType | undefined
  status: number | undefined
  distributorId: number | undefined
}

/** The designed pages, the newest first, and whether they have unpublished changes. */
export async function listPages(
  db: Queries,
  { title, pageType, status, distributorId }: PageFilter,
  { page, size }: { page: number; size: number },
): Promise<{ list: ListedPage[]; total: number }> {
  const filter = [pageType ?? null, status ?? null, distributorId ?? null, title]
  const list = await db.run(pageList, [...filter, ...limitAndOffset(page, size)])
  return { list, total: list[0]?.total ?? 0 }
}

export interface NewPage {
  title: string
  description: string
  pageType: PageType
  status: number
  version: string
  distributorId: number
}

/**
 * Adds an empty page.
 * @throws MallError 已有启用的模版 for a second home page in use; 店铺不存在
 */
export async function createPage(mall: Mall, actor: Actor, page: NewPage): Promise<PageRow> {
  const now = mall.now()
  const { title, description, pageType, status, version, distributorId } = page
  // No page shows one without widgets.
  return mall.db.transaction(async (tx) => {
    const values = [title, description, pageType, status, version, distributorId, now]
    const [row] = await atMostOneHome(tx.run(addPage, values))
    if (!row) throw new MallError(shopMessages.shopMissing)
    const subject = { subject: 'page', subjectId: row.templateId }
    await recordAudit(tx, { actor, event: 'addPage', ...subject, after: { title, pageType, status } }, now)
    return row
  })
}

/** An operator's change of a page; absent fields keep their value. */
export interface PageChange {
  title?: string | undefined
  description?: string | undefined
  pageType?: PageType | undefined
  status?: number | undefined
  version?: string | undefined
  tdk?: Tdk | undefined
}

/**
 * Changes a page, such as putting it into use.
 * @throws MallError 页面不存在; 已有启用的模版 for a second home page in use
 */
export async function updatePage(
  mall: Mall,
  actor: Actor,
  templateId: number,
  change: PageChange,
): Promise<PageRow> {
  const now = mall.now()
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
  const { before, after } = await mall.db.transaction(async (tx) => {
    const before = await getPageForWrite(tx, templateId)
    const next = { ...before, ...given }
    const values = [next.title, next.description, next.pageType, next.status, next.version]
    const [after] = await atMostOneHome(
      tx.run(changePage, [templateId, ...values, JSON.stringify(next.tdk), now]),
    )
    if (!after) throw pageNotFound()
    const old = Object.fromEntries(Object.keys(given).map((key) => [key, before[key as keyof PageRow]]))
    const subject = { subject: 'page', subjectId: templateId }
    await recordAudit(tx, { actor, event: 'editPage', ...subject, before: old, after: given }, now)
    return { before, after }
  })
  // The tags of the old type too, in case the type of the page changes.
  await mall.invalidate([
    ...new Set([...eventTags.templatePublished(before), ...eventTags.templatePublished(after)]),
  ])
  return after
}

/**
 * Deletes a page with its widgets, its draft and its versions; the audit trail keeps its name.
 * @throws MallError 页面不存在; 启用中的首页不能删除，请先禁用
 */
export async function deletePage(mall: Mall, actor: Actor, templateId: number): Promise<void> {
  const page = await mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    const page = await getPageForWrite(tx, templateId)
    const { title, pageType, status } = page
    if (pageType === 'index' && isInUse(page)) throw new MallError(contentMessages.homePageInUse)
    await tx.run(removePage, [templateId])
    await recordAudit(
      tx,
      {
        actor,
        event: 'deletePage',
        subject: 'page',
        subjectId: templateId,
        before: { title, pageType, status },
      },
      mall.now(),
    )
    return page
  })
  await invalidatePage(mall, page)
}

/** Whether shoppers can open the page. */
export const isInUse = ({ status }: PageRow): boolean => status === inUse
