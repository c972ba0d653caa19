import 'server-only'
import type { FactorKind } from '@/lib/domain/desk/factor'
import { boolean, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** The factor of person $1, with the recovery codes that are left, and whether the mall requires one. */
export const factorOf = statement(
  'desk_factor',
  `select f.kind, f.sealed_secret as "sealedSecret", f.last_step as "lastStep", f.since, m.mobile,
          m.password_hash as "passwordHash",
          (select count(*) from desk_recovery_codes c where c.user_id = m.user_id and c.used is null) as "codesLeft",
          exists (select from settings s where s.key = 'desk_security' and s.value -> 'required' = 'true') as "isRequired"
     from members m left join desk_factors f on f.user_id = m.user_id where m.user_id = $1`,
  {
    kind: nullable(oneOf<FactorKind>()),
    sealedSecret: nullable(text),
    lastStep: nullable(number),
    since: nullable(number),
    mobile: text,
    passwordHash: text,
    codesLeft: number,
    isRequired: boolean,
  },
)

/** Begins to set up a factor, again until its first code was right; no row for one that is in use. */
export const putFactor = statement(
  'desk_factor_put',
  `insert into desk_factors as f (user_id, kind, sealed_secret, created) values ($1, $2, $3, $4)
   on conflict (user_id) do update
     set kind = excluded.kind, sealed_secret = excluded.sealed_secret, last_step = 0, created = excluded.created
     where f.since is null
   returning user_id as "userId"`,
  { userId: number },
)

/** The factor of person $1 is in use from $2; no row when another request was first. */
export const confirmFactor = statement(
  'desk_factor_confirm',
  `update desk_factors set since = $2 where user_id = $1 and since is null returning user_id as "userId"`,
  { userId: number },
)

/** Uses step $2 of the key $3 of person $1; no row when it, or a later one, was used. Of two requests one gets it. */
export const useStep = statement(
  'desk_factor_use_step',
  `update desk_factors set last_step = $2 where user_id = $1 and last_step < $2 and sealed_secret = $3
   returning user_id as "userId"`,
  { userId: number },
)

export const deleteFactor = statement(
  'desk_factor_delete',
  'delete from desk_factors where user_id = $1 and since is not null returning kind',
  { kind: oneOf<FactorKind>() },
)

export const addRecoveryCodes = statement(
  'desk_recovery_add',
  'insert into desk_recovery_codes (user_id, digest) select $1, unnest($2::text[])',
)
export const deleteRecoveryCodes = statement(
  'desk_recovery_delete',
  'delete from desk_recovery_codes where user_id = $1',
)
/** Uses code $2 of person $1 at $3; no row for one that does not exist or was used. */
export const useRecoveryCode = statement(
  'desk_recovery_use',
  `update desk_recovery_codes set used = $3 where user_id = $1 and digest = $2 and used is null
   returning user_id as "userId"`,
  { userId: number },
)

export const lockSecuritySetting = statement(
  'desk_security_lock',
  `insert into settings (key, value, updated) values ('desk_security', '{"required": false}', $1)
   on conflict (key) do update set value = settings.value returning value -> 'required' = 'true' as required`,
  { required: boolean },
)
export const storeSecuritySetting = statement(
  'desk_security_store',
  `update settings set value = jsonb_build_object('required', $1::boolean), updated = $2 where key = 'desk_security'`,
)
