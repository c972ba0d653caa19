import 'server-only'
import type { DesignProblem } from '@/lib/contract/operator/content/design'
import { positionOf, type DesignDocument } from '@/lib/domain/design/document'
import { limitProblem } from '@/lib/domain/design/limits'
import { MallError } from '@/lib/domain/errors'
import { textOf } from '@/lib/domain/fields'
import type { Mall } from '@/lib/server/ground/mall'
import { settingsOf } from './parts'

/** Problems that the schemas of the widgets report, from top to bottom. */
export async function findProblems(mall: Mall, document: DesignDocument): Promise<DesignProblem[]> {
  const find = await mall.widgetProblems()
  return settingsOf(document).flatMap(({ id, settings }) => {
    const isInPanel = positionOf(document, id)?.panel !== undefined
    const { type, name, alias } = settings
    return find(settings, isInPanel).map(({ path, message }) => ({
      id,
      type,
      name: textOf(alias) || textOf(name),
      path,
      message,
    }))
  })
}

/**
 * Rejects the publication of a page that has problems; `errors` has the messages by widget.
 * @throws MallError the message of a limit; 页面有n处问题，请修改后发布
 */
export async function assertPublishable(mall: Mall, document: DesignDocument): Promise<void> {
  const limit = limitProblem(document)
  if (limit !== undefined) throw new MallError(limit)
  const problems = await findProblems(mall, document)
  if (problems.length === 0) return
  const errors: Record<string, string[]> = {}
  for (const { id, message } of problems) (errors[id] ??= []).push(message)
  throw new MallError(`页面有${problems.length}处问题，请修改后发布`, { errors })
}
