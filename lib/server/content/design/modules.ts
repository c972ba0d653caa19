import 'server-only'
import type { DesignModule } from '@/lib/contract/operator/content/design-module'
import { isStoredSettings, panelType, type StoredSettings } from '@/lib/domain/design/document'
import { limitProblem } from '@/lib/domain/design/limits'
import { invalidContent } from '@/lib/domain/design/patches'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { json, number, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { checkWidgetUrls, ownPaths } from '@/lib/server/ground/stored-urls'
import { findProblems } from './find-problems'
import { pageDocument, pagePartOf } from './parts'

const fields = `m.module_id as "moduleId", m.name, m.image, m.params, m.created`
const columns = { moduleId: number, name: text, image: text, params: json<unknown>(), created: number }
export type ModuleRow = RowOf<typeof columns>

const addModule = statement(
  'design_add_module',
  `insert into design_modules as m (name, image, params, user_id, created) values ($1, $2, $3::jsonb, $4, $5)
   returning ${fields}`,
  columns,
)
const moduleList = statement(
  'design_module_list',
  `select ${fields}, count(*) over ()::int as total from design_modules m
    where $1::text = '' or strpos(lower(m.name), lower($1)) > 0
    order by m.module_id desc limit $2 offset $3`,
  { ...columns, total: number },
)
const deleteModule = statement(
  'design_delete_module',
  'delete from design_modules where module_id = $1 returning name',
  { name: text },
)

export const wireModule = ({ moduleId, params, ...row }: ModuleRow): DesignModule => ({
  module_id: moduleId,
  name: row.name,
  image: row.image,
  created: row.created,
  params: JSON.stringify(params),
})

/** A widget without the parts that belong to one page: its id, its row and the targets of its links (spec 4 §B6). */
function withoutPage({ uuid: _uuid, id: _id, ...widget }: StoredSettings): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...widget, ...('href' in widget ? { href: [] } : {}) }
  if (!Array.isArray(widget.childWidgets)) return copy
  const children = widget.childWidgets as unknown[]
  if (!children.every(isStoredSettings)) throw invalidContent()
  return { ...copy, childWidgets: children.map(withoutPage) }
}

/**
 * Saves a free panel for other pages.
 * @throws MallError 请选中要保存的自由面板; 页面装修内容不合法; 组合模块图片保存失败 and 第1个挂件…的链接地址不合法
 *   for URLs that run scripts; the message of a limit, or the first problem that the schemas of panel and children
 *   report
 */
export async function saveModule(
  mall: Mall,
  actor: Actor,
  userId: number,
  sent: { name: string; image: string; params: Record<string, unknown> },
): Promise<ModuleRow> {
  const now = mall.now()
  const { name, image, params } = ownPaths(sent, mall.env.publicUrl)
  if (!isStoredSettings(params) || params.type !== panelType)
    throw new MallError(contentMessages.modulePanelNotChosen)
  if (!/^(?:\/media\/|https?:\/\/)/.test(image)) throw new MallError(contentMessages.modulePictureNotSaved)
  checkWidgetUrls([params])
  const panel = withoutPage(params)
  const document = pageDocument(pagePartOf([{ id: 0, name: '', config: JSON.stringify(panel) }]))
  const problem = limitProblem(document) ?? (await findProblems(mall, document))[0]?.message
  if (problem !== undefined) throw new MallError(problem)
  return mall.db.transaction(async (tx) => {
    const row = only(
      await tx.run(addModule, [name, image, JSON.stringify(panel), userId, now]),
      'adding a module',
    )
    await recordAudit(
      tx,
      { actor, event: 'saveModule', subject: 'designModule', subjectId: row.moduleId, after: { name } },
      now,
    )
    return row
  })
}

/** The saved modules, the newest first. */
export async function listModules(
  { db }: Mall,
  keyword: string,
  { page, size }: { page: number; size: number },
): Promise<{ list: ModuleRow[]; total: number }> {
  const list = await db.run(moduleList, [keyword, ...limitAndOffset(page, size)])
  return { list, total: list[0]?.total ?? 0 }
}

/** Deletes a module; pages have copies. @throws MallError 组合模块不存在 */
export async function removeModule(mall: Mall, actor: Actor, moduleId: number): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const [row] = await tx.run(deleteModule, [moduleId])
    if (!row) throw new MallError(contentMessages.moduleMissing)
    await recordAudit(
      tx,
      {
        actor,
        event: 'deleteModule',
        subject: 'designModule',
        subjectId: moduleId,
        before: { name: row.name },
      },
      mall.now(),
    )
  })
}
