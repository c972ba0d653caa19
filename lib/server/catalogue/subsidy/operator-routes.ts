import 'server-only'
import type { Person } from '@/lib/contract/operator/subsidy'
import { MallError } from '@/lib/domain/errors'
import { maskMobile } from '@/lib/domain/person/mask'
import { os } from '@/lib/server/ground/call-context'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { liftVoid, voidPerson } from '@/lib/server/ground/identity/void-identity'
import type { Mall } from '@/lib/server/ground/mall'
import { operatorWrite } from '@/lib/server/ground/operator/operator-write'
import { getProgramme } from './get-programme'
import { ledgerCsv } from './ledger-file'
import {
  ledgerFile,
  ledgerPage,
  peoplePage,
  personById,
  type LedgerRow,
  type PersonRow,
} from './operator-sql'
import { setProgramme } from './set-programme'

/** Most rows of one file; the programme of a city draws fewer in a month. */
const maxFileRows = 200_000

const wireRow = (row: LedgerRow) => ({
  ledger_id: row.ledgerId,
  order_id: row.orderId,
  item_id: row.itemId,
  class_name: row.className,
  person: row.person,
  pieces: row.pieces,
  amount: row.amount,
  state: row.state,
  at: row.at,
})

const wirePerson = (row: PersonRow): Person => ({
  id: row.identityId,
  user_id: row.userId,
  mobile: maskMobile(row.mobile),
  name: row.maskedName,
  id_number: row.maskedNumber,
  state: row.state,
  verified_time: row.verifiedTime,
  void_time: row.voidTime,
  void_reason: row.voidReason,
  draws: row.draws.map(({ className, pieces, amount }) => ({ class_name: className, pieces, amount })),
})

/** A person with the subsidies that they have drawn. */
async function personOf(mall: Mall, { identityId }: { identityId: number }) {
  const [row] = await mall.db.run(personById, [identityId])
  if (!row) throw new Error(`no identity ${identityId}`)
  return wirePerson(row.person)
}

const routes = os.operator.subsidy

/** Calls of operators; merchants are rejected by `auth`. */
export const operatorSubsidyRoutes = {
  ledger: routes.ledger.handler(async ({ input, context: { mall } }) => {
    const { class: subsidyClass, state, time_begin, time_end, page, pageSize } = input
    const filter = [subsidyClass || null, state ?? null, time_begin ?? null, time_end ?? null]
    if (input.format === 'csv') {
      const rows = await mall.db.run(ledgerFile, [...filter, maxFileRows + 1])
      if (rows.length > maxFileRows) throw new MallError('记录过多，请缩小时间范围')
      return ledgerCsv(rows)
    }
    const [row] = await mall.db.run(ledgerPage, [...filter, ...limitAndOffset(page, pageSize)])
    return { total_count: row?.total ?? 0, list: row?.list.map(wireRow) ?? [] }
  }),

  programme: routes.programme.handler(({ context: { mall } }) => getProgramme(mall.db)),

  setProgramme: routes.setProgramme.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.setProgramme', input, ({ mall, scope: { actor } }) =>
      setProgramme(mall, actor, input),
    ),
  ),

  people: routes.people.handler(async ({ input, context: { mall } }) => {
    const { state, mobile, page, pageSize } = input
    const [row] = await mall.db.run(peoplePage, [
      ...[state ?? null, mobile || null],
      ...limitAndOffset(page, pageSize),
    ])
    return { total_count: row?.total ?? 0, list: row?.list.map(wirePerson) ?? [] }
  }),

  voidPerson: routes.voidPerson.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.voidPerson', input, async ({ mall, scope: { actor } }) =>
      personOf(mall, await voidPerson(mall, actor, input.id, input.reason)),
    ),
  ),

  liftVoid: routes.liftVoid.handler(({ input, context }) =>
    operatorWrite(context, 'subsidy.liftVoid', input, async ({ mall, scope: { actor } }) =>
      personOf(mall, await liftVoid(mall, actor, input.id, input.reason)),
    ),
  ),
}
