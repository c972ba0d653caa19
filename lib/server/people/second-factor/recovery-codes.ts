import 'server-only'
import { createHash, randomBytes } from 'node:crypto'
import type { Queries } from '@/lib/server/ground/db/connection'
import { addRecoveryCodes, deleteRecoveryCodes } from './sql'
import { base32 } from './totp'

const count = 10

/** Without blanks and hyphens, in capitals: as people copy codes. */
const plain = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** Whether a text has the form of a recovery code. */
export const isRecoveryCode = (code: string): boolean => /^[A-Z2-7]{16}$/.test(plain(code))

export const digestOfCode = (code: string): string =>
  createHash('sha256').update(plain(code)).digest('base64url')

/** Replaces the recovery codes of a person. @returns the new ones, which are stored as digests only */
export async function renewCodes(tx: Queries, userId: number): Promise<string[]> {
  const codes = Array.from({ length: count }, () => base32(randomBytes(10)).replaceAll(/(.{4})(?!$)/g, '$1-'))
  await tx.run(deleteRecoveryCodes, [userId])
  await tx.run(addRecoveryCodes, [userId, codes.map(digestOfCode)])
  return codes
}
