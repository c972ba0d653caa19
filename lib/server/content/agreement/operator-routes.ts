import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { dropDraft, publishAgreement, saveDraft } from './change-agreement'
import { getVersion, listAgreements, listVersions } from './read-agreements'

const routes = os.operator.agreement

export const operatorAgreementRoutes = {
  list: routes.list.handler(async ({ context }) => ({ list: await listAgreements(context.mall.db) })),

  set: routes.set.handler(({ input, context }) =>
    operatorWrite(context, 'agreement.set', input, ({ mall, scope: { actor } }) =>
      publishAgreement(mall, actor, input.type, input),
    ),
  ),

  saveDraft: routes.saveDraft.handler(({ input, context }) =>
    operatorWrite(context, 'agreement.saveDraft', input, ({ mall, scope: { actor } }) =>
      saveDraft(mall, actor, input.type, input),
    ),
  ),

  dropDraft: routes.dropDraft.handler(({ input, context }) =>
    operatorWrite(context, 'agreement.dropDraft', input, ({ mall, scope: { actor } }) =>
      dropDraft(mall, actor, input.type),
    ),
  ),

  versions: routes.versions.handler(async ({ input, context }) => ({
    list: await listVersions(context.mall.db, input.type),
  })),

  version: routes.version.handler(({ input, context }) =>
    getVersion(context.mall.db, input.type, input.number),
  ),
}
