import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { reportSearches } from './report-searches'
import { listSynonyms, saveSynonyms } from './save-synonyms'

const routes = os.operator.search

export const operatorSearchRoutes = {
  synonyms: routes.synonyms.handler(({ input, context }) => listSynonyms(context.mall.db, input)),

  report: routes.report.handler(({ input, context }) => reportSearches(context.mall, input)),

  setSynonyms: routes.setSynonyms.handler(({ input, context }) =>
    operatorWrite(context, 'search.setSynonyms', input, ({ mall, scope }) =>
      saveSynonyms(mall, scope.actor, input),
    ),
  ),
}
