import 'server-only'
import type { IndexPageInfo, IndexView } from '@/lib/contract/operator/desk/index-page'
import { indexPages, type IndexLayout, type IndexPageName } from '@/lib/domain/desk/index-page'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { arrangePage, indexPage, lockView, type ViewRow } from './sql'

/** A person at the desk, as views know one. */
export interface Person {
  userId: number
  role: DeskRole
  /** 0 for people of the mall. */
  shopId: number
}

/** Whether a person may change the shared views of others: whoever runs the accounts of the mall or of the shop. */
export const rulesViews = ({ role, shopId }: Person): boolean =>
  mayDo(role, shopId === 0 ? 'account:write' : 'clerk:write')

export const viewOf = (person: Person, row: ViewRow): IndexView => ({
  ...row,
  may_change: row.is_own || rulesViews(person),
})

/** @throws MallError 403 for a page whose rows the person may not see */
export function assertSeesPage({ role }: Person, page: IndexPageName): void {
  if (!mayDo(role, indexPages[page])) throw new MallError(deskMessages.notAllowed, { status: 403 })
}

const ownLayout: IndexLayout = { columns: [], density: 'wide' }

/** Columns, row height and views of a page, as a person has them. @throws MallError 403 */
export async function getIndexPage(db: Queries, person: Person, page: IndexPageName): Promise<IndexPageInfo> {
  assertSeesPage(person, page)
  const found = only(await db.run(indexPage, [person.userId, person.shopId, page]), 'reading an index page')
  return {
    layout: found.layout ?? ownLayout,
    default_view_id: found.defaultViewId,
    views: found.views.map((row) => viewOf(person, row)),
  }
}

/**
 * Stores how a person wants a page. Nobody else sees it, so it leaves no audit row.
 * @param sent.default_view_id 0 for none
 * @throws MallError 视图不存在; 403
 */
export async function arrangeIndexPage(
  tx: Queries,
  person: Person,
  page: IndexPageName,
  sent: { layout?: IndexLayout | undefined; default_view_id?: number | undefined },
): Promise<IndexPageInfo> {
  assertSeesPage(person, page)
  const { layout, default_view_id: viewId } = sent
  if (viewId) {
    const [view] = await tx.run(lockView, [person.userId, person.shopId, viewId])
    if (view?.page !== page) throw new MallError(deskMessages.viewMissing)
  }
  await tx.run(arrangePage, [person.userId, page, layout ? JSON.stringify(layout) : null, viewId ?? null])
  return getIndexPage(tx, person, page)
}
