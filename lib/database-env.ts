/**
 * The database: the part of the environment that lib/env.ts reads from here. Plain Node runs this file too: erasable
 * TypeScript only.
 */
import { z } from 'zod'
import { databaseHosts } from './database-hosts.ts'

const oneOrSeveral =
  'must be an address such as postgres://mall@one:5432,two:5432/mall, with one host or several'

const address = (error: string) => z.string().refine((url) => databaseHosts(url) !== null, { error })

export const databaseVariables = {
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, { error: 'must start with postgres:// or postgresql://' })
    .refine((url) => databaseHosts(url) !== null, { error: oneOrSeveral })
    .optional(),
  DATABASE_READ_URL: address(oneOrSeveral).optional(),
  DATABASE_POOLER: z
    .enum(['transaction', 'prepared'], { error: 'must be transaction or prepared' })
    .optional(),
  DATABASE_DIRECT_URL: address(
    'must be the address of the database without the pooler, with one host or several',
  ).optional(),
}

type Variables = z.output<z.ZodObject<typeof databaseVariables>> & { MALL_SECRET?: string | undefined }

/** The variables that contradict each other, each with what it must be. */
export function databaseProblems(env: Variables): { name: keyof Variables; problem: string }[] {
  const found: ReturnType<typeof databaseProblems> = []
  const check = (isRight: unknown, name: keyof Variables, problem: string) => {
    if (!isRight) found.push({ name, problem })
  }
  const { DATABASE_URL: url, DATABASE_POOLER: pooler } = env
  check(!env.DATABASE_READ_URL || url, 'DATABASE_URL', 'must be set when DATABASE_READ_URL is set')
  check(!pooler || url, 'DATABASE_URL', 'must be set when DATABASE_POOLER is set')
  check(
    !pooler === !env.DATABASE_DIRECT_URL,
    'DATABASE_DIRECT_URL',
    'must be set with DATABASE_POOLER, and only with it',
  )
  check(!url || env.MALL_SECRET, 'MALL_SECRET', 'must be set when DATABASE_URL is set')
  return found
}

export const databaseSettings = (env: Variables) => ({
  databaseUrl: env.DATABASE_URL,
  /** Standbys for reads of the catalogue. */
  databaseReadUrl: env.DATABASE_READ_URL,
  /** The kind of pooler at `databaseUrl`. */
  databasePooler: env.DATABASE_POOLER,
  /** The database without that pooler. */
  databaseDirectUrl: env.DATABASE_DIRECT_URL,
})
