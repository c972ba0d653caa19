import 'server-only'
import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { Database } from '@/lib/server/ground/db/connection'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { seal, unseal } from '@/lib/server/ground/seal'
import { addSealedKey, putSealedKey, sealedKey } from './sql'

const name = 'sign-in'

interface KeyPair {
  privateKey: KeyObject
  /** SPKI as base64, for import with WebCrypto. */
  publicKey: string
}

const pairs = new WeakMap<Database, Promise<KeyPair>>()

const pairOf = (pem: string): KeyPair => {
  const privateKey = createPrivateKey(pem)
  const spki = createPublicKey(privateKey).export({ type: 'spki', format: 'der' })
  return { privateKey, publicKey: spki.toString('base64') }
}

async function newPem(): Promise<string> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

/** The stored key; undefined for none, and for one sealed with another secret. */
async function storedPem({ db, secret }: Mall): Promise<{ pem?: string; isLost: boolean }> {
  const [row] = await db.run(sealedKey, [name])
  if (!row) return { isLost: false }
  try {
    return { pem: unseal(secret, row.sealed, 'key'), isLost: false }
  } catch (error) {
    log.warn({ err: error }, 'the sign-in key was sealed with another MALL_SECRET: a new one replaces it')
    return { isLost: true }
  }
}

async function load(mall: Mall): Promise<KeyPair> {
  const stored = await storedPem(mall)
  if (stored.pem) return pairOf(stored.pem)
  const sealed = seal(mall.secret, await newPem(), 'key')
  // If several instances start at once, all use the key of the first.
  await mall.db.run(stored.isLost ? putSealedKey : addSealedKey, [name, sealed, mall.now()])
  const { pem } = await storedPem(mall)
  if (!pem) throw new Error('the sign-in key was not stored')
  return pairOf(pem)
}

/**
 * The key pair of the sign-in fields. It is made once and stored in the database, sealed with the secret of the mall.
 */
export function keyPair(mall: Mall): Promise<KeyPair> {
  const known = pairs.get(mall.db)
  if (known) return known
  const loading = load(mall).catch((error: unknown) => {
    pairs.delete(mall.db)
    throw error
  })
  pairs.set(mall.db, loading)
  return loading
}
