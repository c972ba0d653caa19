import 'server-only'
import type { z } from 'zod'
import type { articleInput, DeskArticle } from '@/lib/contract/operator/content/article'
import type { EditConflict } from '@/lib/contract/operator/desk/edit-conflict'
import { articleLimits } from '@/lib/domain/content/desk-article'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { conflictsOf, lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import type { Mall } from '@/lib/server/ground/mall'
import { assertPictures, ownPaths, picturesIn } from '@/lib/server/ground/stored-urls'
import { cleanDeskHtml } from '@/lib/server/ground/wire/desk-html'
import { eventTags } from '@/lib/web/cache-tags'
import { loadDeskArticle, wireDeskArticle } from './read-articles'
import {
  catalogueKind,
  deleteArticle,
  insertArticle,
  lockArticle,
  restoreArticle,
  writeArticle,
  type DeskArticleData,
} from './sql'
import { textBlocks } from './text-blocks'

/** Fields of an article as they are sent; absent ones stay. */
export type ArticleInput = {
  [K in keyof typeof articleInput]?: z.output<(typeof articleInput)[K]> | undefined
}
type Field = keyof ArticleInput

const fields: readonly Field[] = [
  'title',
  'summary',
  'image_url',
  'author',
  'category_id',
  'content',
  'sort',
  'release_status',
  'release_time',
  'tdk_content',
]

type Values = { [K in Field]-?: NonNullable<ArticleInput[K]> }

const valuesOf = (article: DeskArticleData): Values => {
  const { release_status, ...rest } = wireDeskArticle(article)
  return { ...rest, release_status: release_status === 1 }
}

/** @throws MallError 正文过长, 内容层级过多 */
function normalized(mall: Mall, sent: ArticleInput): ArticleInput {
  const input = ownPaths(sent, mall.env.publicUrl)
  assertPictures([input.image_url], mall.env.publicUrl)
  if (input.content === undefined) return input
  const content = cleanDeskHtml(input.content)
  assertPictures(picturesIn(content), mall.env.publicUrl)
  if (content.length > articleLimits.content) throw new MallError(deskMessages.articleTextTooLong)
  return { ...input, content }
}

const hasText = (html: string) => html.replaceAll(/<(?!img|video)[^>]*>|&nbsp;|\s/g, '') !== ''

const isPublic = ({ state }: Pick<DeskArticleData, 'state'>) => state === 'published'

/** A text is too long for the audit trail: its length is noted. */
const auditValue = (field: Field, value: unknown) =>
  field === 'content' ? `${String(value).length} 字` : value
const sideOf = (changed: readonly Field[], values: Partial<Values>) =>
  Object.fromEntries(changed.map((field) => [field, auditValue(field, values[field])]))

/** Articles that clients show as blocks only keep blocks; a text that was not changed stays as it is. */
function storedContent(
  article: DeskArticleData,
  next: Values,
  isChanged: boolean,
  kind: 'general' | 'bring',
) {
  const content = isChanged ? next.content : article.content
  return kind === 'bring' && typeof content === 'string' ? textBlocks(content) : content
}

/** @throws MallError 栏目不存在, 请填写正文 */
async function write(
  tx: Queries,
  article: DeskArticleData,
  next: Values,
  changed: readonly Field[],
  now: number,
): Promise<void> {
  const [catalogue] = await tx.run(catalogueKind, [next.category_id])
  if (!catalogue) throw new MallError(deskMessages.catalogueMissing)
  if (next.release_status && !hasText(next.content)) throw new MallError(deskMessages.articleTextMissing)
  const { tdk_content: tdk, content: _content, ...columns } = next
  const row = {
    ...columns,
    tdk,
    article_type: catalogue.categoryType,
    content: storedContent(article, next, changed.includes('content'), catalogue.categoryType),
  }
  await tx.run(writeArticle, [article.article_id, JSON.stringify(row), now])
}

/**
 * Enters an article: a draft unless `release_status` says otherwise, released now unless it names a time.
 * @throws MallError 栏目不存在, 请填写正文, 正文过长, 内容层级过多
 */
export async function addArticle(
  mall: Mall,
  actor: Actor,
  sent: ArticleInput & { title: string; category_id: number },
): Promise<DeskArticle> {
  const now = mall.now()
  const input = normalized(mall, sent)
  const added = await mall.db.transaction(async (tx) => {
    const [row] = await tx.run(insertArticle, [sent.title, sent.category_id, now])
    if (!row) throw new MallError(deskMessages.catalogueMissing)
    const article = await loadDeskArticle(tx, row.articleId, now)
    const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined))
    await write(tx, article, { ...valuesOf(article), ...given }, ['content'], now)
    const stored = await loadDeskArticle(tx, row.articleId, now)
    const after = { title: sent.title, state: stored.state, release_time: stored.release_time }
    await recordAudit(
      tx,
      { actor, event: 'createArticle', subject: 'article', subjectId: row.articleId, after },
      now,
    )
    return stored
  })
  if (isPublic(added)) await mall.invalidate(eventTags.articlesChanged())
  return wireDeskArticle(added)
}

/** A change of an article. */
export interface ArticleChange extends ArticleInput {
  article_id: number
  /** The version that the author saw. */
  version: number
  overwrite?: string[] | undefined
}

/** @throws MallError 文章不存在 */
async function lockedArticle(tx: Queries, articleId: number, now: number): Promise<DeskArticleData> {
  await tx.run(lockArticle, [articleId])
  return loadDeskArticle(tx, articleId, now)
}

/**
 * Changes the sent fields of an article. Fields that another person changed since the version of the author are
 * conflicts: with one nothing is saved, unless the author overwrites it (ADR 0110).
 * @throws MallError 文章不存在, 文章在回收站，请先恢复; as `addArticle`
 */
export async function changeArticle(
  mall: Mall,
  actor: Actor,
  sent: ArticleChange,
): Promise<{ saved: boolean; conflicts: EditConflict[]; article: DeskArticle }> {
  const now = mall.now()
  const input = normalized(mall, sent)
  const row = { subject: 'article', id: sent.article_id }
  const result = await mall.db.transaction(async (tx) => {
    const article = await lockedArticle(tx, sent.article_id, now)
    if (article.deleted !== null) throw new MallError('文章在回收站，请先恢复')
    const version = await lockRowVersion(tx, row)
    if (sent.version > version.version) throw new MallError('文章已更新，请刷新后重试')
    const before = valuesOf(article)
    const changed = fields.filter(
      (field) => input[field] !== undefined && JSON.stringify(input[field]) !== JSON.stringify(before[field]),
    )
    const conflicts = conflictsOf(version, { base: sent.version, changed, overwrite: sent.overwrite ?? [] })
    if (conflicts.length > 0 || changed.length === 0)
      return { saved: conflicts.length === 0, conflicts, article, isShown: false }
    const next = { ...before, ...Object.fromEntries(changed.map((field) => [field, input[field]])) }
    await write(tx, article, next, changed, now)
    await storeEdit(tx, row, version, changed, actor, now)
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateArticle',
        subject: 'article',
        subjectId: sent.article_id,
        before: sideOf(changed, before),
        after: sideOf(changed, next),
      },
      now,
    )
    const stored = await loadDeskArticle(tx, sent.article_id, now)
    return { saved: true, conflicts, article: stored, isShown: isPublic(article) || isPublic(stored) }
  })
  if (result.isShown) await mall.invalidate(eventTags.articlesChanged())
  return {
    saved: result.saved,
    conflicts: await nameConflicts(mall.db, result.conflicts),
    article: wireDeskArticle(result.article),
  }
}

/** Withdraws an article into the recycle bin. @throws MallError 文章不存在 */
export async function removeArticle(mall: Mall, actor: Actor, articleId: number): Promise<void> {
  const now = mall.now()
  const article = await mall.db.transaction(async (tx) => {
    const found = await lockedArticle(tx, articleId, now)
    const [deleted] = await tx.run(deleteArticle, [articleId, now])
    if (!deleted) throw new MallError(contentMessages.articleMissing)
    const before = { title: found.title, state: found.state }
    await recordAudit(
      tx,
      { actor, event: 'deleteArticle', subject: 'article', subjectId: articleId, before },
      now,
    )
    return found
  })
  if (isPublic(article)) await mall.invalidate(eventTags.articlesChanged())
}

/** Back from the recycle bin within its term, as a draft. @throws MallError 文章不存在 */
export async function bringBackArticle(mall: Mall, actor: Actor, articleId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const [restored] = await tx.run(restoreArticle, [articleId, now])
    if (!restored) throw new MallError(contentMessages.articleMissing)
    const after = { state: 'draft' }
    await recordAudit(
      tx,
      { actor, event: 'restoreArticle', subject: 'article', subjectId: articleId, after },
      now,
    )
  })
}
