import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'
import { programmeClasses, type ProgrammeClassRow } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, nullable, statement, type RowOf } from '@/lib/server/ground/db/statement'
import type { IdentityRow } from '@/lib/server/ground/identity/find-identity'
import { identityIn, isVoidIn } from '@/lib/server/ground/identity/parts'
import { settingValue } from '@/lib/server/ground/settings'
import { classesLeft, type ClassLeft } from './parts'

/** The remaining and drawn subsidies of the person of member $1, in one row. */
export const subsidiesOfMember = statement(
  'subsidy_of_member',
  `select ${settingValue('programme')} as programme, ${jsonRows(programmeClasses)} as classes,
          ${jsonRows(classesLeft('$1'))} as "left", ${identityIn('$1').sql} as identity,
          ${isVoidIn('$1').sql} as "isVoid",
          ${jsonRows(`
            select l.subsidy_class_id as "subsidyClassId",
                   sum(case l.state when 'drawn' then l.amount when 'reversed' then -l.amount else 0 end)::bigint as fee
              from subsidy_ledger l
             where l.person_key = (select i.person_key from identities i where i.user_id = $1 and i.state = 'verified')
             group by l.subsidy_class_id`)} as drawn`,
  {
    programme: nullable(json<SiteSettings['programme']>()),
    classes: json<ProgrammeClassRow[]>(),
    left: json<ClassLeft[]>(),
    identity: nullable(json<IdentityRow>()),
    isVoid: boolean,
    drawn: json<{ subsidyClassId: number; fee: number }[]>(),
  },
)
export type MineRow = RowOf<typeof subsidiesOfMember>
