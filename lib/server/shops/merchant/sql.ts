import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, number, statement } from '@/lib/server/ground/db/statement'
import { applicationColumns, applicationRow, type ApplicationRow } from './application-columns'

const from = 'from merchant_applications a join members m on m.user_id = a.user_id'

/** Creates an empty application of a member, unless there is one. */
export const beginApplication = statement(
  'merchant_application_begin',
  `insert into merchant_applications (user_id, created, updated) values ($1, $2, $2) on conflict (user_id) do nothing`,
)

export const applicationOfMember = statement(
  'merchant_application_of_member',
  `select ${applicationColumns} ${from} where a.user_id = $1`,
  applicationRow,
)

export const lockApplicationOfMember = statement(
  'merchant_application_of_member_lock',
  `select ${applicationColumns} ${from} where a.user_id = $1 for no key update of a`,
  applicationRow,
)

export const applicationById = statement(
  'merchant_application',
  `select ${applicationColumns} ${from} where a.application_id = $1`,
  applicationRow,
)

export const lockApplication = statement(
  'merchant_application_lock',
  `select ${applicationColumns} ${from} where a.application_id = $1 for no key update of a`,
  applicationRow,
)

/** Another application with this code that was submitted and not refused. */
export const applicationWithCode = statement(
  'merchant_application_with_code',
  `select application_id as "applicationId" from merchant_applications
    where credit_code = $1 and state in ('review', 'approved') and application_id <> $2`,
  { applicationId: number },
)

/** The number of applications in each state. */
export const applicationCounts = statement(
  'merchant_application_counts',
  `select count(*) filter (where state = 'draft') as draft, count(*) filter (where state = 'review') as review,
          count(*) filter (where state = 'approved') as approved, count(*) filter (where state = 'refused') as refused
     from merchant_applications`,
  { draft: number, review: number, approved: number, refused: number },
)

const inList = `($1::text is null or a.state = $1) and ($2::text is null or m.mobile = $2)
  and ($3::text is null or strpos(a.merchant_name, $3) > 0)`

/**
 * Applications in state $1, of number $2, with a part $3 of the name; null for any. Those waiting longest come first.
 */
export const applicationPage = statement(
  'merchant_application_page',
  `select ${jsonRows(
    `select ${applicationColumns} ${from} where ${inList}
      order by a.state = 'review' desc, a.submitted nulls last, a.application_id limit $4 offset $5`,
  )} as list, (select count(*) ${from} where ${inList}) as total`,
  { list: json<ApplicationRow[]>(), total: number },
)

/** Gives the account of a shopper the role of a merchant with its shop; no row when it has another role. */
export const makeMerchant = statement(
  'merchant_of_shop_make',
  `update members set role = 'merchant', desk_role = 'shop_manager', shop_id = $2, updated = $3 where user_id = $1 and role = 'shopper'
   returning user_id as "userId"`,
  { userId: number },
)
