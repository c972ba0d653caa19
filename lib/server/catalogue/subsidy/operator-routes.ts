import 'server-only'
import { os } from '@/lib/server/ground/call-context'
import { liftVoid, voidPerson } from '@/lib/server/ground/identity/void-identity'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getProgramme } from './get-programme'
import { exportLedger, listLedger } from './list-ledger'
import { getPerson, listPeople } from './list-people'
import { setProgramme } from './set-programme'
import { wireLedgerRow, wirePerson } from './wire'

const routes = os.operator.subsidy

/** Calls of operators; merchants are rejected by `auth`. */
export const operatorSubsidyRoutes = {
  ledger: routes.ledger.handler(async ({ input, context: { mall } }) => {
    const { class: subsidyClass, state, time_begin: from, time_end: to } = input
    const filter = { subsidyClass, state, from, to }
    if (input.format === 'csv') return exportLedger(mall.db, filter)
    const { rows, total } = await listLedger(mall.db, filter, input)
    return { total_count: total, list: rows.map(wireLedgerRow) }
  }),

  programme: routes.programme.handler(({ context: { mall } }) => getProgramme(mall.db)),

  setProgramme: routes.setProgramme.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.setProgramme', input, ({ mall, scope: { actor } }) =>
      setProgramme(mall, actor, input),
    ),
  ),

  people: routes.people.handler(async ({ input, context: { mall } }) => {
    const filter = { state: input.state, mobile: input.mobile }
    const { rows, total } = await listPeople(mall.db, filter, input)
    return { total_count: total, list: rows.map(wirePerson) }
  }),

  voidPerson: routes.voidPerson.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.voidPerson', input, async ({ mall, scope: { actor } }) => {
      const { identityId } = await voidPerson(mall, actor, input.id, input.reason)
      return wirePerson(await getPerson(mall.db, identityId))
    }),
  ),

  liftVoid: routes.liftVoid.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.liftVoid', input, async ({ mall, scope: { actor } }) => {
      const { identityId } = await liftVoid(mall, actor, input.id, input.reason)
      return wirePerson(await getPerson(mall.db, identityId))
    }),
  ),
}
