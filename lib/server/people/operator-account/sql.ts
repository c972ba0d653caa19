import 'server-only'
import type { DeskRole, StoredRole } from '@/lib/domain/desk/roles'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, nullable, number, oneOf, statement } from '@/lib/server/ground/db/statement'
import { roleOf } from '@/lib/server/ground/operator/parts'
import { nextTokensFrom } from '@/lib/server/people/account/next-tokens-from'

const lockedFields = `user_id as "userId", role, desk_role as "deskRole", own_role_id as "ownRoleId", shop_id as "shopId", disabled,
  is_invited and password_hash = '-' as "waitsForPassword"`
const lockedColumns = {
  userId: number,
  role: oneOf<'shopper' | 'merchant' | 'operator'>(),
  deskRole: nullable(oneOf<StoredRole>()),
  ownRoleId: nullable(number),
  shopId: nullable(number),
  disabled: boolean,
  /** Created for the desk and without a password so far. */
  waitsForPassword: boolean,
}

/** The account of number $1, locked. */
export const lockAccountOf = statement(
  'operator_account_lock',
  `select ${lockedFields} from members where mobile = $1 for update`,
  lockedColumns,
)

/** These accounts $1 of people at the desk, locked in the sequence of their ids. */
export const lockDeskAccounts = statement(
  'operator_account_lock_by_id',
  `select ${lockedFields} from members where user_id = any($1::bigint[]) and desk_role is not null
    order by user_id for update`,
  lockedColumns,
)

/**
 * The owners who can sign in, locked in the sequence of their ids, so that of two changes at the same moment the second
 * counts after the first.
 */
export const lockOwners = statement(
  'operator_account_lock_owners',
  `select user_id as "userId" from members where desk_role = 'owner' and not disabled order by user_id for update`,
  { userId: number },
)

/** Account $1 gets role $2, desk role $3 with $6 of `own`, and shop $4 at $5. Coming to the desk and leaving it ends all sessions. */
export const putRole = statement(
  'operator_account_role',
  `update members set role = $2, desk_role = $3, own_role_id = $6, shop_id = $4, updated = $5::bigint,
          tokens_from = case when (desk_role is null) <> ($3::text is null) then ${nextTokensFrom('$5')} else tokens_from end
    where user_id = $1`,
)

/** Marks account $1 as created for the desk. */
export const markInvited = statement(
  'operator_account_invited',
  'update members set is_invited = true where user_id = $1',
)

export const shopExists = statement(
  'operator_account_shop',
  'select distributor_id as "distributorId" from distributors where distributor_id = $1',
  { distributorId: number },
)

/** Whether the mall has products or members: the demo mall is created in an empty one only. */
export const mallIsEmpty = statement(
  'operator_account_empty_mall',
  'select not exists (select from members) and not exists (select from goods) as "isEmpty"',
  { isEmpty: boolean },
)

/** A person at the desk, as the wire has it. */
export interface AccountRow {
  user_id: number
  mobile: string
  username: string
  desk_role: DeskRole
  shop: { distributor_id: number; name: string } | null
  disabled: boolean
  /** Created for the desk and without a password so far. */
  waits_for_password: boolean
  /** A second factor is in use. */
  has_factor: boolean
  created: number
}

const accountFields = `m.user_id, m.mobile, m.username, ${roleOf('m')} as desk_role,
  case when m.role = 'merchant' and d.distributor_id is not null
       then jsonb_build_object('distributor_id', d.distributor_id, 'name', d.name) end as shop,
  m.disabled, m.is_invited and m.password_hash = '-' as waits_for_password,
  exists (select from desk_factors f where f.user_id = m.user_id and f.since is not null) as has_factor, m.created`
const accounts = `from members m left join distributors d on d.distributor_id = m.shop_id where m.desk_role is not null`
const ofKind = `and ($1::text is null or (m.role = 'merchant') = ($1 = 'shop'))`

/** Whose name has the words $4, or whose number they are; null for all. */
const ofWords = `and ($4::text is null or m.mobile = $4 or position(lower($4) in lower(m.username)) > 0)`

/** $2 accounts of the mall or of shops, $1, or of both, that have the words $4, from index $3, in the sequence of their ids. */
export const accountPage = statement(
  'operator_account_page',
  `select ${jsonRows(`select ${accountFields} ${accounts} ${ofKind} ${ofWords}
      order by m.user_id limit $2 offset $3`)} as rows,
          (select count(*) ${accounts} ${ofKind} ${ofWords}) as total`,
  { rows: json<AccountRow[]>(), total: number },
)

export const accountById = statement(
  'operator_account_by_id',
  `select ${jsonRows(`select ${accountFields} ${accounts} and m.user_id = $1`)} as rows`,
  { rows: json<AccountRow[]>() },
)

/** The people of shop $1, at most $2. */
export const accountsOfShop = statement(
  'operator_account_of_shop',
  `select ${jsonRows(`select ${accountFields} ${accounts} and m.role = 'merchant' and m.shop_id = $1
      order by m.desk_role desc, m.user_id limit $2`)} as rows`,
  { rows: json<AccountRow[]>() },
)
