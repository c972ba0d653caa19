import 'server-only'
import { bigint } from 'drizzle-orm/pg-core'

/** A reference to a bigserial key; JSON number on the wire. */
export const id = (name: string) => bigint(name, { mode: 'number' })

/** Money in integer cents. */
export const cents = (name: string) => bigint(name, { mode: 'number' })

/** A time in epoch seconds, as in the contract. */
export const seconds = (name: string) => bigint(name, { mode: 'number' })
