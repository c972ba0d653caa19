import 'server-only'
import { statement, text } from '@/lib/server/ground/db/statement'

export const sealedKey = statement('sealed_key', 'select sealed from sealed_keys where name = $1', {
  sealed: text,
})

export const addSealedKey = statement(
  'sealed_key_add',
  'insert into sealed_keys (name, sealed, created) values ($1, $2, $3) on conflict (name) do nothing',
)

export const putSealedKey = statement(
  'sealed_key_put',
  `insert into sealed_keys (name, sealed, created) values ($1, $2, $3)
   on conflict (name) do update set sealed = excluded.sealed, created = excluded.created`,
)

/** No row for an envelope that was opened before. */
export const useEnvelope = statement(
  'envelope_use',
  'insert into used_envelopes (digest, expires) values ($1, $2) on conflict (digest) do nothing returning digest',
  { digest: text },
)

export const sweepUsedEnvelopes = statement(
  'envelopes_sweep',
  'delete from used_envelopes where expires <= $1',
)
