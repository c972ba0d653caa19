import 'server-only'
import type { IndexView } from '@/lib/contract/operator/desk/index-page'
import { indexPages, maxViews, type ColumnPlace, type IndexPageName } from '@/lib/domain/desk/index-page'
import { mayDo } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { assertSeesPage, rulesViews, viewOf, type Person } from './arrange-page'
import { countViews, deleteView, holdPage, insertView, lockView, updateView, viewById } from './sql'

/** What a view names; without columns everyone has the own ones. */
interface ViewFields {
  name: string
  is_shared: boolean
  values: Record<string, string>
  columns: ColumnPlace[]
}

const nameTaken = (name: string) => new MallError(`视图“${name}”已存在`)

const storedColumns = (columns: readonly ColumnPlace[]) =>
  columns.length > 0 ? JSON.stringify(columns) : null

async function viewShown(tx: Queries, person: Person, viewId: number): Promise<IndexView> {
  const { rows } = only(await tx.run(viewById, [person.userId, person.shopId, viewId]), 'reading a view')
  return viewOf(person, only(rows, 'reading a view'))
}

/**
 * Adds a view of a page.
 * @param now epoch seconds
 * @throws MallError 视图“…”已存在; 每个列表最多20个视图; 403
 */
export async function addView(
  tx: Queries,
  person: Person,
  actor: Actor,
  page: IndexPageName,
  fields: ViewFields,
  now: number,
): Promise<IndexView> {
  assertSeesPage(person, page)
  const { userId, shopId } = person
  await tx.run(holdPage, [userId, page])
  const { views } = only(await tx.run(countViews, [userId, shopId, page]), 'counting views')
  if (views >= maxViews) throw new MallError(`每个列表最多${maxViews}个视图`)
  const { name, is_shared, values, columns } = fields
  const [added] = await tx.run(insertView, [
    ...[userId, shopId, page, name, is_shared],
    ...[JSON.stringify(values), storedColumns(columns), now],
  ])
  if (!added) throw nameTaken(name)
  const { viewId } = added
  const after = { page, name, is_shared, values, columns }
  await recordAudit(tx, { actor, event: 'createView', subject: 'view', subjectId: viewId, after }, now)
  return viewShown(tx, person, viewId)
}

/** A view that the person sees and may change, locked. @throws MallError 视图不存在; 只有创建人… */
async function lockedView(tx: Queries, person: Person, viewId: number) {
  const [view] = await tx.run(lockView, [person.userId, person.shopId, viewId])
  if (!view || !mayDo(person.role, indexPages[view.page])) throw new MallError(deskMessages.viewMissing)
  if (!view.isOwn && !rulesViews(person)) throw new MallError('只有创建人和管理账号的人可以修改这个视图')
  return {
    isOwn: view.isOwn,
    before: {
      name: view.name,
      is_shared: view.isShared,
      values: view.filters,
      columns: view.columns ?? [],
    },
  }
}

/**
 * Changes the sent fields of a view: an own one, or a shared one for people who run accounts.
 * @param now epoch seconds
 * @throws MallError 视图不存在; 视图“…”已存在; 只有创建人…
 */
export async function changeView(
  tx: Queries,
  person: Person,
  actor: Actor,
  viewId: number,
  sent: { [K in keyof ViewFields]?: ViewFields[K] | undefined },
  now: number,
): Promise<IndexView> {
  const { before, isOwn } = await lockedView(tx, person, viewId)
  const after = {
    name: sent.name ?? before.name,
    is_shared: sent.is_shared ?? before.is_shared,
    values: sent.values ?? before.values,
    columns: sent.columns ?? before.columns,
  }
  // Otherwise it would be a view that only its author sees, changed by somebody else.
  if (!isOwn && !after.is_shared) throw new MallError('只有创建人可以取消共享')
  try {
    await tx.run(updateView, [
      ...[viewId, after.name, after.is_shared],
      ...[JSON.stringify(after.values), storedColumns(after.columns), now],
    ])
  } catch (error) {
    throw violatedConstraint(error) === 'desk_views_name' ? nameTaken(after.name) : error
  }
  await recordAudit(
    tx,
    { actor, event: 'updateView', subject: 'view', subjectId: viewId, before, after },
    now,
  )
  return viewShown(tx, person, viewId)
}

/**
 * Deletes a view; pages that opened with it open without one.
 * @param now epoch seconds
 * @throws MallError 视图不存在; 只有创建人…
 */
export async function removeView(
  tx: Queries,
  person: Person,
  actor: Actor,
  viewId: number,
  now: number,
): Promise<void> {
  const { before } = await lockedView(tx, person, viewId)
  await tx.run(deleteView, [viewId])
  await recordAudit(tx, { actor, event: 'deleteView', subject: 'view', subjectId: viewId, before }, now)
}
