import 'server-only'
import type { Database } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'

/** Until the transaction ends, inserted rows of the audit trail have this address and browser as their defaults. */
const setOrigin = statement(
  'audit_origin',
  `select set_config('mall.ip', $1, true), set_config('mall.device', $2, true)`,
)

const maxDevice = 300

/** Where a call came from. */
export interface CallOrigin {
  ip: string
  /** `User-Agent` as it was sent. */
  device: string
}

/** The headers of a request as an origin; a text that cannot be stored is cut to what can. */
export const originOf = (headers: Headers, ip: string): CallOrigin => ({
  ip: ip.slice(0, 60),
  device: (headers.get('user-agent') ?? '').replaceAll(/[^\x20-\x7e]/g, '').slice(0, maxDevice),
})

const withOriginOn = (db: Database, { ip, device }: CallOrigin): Database => ({
  home: db.home,
  kind: db.kind,
  orm: db.orm,
  run: (query, params) => db.run(query, params),
  transaction: (work) =>
    db.transaction(async (tx) => {
      // Not awaited first: on PostgreSQL it shares the round trip of the first statement of the work.
      const [, answer] = await Promise.all([tx.run(setOrigin, [ip, device]), work(tx)])
      return answer
    }),
  get unhurried() {
    return withOriginOn(db.unhurried, { ip, device })
  },
  close: () => db.close(),
  ...(db.listen && { listen: db.listen.bind(db) }),
})

/**
 * The mall for one call of a person at the desk: what its transactions write in the audit trail has the address and
 * browser of the call, also where a statement writes the row beside other ones.
 */
export const withOrigin = (mall: Mall, origin: CallOrigin): Mall => ({
  ...mall,
  db: withOriginOn(mall.db, origin),
})
