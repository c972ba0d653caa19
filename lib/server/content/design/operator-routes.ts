import 'server-only'
import { mayDo } from '@/lib/domain/desk/roles'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { deskRoleOf } from '@/lib/server/ground/operator/scope'
import { beat, releaseLock } from './edit-lock'
import { findProblems } from './find-problems'
import { importPage } from './import-page'
import { listRevisions, openDesign, openRevision, readDraft } from './open-design'
import { cancelSchedule, publishDraft } from './publish'
import { getRevision, restoreVersion } from './restore'
import { saveDraft } from './save-draft'
import { wirePage } from './wire'
import { wireConflict, wireDocument, wireLock, wireOpened, wireRevision } from './wire-design'

const routes = os.operator.design

/**
 * Drafts and versions of designed pages. Saves have ids of their own in place of an idempotency key, and no row in the
 * audit trail: the draft names its editor, and publications are audited.
 */
export const operatorDesignRoutes = {
  open: routes.open.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const opened = await openDesign(context.mall, input.page_id, { userId, session: input.session })
    return wireOpened(opened, mayDo(deskRoleOf(context), 'content:approve'))
  }),

  save: routes.save.handler(async ({ input, context }) => {
    const { userId } = memberOf(context)
    const { saved, version, frameVersion, conflict } = await saveDraft(context.mall, userId, {
      templateId: input.page_id,
      baseVersion: input.base_version,
      frameVersion: input.frame_version,
      saveId: input.save_id,
      patches: input.patches,
    })
    return { saved, version, frame_version: frameVersion, conflict: conflict && wireConflict(conflict) }
  }),

  problems: routes.problems.handler(async ({ input, context }) => {
    const document = await readDraft(context.mall, input.page_id, memberOf(context).userId)
    return { list: await findProblems(context.mall, document) }
  }),

  publish: routes.publish.handler(({ input, context }) =>
    operatorWrite(context, 'design.publish', input, async ({ mall, scope: { actor } }) => {
      const done = await publishDraft(mall, actor, memberOf(context).userId, {
        templateId: input.page_id,
        part: input.part,
        baseVersion: input.base_version,
        frameVersion: input.frame_version,
        publishAt: input.publish_at,
        note: input.note,
        overwrite: input.overwrite ?? false,
      })
      return {
        version: done.version,
        frame_version: done.frameVersion,
        number: done.number,
        frame_number: done.frameNumber,
        publish_at: done.publishAt,
        page: wirePage(done.page),
      }
    }),
  ),

  unschedule: routes.unschedule.handler(({ input, context }) =>
    operatorWrite(context, 'design.unschedule', input, async ({ mall, scope: { actor } }) => {
      const number = await cancelSchedule(mall, actor, input.page_id)
      return wireRevision(await getRevision(mall.db, input.page_id, number))
    }),
  ),

  versions: routes.versions.handler(async ({ input, context }) => {
    const paging = { page: input.page, size: input.pageSize }
    const { list, total, live } = await listRevisions(context.mall, input.page_id, paging)
    return { total_count: total, live_number: live, list: list.map(wireRevision) }
  }),

  version: routes.version.handler(async ({ input, context }) => {
    const { revision, document } = await openRevision(context.mall, input.page_id, input.number)
    return { revision: wireRevision(revision), document: wireDocument(document) }
  }),

  rollback: routes.rollback.handler(({ input, context }) =>
    operatorWrite(context, 'design.rollback', input, ({ mall, scope: { actor } }) =>
      restoreVersion(mall, actor, memberOf(context).userId, {
        templateId: input.page_id,
        number: input.number,
        publish: input.publish,
      }),
    ),
  ),

  lock: routes.lock.handler(async ({ input, context }) => {
    const window = { userId: memberOf(context).userId, session: input.session }
    return wireLock(await beat(context.mall, input.page_id, window, input.take_over))
  }),

  unlock: routes.unlock.handler(async ({ input, context }) => {
    const window = { userId: memberOf(context).userId, session: input.session }
    await releaseLock(context.mall.db, input.page_id, window)
    return { status: true as const }
  }),

  import: routes.import.handler(({ input, context }) =>
    operatorWrite(context, 'design.import', input, async ({ mall, scope: { actor } }) => {
      const { version, leftOut } = await importPage(mall, actor, memberOf(context).userId, {
        templateId: input.page_id,
        baseVersion: input.base_version,
        config: input.config,
      })
      return { version, left_out: leftOut }
    }),
  ),
}
