import 'server-only'
import { json, nullable, number, statement, text } from '@/lib/server/ground/db/statement'

/** The fingerprint of the database; waits while a command changes the key. */
export const storedFingerprint = statement(
  'secret_fingerprint',
  'select fingerprint from secret_fingerprint where id = 1 for share',
  { fingerprint: text },
)
export const lockFingerprint = statement(
  'secret_fingerprint_lock',
  'select fingerprint from secret_fingerprint where id = 1 for update',
  { fingerprint: text },
)
/** If several instances start at once, the first one stores its fingerprint. */
export const addFingerprint = statement(
  'secret_fingerprint_add',
  'insert into secret_fingerprint (id, fingerprint, since) values (1, $1, $2) on conflict (id) do nothing',
)
export const putFingerprint = statement(
  'secret_fingerprint_put',
  'update secret_fingerprint set fingerprint = $1, since = $2 where id = 1',
)

/** The newest sealed text of a database, with its purpose: an identity, or the documents of a merchant. */
export const newestSealed = statement(
  'secret_newest_sealed',
  `select (select sealed_number from identities where sealed_number <> '' order by identity_id desc limit 1) as identity,
          (select sealed_legal_id from merchant_applications where sealed_legal_id <> ''
            order by application_id desc limit 1) as merchant`,
  { identity: nullable(text), merchant: nullable(text) },
)

export const formerPersonKeys = statement(
  'secret_former_person_keys',
  `select sealed from sealed_keys where name = 'former person keys'`,
  { sealed: text },
)
export const putFormerPersonKeys = statement(
  'secret_former_person_keys_put',
  `insert into sealed_keys (name, sealed, created) values ('former person keys', $1, $2)
   on conflict (name) do update set sealed = excluded.sealed`,
)

/** Sealed texts of up to 1,000 rows behind id $1; '' is not sealed. */
export const identitiesToSeal = statement(
  'secret_identities',
  `select identity_id as id, sealed_name as first, sealed_number as second from identities
    where identity_id > $1 and (sealed_name <> '' or sealed_number <> '') order by identity_id limit 1000`,
  { id: number, first: text, second: text },
)
export const resealIdentities = statement(
  'secret_identities_put',
  `update identities i set sealed_name = n.first, sealed_number = n.second
     from unnest($1::bigint[], $2::text[], $3::text[]) as n(id, first, second) where i.identity_id = n.id`,
)
export const papersToSeal = statement(
  'secret_papers',
  `select application_id as id, sealed_legal_id as first, sealed_bank_account as second from merchant_applications
    where application_id > $1 and (sealed_legal_id <> '' or sealed_bank_account <> '') order by application_id limit 1000`,
  { id: number, first: text, second: text },
)
export const resealPapers = statement(
  'secret_papers_put',
  `update merchant_applications a set sealed_legal_id = n.first, sealed_bank_account = n.second
     from unnest($1::bigint[], $2::text[], $3::text[]) as n(id, first, second) where a.application_id = n.id`,
)
export const factorsToSeal = statement(
  'secret_factors',
  `select user_id as id, sealed_secret as first, '' as second from desk_factors
    where user_id > $1 and sealed_secret <> '' order by user_id limit 1000`,
  { id: number, first: text, second: text },
)
export const resealFactors = statement(
  'secret_factors_put',
  `update desk_factors f set sealed_secret = n.first
     from unnest($1::bigint[], $2::text[], $3::text[]) as n(id, first, second) where f.user_id = n.id`,
)
export const memberKeysToSeal = statement(
  'secret_member_keys',
  `select user_id as id, sealed as first, '' as second from member_keys
    where user_id > $1 order by user_id limit 1000`,
  { id: number, first: text, second: text },
)
export const resealMemberKeys = statement(
  'secret_member_keys_put',
  `update member_keys k set sealed = n.first
     from unnest($1::bigint[], $2::text[], $3::text[]) as n(id, first, second) where k.user_id = n.id`,
)
export const keysToSeal = statement(
  'secret_keys',
  `select coalesce(json_agg(json_build_object('name', name, 'sealed', sealed)), '[]') as keys from sealed_keys
    where name <> 'former person keys'`,
  { keys: json<{ name: string; sealed: string }[]>() },
)
export const resealKey = statement('secret_keys_put', 'update sealed_keys set sealed = $2 where name = $1')

/** The tables that identify persons by the keyed hash of their id number. */
const personTables = ['identities', 'subsidy_quotas', 'subsidy_ledger'] as const

export const allPersonKeys = statement(
  'secret_person_keys',
  personTables.map((table) => `select person_key as "personKey" from ${table}`).join(' union '),
  { personKey: text },
)
/** Replaces the hashes $1 by $2, in the same positions. */
export const renamePersons = personTables.map((table) =>
  statement(
    `secret_rename_in_${table}`,
    `update ${table} t set person_key = n.next from unnest($1::text[], $2::text[]) as n(former, next)
      where t.person_key = n.former`,
  ),
)

/**
 * Deletes data that depends on the old key: codes of SMS, captchas and mails with the mails that contain them, and the
 * addresses from which members signed in. All of it is short-lived or returns with the next sign-in.
 */
export const endKeyed = [
  statement('secret_end_codes', 'delete from one_time_codes'),
  statement('secret_end_mails', `delete from outbox where topic = 'mail'`),
  statement('secret_end_addresses', 'delete from known_addresses'),
]

/** The number of connected instances of the mall: each has one connection that listens for invalidations. */
export const runningInstances = statement(
  'secret_running_instances',
  `select count(*)::int as instances from pg_stat_activity
    where datname = current_database() and application_name = 'huanxin-mall drops'`,
  { instances: number },
)
